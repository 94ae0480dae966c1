/** The bar of a replay: a slider over its plies, with marks, and buttons to go through the game. */

import { useMemo } from 'preact/hooks';
import { t } from '../words/replay.ts';
import { type Mark, type MarkKind, marksOf, roundStops, turnStops } from './grouping.ts';
import { SPEEDS, type Speed } from './pace.ts';
import type { Replaying, Way } from './replaying.ts';

const SIGNS: Readonly<Record<MarkKind, string>> = { back: '↶', verdict: '⚖', dispute: '!', end: '⚑' };
/** Turns are ticked only as long as the ticks stay apart. */
const MOST_TICKS = 80;

/** Where one is, in words. */
export function placeOf(replaying: Replaying): string {
  const moment = replaying.shown.value;
  if (moment === undefined) return '';
  const last = replaying.summary.head?.last ?? replaying.summary.last;
  const at = moment.ply === 0 ? t('atStart', { last }) : t('at', { ply: moment.ply, last });
  return moment.round === undefined ? at : t('atRound', { at, round: moment.round });
}

export function Bar({ replaying }: { replaying: Replaying }) {
  const [path, place] = [replaying.path.value, replaying.place.value];
  const { summary } = replaying;
  return (
    <div class="replay-bar" role="group" aria-label={t('bar')}>
      <Marks replaying={replaying} path={path} />
      <input
        type="range"
        class="replay-slider"
        min={0}
        max={Math.max(path.length - 1, 0)}
        value={place}
        aria-label={t('slider')}
        aria-valuetext={placeOf(replaying)}
        onInput={(event) => replaying.goTo(Number(event.currentTarget.value))}
      />
      <Ticks replaying={replaying} path={path} />
      <div class="replay-buttons">
        <div class="replay-steps">
          <Go sign="start" name={t('start')} keys="Home" onClick={() => replaying.goTo(0)} />
          <Step replaying={replaying} sign="backRound" name={t('backRound')} keys="PageUp" way="round" by={-1} />
          <Step replaying={replaying} sign="backTurn" name={t('backTurn')} keys="ArrowUp" way="turn" by={-1} />
          <Step replaying={replaying} sign="back" name={t('back')} keys="ArrowLeft" way="ply" by={-1} />
          <button
            type="button"
            class="main replay-play"
            aria-keyshortcuts="Space"
            title={t(replaying.playing.value ? 'pause' : 'play')}
            aria-label={t(replaying.playing.value ? 'pause' : 'play')}
            onClick={() => replaying.toggle()}
          >
            <Sign of={replaying.playing.value ? 'pause' : 'play'} />
          </button>
          <Step replaying={replaying} sign="on" name={t('on')} keys="ArrowRight" way="ply" by={1} />
          <Step replaying={replaying} sign="onTurn" name={t('onTurn')} keys="ArrowDown" way="turn" by={1} />
          <Step replaying={replaying} sign="onRound" name={t('onRound')} keys="PageDown" way="round" by={1} />
          <Go sign="end" name={t('end')} keys="End" onClick={() => replaying.goTo(path.length - 1)} />
        </div>
        <label class="replay-number">
          <span>{t('number')}</span>
          <input
            type="number"
            min={0}
            max={summary.last}
            value={replaying.here.value?.ply ?? ''}
            onChange={(event) => replaying.jump(event.currentTarget.valueAsNumber)}
          />
        </label>
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
      </div>
    </div>
  );
}

function Go(props: { sign: SignName; name: string; keys: string; onClick: () => void }) {
  const { sign, name, keys, onClick } = props;
  return (
    <button type="button" aria-label={name} title={name} aria-keyshortcuts={keys} onClick={onClick}>
      <Sign of={sign} />
    </button>
  );
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

function Sign({ of }: { of: SignName }) {
  return (
    <svg class="replay-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[of]} />
    </svg>
  );
}

function Step(props: { replaying: Replaying; sign: SignName; name: string; keys: string; way: Way; by: 1 | -1 }) {
  const { replaying, way, by, ...go } = props;
  return <Go {...go} onClick={() => replaying.step(way, by)} />;
}

/** Ticks below the slider: a short one for each turn, a long one for each round. */
function Ticks({ replaying, path }: { replaying: Replaying; path: readonly number[] }) {
  const { summary } = replaying;
  return useMemo(() => {
    const last = Math.max(path.length - 1, 1);
    const places = new Map(path.map((ply, index) => [ply, index]));
    const drawn = (stops: readonly number[], height: number) =>
      stops.map((ply) => `M${((places.get(ply) ?? 0) / last) * 1000} 0v${height}`).join('');
    const turns = turnStops(path, summary);
    return (
      <svg class="replay-ticks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {turns.length <= MOST_TICKS && <path d={drawn(turns, 4)} />}
        <path class="rounds" d={drawn(roundStops(path, summary), 10)} />
      </svg>
    );
  }, [path, summary]);
}

function Marks({ replaying, path }: { replaying: Replaying; path: readonly number[] }) {
  const { summary } = replaying;
  const count = replaying.count.value;
  const marks = useMemo(() => placed(marksOf(summary), path), [summary, path, count]);
  if (marks.length === 0) return null;
  return (
    <ul class="replay-marks" aria-label={t('marks')}>
      {marks.map(({ mark, share }) => {
        const words = `${mark.event.text ?? ''} (${t(`mark.${mark.kind}`, { ply: mark.ply })})`;
        return (
          <li key={mark.event.version} style={{ insetInlineStart: `${share * 100}%` }}>
            <button type="button" title={words} aria-label={words} onClick={() => replaying.jump(mark.ply)}>
              <span aria-hidden="true">{SIGNS[mark.kind]}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The marks that lie on a path, and where. */
function placed(marks: readonly Mark[], path: readonly number[]) {
  return marks.flatMap((mark) => {
    const place = path.indexOf(mark.ply);
    return place < 0 ? [] : [{ mark, share: place / Math.max(path.length - 1, 1) }];
  });
}
