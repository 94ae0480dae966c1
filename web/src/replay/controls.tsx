/** The controls of a replay: steps by ply, turn and round, the pace, whose eyes, what is compared. */

import type { ComponentChildren } from 'preact';
import { t } from '../words/replay.ts';
import { SPEEDS, type Speed } from './pace.ts';
import type { Replaying, Way } from './replaying.ts';

/** Where one is, in words. */
export function placeOf(replaying: Replaying): string {
  const moment = replaying.shown.value;
  if (moment === undefined) return '';
  const last = replaying.open.value ? (replaying.summary.head?.last ?? replaying.summary.last) : undefined;
  const at =
    last === undefined
      ? t('atHidden', { ply: moment.ply })
      : moment.ply === 0
        ? t('atStart', { last })
        : t('at', { ply: moment.ply, last });
  return moment.round === undefined ? at : t('atRound', { at, round: moment.round });
}

export function Controls({ replaying, children }: { replaying: Replaying; children: ComponentChildren }) {
  const playing = replaying.playing.value;
  return (
    <div class="replay-controls" role="group" aria-label={t('bar')}>
      <Where replaying={replaying} />
      <div class="replay-steps">
        <Go sign="start" name={t('start')} keys="Home" onClick={() => replaying.goTo(0)} />
        <Step replaying={replaying} sign="backRound" name={t('backRound')} keys="PageUp" way="round" by={-1} />
        <Step replaying={replaying} sign="backTurn" name={t('backTurn')} keys="ArrowUp" way="turn" by={-1} />
        <Step replaying={replaying} sign="back" name={t('back')} keys="ArrowLeft" way="ply" by={-1} />
        <button
          type="button"
          class="main replay-play"
          aria-keyshortcuts="Space"
          title={t(playing ? 'pause' : 'play')}
          aria-label={t(playing ? 'pause' : 'play')}
          onClick={() => replaying.toggle()}
        >
          <Drawn of={playing ? 'pause' : 'play'} />
        </button>
        <Step replaying={replaying} sign="on" name={t('on')} keys="ArrowRight" way="ply" by={1} />
        <Step replaying={replaying} sign="onTurn" name={t('onTurn')} keys="ArrowDown" way="turn" by={1} />
        <Step replaying={replaying} sign="onRound" name={t('onRound')} keys="PageDown" way="round" by={1} />
        <Go sign="end" name={t('end')} keys="End" onClick={() => replaying.toEnd()} />
      </div>
      <div class="replay-choices">
        <label class="replay-speed">
          <span class="unseen">{t('speed')}</span>
          <select
            value={replaying.speed.value}
            onChange={(event) => replaying.hurry(event.currentTarget.value as Speed)}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {t(`speed.${speed}`)}
              </option>
            ))}
          </select>
        </label>
        {children}
      </div>
    </div>
  );
}

/** The number of the ply, to be read and to be typed. */
function Where({ replaying }: { replaying: Replaying }) {
  const { summary } = replaying;
  const moment = replaying.here.value;
  const last = replaying.open.value ? (summary.head?.last ?? summary.last) : undefined;
  return (
    <label class="replay-number small">
      <span>{t('number')}</span>
      <input
        type="number"
        min={0}
        max={summary.last}
        value={moment?.ply ?? ''}
        onChange={({ currentTarget }) => {
          const ply = currentTarget.valueAsNumber;
          if (replaying.open.peek() || replaying.seen.peek().includes(ply)) replaying.jump(ply);
          currentTarget.value = String(replaying.here.peek()?.ply ?? '');
        }}
      />
      <span>
        {last !== undefined && t('ofLast', { last })}
        {moment?.round !== undefined && <span class="replay-round-now"> · {t('round', { round: moment.round })}</span>}
      </span>
    </label>
  );
}

function Go(props: { sign: SignName; name: string; keys: string; onClick: () => void }) {
  const { sign, name, keys, onClick } = props;
  return (
    <button type="button" aria-label={name} title={name} aria-keyshortcuts={keys} onClick={onClick}>
      <Drawn of={sign} />
    </button>
  );
}

function Step(props: { replaying: Replaying; sign: SignName; name: string; keys: string; way: Way; by: 1 | -1 }) {
  const { replaying, way, by, ...go } = props;
  return <Go {...go} onClick={() => replaying.step(way, by)} />;
}

/** Signs of a player of records, drawn: not every font has them. */
const DRAWN = {
  start: 'M5 5v14M19 5l-10 7 10 7z',
  backRound: 'M12 5l-8 7 8 7zM21 5l-8 7 8 7zM3 5v14',
  backTurn: 'M12 5l-8 7 8 7zM21 5l-8 7 8 7z',
  back: 'M16 5l-8 7 8 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  on: 'M8 5l8 7-8 7z',
  onTurn: 'M12 5l8 7-8 7zM3 5l8 7-8 7z',
  onRound: 'M12 5l8 7-8 7zM3 5l8 7-8 7zM21 5v14',
  end: 'M19 5v14M5 5l10 7-10 7z',
} as const;
type SignName = keyof typeof DRAWN;

function Drawn({ of }: { of: SignName }) {
  return (
    <svg class="replay-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[of]} />
    </svg>
  );
}
