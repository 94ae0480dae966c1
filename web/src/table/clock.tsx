/** A clock that ticks: it counts down from its deadline while it runs. */

import type { ClockShown } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import { duration } from '../words/formats.ts';
import { t } from '../words/table.ts';

/** Below so many seconds it is urgent. */
const URGENT = 60;

export function Clock({ clock }: { clock: ClockShown }) {
  const [now, setNow] = useState(Date.now());
  const { runs, deadline } = clock;
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [runs, deadline]);
  const seconds = runs && deadline ? (Date.parse(deadline) - now) / 1000 : clock.left;
  const state = `${runs ? ' runs' : ''}${seconds < URGENT ? ' urgent' : ''}`;
  return (
    <span class={`clock${state}`} role="timer">
      {t('left', { time: duration(seconds) })}
      {(clock.missed ?? 0) > 0 && ` · ${t('missed', { count: clock.missed })}`}
    </span>
  );
}
