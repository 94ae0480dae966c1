/** A clock that ticks: it counts down to its deadline while it runs, by the time of the service. */

import type { ClockShown } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import { serverNow } from '../session/server-time.ts';
import { duration } from '../words/formats.ts';
import { t } from '../words/table.ts';

/** Below so many seconds it is urgent. */
const URGENT = 60;
/** Milliseconds that a timer can wait; nobody looks at a page for so many days. */
const LONGEST = 2 ** 31 - 1;

/** `onShort` is called once when a clock that runs has little left: a minute, of a short time a quarter. */
export function Clock({ clock, onShort }: { clock: ClockShown; onShort?: (() => void) | undefined }) {
  const [now, setNow] = useState(serverNow);
  const { runs, runs_out_at: deadline } = clock;
  useEffect(() => {
    if (!runs) return;
    setNow(serverNow());
    const ticking = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(ticking);
  }, [runs, deadline]);
  const seconds = runs && deadline ? (Date.parse(deadline) - now) / 1000 : clock.left;
  useEffect(() => {
    if (!runs || !deadline || onShort === undefined) return;
    const left = Date.parse(deadline) - serverNow();
    const wait = left - Math.min(1000 * URGENT, left / 4);
    if (wait > LONGEST) return;
    const calling = setTimeout(onShort, wait);
    return () => clearTimeout(calling);
  }, [runs, deadline, onShort === undefined]);
  const state = `${runs ? ' runs' : ''}${seconds < URGENT ? ' urgent' : ''}`;
  return (
    <span class={`clock${state}`} role="timer">
      {t('left', { time: duration(seconds) })}
      {(clock.missed ?? 0) > 0 && ` · ${t('missed', { count: clock.missed })}`}
    </span>
  );
}
