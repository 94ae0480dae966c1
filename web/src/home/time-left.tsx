/** How much time is left for a decision: in words, and as a bar. It counts down by itself. */

import type { GameListed } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import { serverNow } from '../session/server-time.ts';
import { timeLeft } from '../waiting/waiting.ts';
import { ago, roughly } from '../words/formats.ts';
import { t } from '../words/home.ts';

/** Milliseconds between two looks at the clock. */
const TICK = 10_000;
/** Below this share of the whole time, or so many milliseconds, it is urgent. */
const SHORT = 0.2;
const SOON = 3_600_000;

export function TimeLeft({ game }: { game: GameListed }) {
  const [now, setNow] = useState(serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(game, now);
  if (left === undefined) return <p class="time-left quiet">{t('since', { ago: ago(game.updated_at, now) })}</p>;
  const whole = (game.terms?.clock?.pace.seconds ?? 0) * 1000;
  const share = Math.min(1, left / Math.max(whole, 1));
  const urgent = share < SHORT || left < SOON;
  return (
    <div class={urgent ? 'time-left urgent' : 'left'}>
      <p>{t('left', { time: roughly(left / 1000) })}</p>
      <span class="time-bar" aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </div>
  );
}
