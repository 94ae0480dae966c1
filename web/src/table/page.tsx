/** The table while a game is played: the board, what to do below it, all else beside. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import type { GameShown } from 'kronika-client';
import { AheadOf } from '../arranged/told.ts';
import { ToldView } from '../board/scene-view.tsx';
import { useTelling } from '../board/telling.ts';
import { Sign } from '../dropped/sign.tsx';
import type { GameProps } from '../game/props.ts';
import { isBranch, isHere } from '../referee/addresses.ts';
import { Arrow } from '../review/arrow.tsx';
import { person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { arrangementOf } from '../titles/arranged.ts';
import { language } from '../words/language.ts';
import { t } from '../words/table.ts';
import { Bar } from './bar.tsx';
import { aloud } from './chronicle.ts';
import { Disputed } from './disputed.tsx';
import { Dock } from './dock.tsx';
import { useInSight } from './in-sight.ts';
import { tellTurn } from './notices.ts';
import { Proposed } from './offers.tsx';
import { Peeked } from './peeked.tsx';
import { Playing } from './playing.ts';
import { pointing } from './pointing.ts';
import { Rail } from './rail.tsx';
import { Outcome } from './result.tsx';
import { isOver, seatNames, seatsOf } from './seats.ts';
import { seatBehind } from './seen-from.tsx';
import { standing } from './standing.ts';

export default function TablePage({ game }: GameProps) {
  const { query } = useRoute();
  const account = person.value?.account;
  const seat = useMemo(() => {
    const mine = seatsOf(game, account);
    return mine.find((one) => String(one) === query.seat) ?? mine.find((one) => game.awaits.includes(one)) ?? mine[0];
  }, [game.id, account, query.seat]);
  const behind = seat === undefined ? seatBehind(query.seat, game.seats.length) : undefined;
  return <Seated key={`${seat} ${account} ${language.value}`} game={game} seat={seat} behind={behind} />;
}

interface Sitting {
  readonly game: GameShown;
  readonly seat: number | undefined;
  /** The seat behind which a spectator sits. */
  readonly behind: number | undefined;
}

function Seated({ game: given, seat, behind }: Sitting) {
  const { route } = useLocation();
  const playing = useMemo(() => new Playing(given, seat, route), []);
  const { live, choosing, busy } = playing;
  useEffect(() => playing.start(), []);
  const [zone, setZone] = useState<string>();
  const game = live.game.value;
  const shown = live.shown.value;
  const { legal, scene } = playing;
  const { ready, steps } = playing.draft;
  const names = seatNames(game);
  const seats = useMemo(() => names.map((name, at) => ({ seat: at, name })), [names.join('\n')]);
  const paused = (game.pauses?.length ?? 0) > 0;
  const deciding = !isOver(game) && !paused && legal !== undefined && (legal.decision !== null || ready !== undefined);
  const awaited = deciding && seat !== undefined && game.awaits.includes(seat);
  const asks = ready ? t('turnReady') : deciding ? (legal.asks ?? t('yourTurn')) : standing(game, names, seat);
  const lit = busy.value ? undefined : choosing.lit.value;
  const hint = playing.hinting.shown.value;
  const pointed = useMemo(() => new Set(hint?.path), [hint]);
  const told = useTelling({ scene, title: game.title, seats, viewer: seat ?? behind, lit, chosen: choosing.chosen.value, pointed });
  useKeys(playing);
  useSaying(playing, awaited, asks, names);
  useInSight(choosing.lit.value.size > 0 && deciding, `${shown?.version} ${steps.value.length} ${choosing.picked.join(' ')}`);
  const refresh = () => void live.refresh();
  const playable = seat !== undefined && !isOver(game);
  const arriving = told === undefined || arrangementOf(game.title) === undefined;

  return (
    <div
      class={`whole table of-${game.title}${awaited ? ' my-turn' : ''}${isBranch(game.id) ? ' in-branch' : ''}${hint ? ' hinted' : ''}${arriving ? ' arriving' : ''}`}
      data-state={isOver(game) ? 'over' : busy.value || playing.trying.value ? 'busy' : deciding ? 'deciding' : 'waiting'}
      {...pointing(playing, told)}
      data-at={`${shown?.version ?? ''}/${steps.value.length}/${choosing.picked.length}${choosing.asked.value ? '?' : ''}`}
    >
      <Bar game={game} told={told} playing={playing} awaited={awaited} playable={playable} onDone={refresh} />
      <div class="table-board">
        {isHere(game.id) && <Sign game={game.id} />}
        <Disputed game={game} names={names} />
        {isOver(game) && <Outcome game={game} seated={seat !== undefined} />}
        {playable && <Proposed game={game} seat={seat} onDone={refresh} />}
        {shown && (
          <AheadOf.Provider value={playing.foretelling.ahead}>
            <ToldView
              told={told}
              title={game.title}
              animate
              onPick={(id, then) => playing.pick(id, then)}
              about={(looked) => <Peeked looked={looked} playing={playing} told={told} onZone={setZone} />}
              dock={(mine) => <Dock playing={playing} game={game} names={names} asks={asks} mine={mine} behind={behind} told={told} />}
            />
          </AheadOf.Provider>
        )}
        {hint && hint.path.length > 0 && <Arrow path={hint.path} rank={hint.rank} on={told?.scene} />}
      </div>
      <Rail game={game} told={told} live={live} seat={seat} zone={zone} onZone={setZone} />
    </div>
  );
}

/** Keys that work wherever the focus is, unless somebody writes. */
function useKeys(playing: Playing): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return;
      const key = event.key.toLowerCase();
      if (key === 'm' && playing.choosing.ways.peek().length > 0) playing.finding.value = true;
      else if (key === 'u') void playing.undo();
      else if (key === 'r') playing.redo();
      else if (key === 'e') void playing.endTurn();
      else if (key === 'h' && playing.hints) void playing.hint();
      else if (key === 'escape') playing.back();
      else if (key === 'n' || key === 'p') firstLit(key === 'n');
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [playing]);
}

/** From anywhere on the page to what can be chosen. */
function firstLit(first: boolean): void {
  const lit = [...document.querySelectorAll<HTMLElement>('.scene :is(.item.lit, .handle.lit)')].filter((one) => one.checkVisibility());
  lit.at(first ? 0 : -1)?.focus();
}

/** Says aloud what others have done, and that it is one's turn. */
function useSaying({ live, seat }: Playing, awaited: boolean, asks: string, names: readonly string[]): void {
  const told = useRef(0);
  const before = useRef(awaited);
  const entries = live.log.value;
  const version = live.shown.value?.version ?? 0;
  useEffect(() => {
    const first = told.current === 0;
    const news = entries.filter((one) => one.version > told.current && one.seat !== undefined && one.seat !== seat);
    told.current = Math.max(told.current, ...entries.map((one) => one.version));
    const said = news.slice(-3).map((one) => `${names[one.seat!]}: ${aloud(one, live.past.peek().told(one.ply))}`);
    const turn = awaited && !before.current;
    if (turn && !first) tellTurn(`${t('yourTurn')} · ${live.game.peek().title}`, asks, live.id);
    before.current = awaited;
    if (first) return;
    const text = [...said, awaited ? asks : ''].filter(Boolean).join(' ');
    if (text !== '' && (turn || said.length > 0)) announce(text);
  }, [version, awaited]);
}
