/** The table while a game is played: the board in the middle, what to do above it, all else beside. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import type { GameShown } from 'kronika-client';
import { SceneView } from '../board/scene-view.tsx';
import { Prompt } from '../choosing/prompt.tsx';
import type { GameProps } from '../game/page.tsx';
import { person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Heading } from '../shell/heading.tsx';
import { nameOf, useTitles } from '../titles/known.ts';
import { list, moment } from '../words/formats.ts';
import { language } from '../words/language.ts';
import { t as words } from '../words/board.ts';
import { t } from '../words/table.ts';
import type { Line } from './live.ts';
import { LogPanel } from './log-panel.tsx';
import { tellTurn } from './notices.ts';
import { Offers, Proposed } from './offers.tsx';
import { Players } from './players.tsx';
import { Playing } from './playing.ts';
import { Outcome } from './result.tsx';
import { isOver, seatNames, seatsOf } from './seats.ts';
import { Settings } from './settings.tsx';
import { usePliesIn } from './where.ts';

export default function TablePage({ game }: GameProps) {
  const { query } = useRoute();
  const account = person.value?.account;
  const seat = useMemo(() => {
    const mine = seatsOf(game, account);
    return mine.find((one) => String(one) === query.seat) ?? mine.find((one) => game.awaits.includes(one)) ?? mine[0];
  }, [game.id, account, query.seat]);
  return <Seated key={`${seat} ${account} ${language.value}`} game={game} seat={seat} />;
}

function Seated({ game: given, seat }: { game: GameShown; seat: number | undefined }) {
  const playing = useMemo(() => new Playing(given, seat), []);
  const { live, choosing, why, busy, finding } = playing;
  useEffect(() => playing.start(), []);
  const [zone, setZone] = useState<string>();
  const plies = usePliesIn(zone, live);
  const game = live.game.value;
  const shown = live.shown.value;
  const legal = live.legal.value;
  const names = seatNames(game);
  const title = nameOf(useTitles(), game.title);
  const seats = useMemo(() => names.map((name, at) => ({ seat: at, name })), [names.join('\n')]);
  const paused = (game.pauses?.length ?? 0) > 0;
  const deciding = !isOver(game) && !paused && legal !== undefined && legal.decision !== null;
  const awaited = deciding && seat !== undefined && game.awaits.includes(seat);
  const asks = deciding ? (legal.asks ?? t('yourTurn')) : standing(game, names, seat);
  useKeys(playing);
  useTelling(playing, awaited, asks, names);
  const beside = useUnlit(playing);
  useInSight(choosing.lit.value.size > 0 && deciding, `${shown?.version} ${choosing.picked.join(' ')}`);
  const refresh = () => void live.refresh();
  const playable = seat !== undefined && !isOver(game);

  return (
    <div
      class={`whole table${awaited ? ' my-turn' : ''}`}
      data-state={isOver(game) ? 'over' : busy.value ? 'busy' : deciding ? 'deciding' : 'waiting'}
      data-at={`${shown?.version ?? ''}/${choosing.picked.length}`}
    >
      <div class="table-main">
        <div class="table-top">
          <div class="line spread">
            <Heading name={awaited ? `● ${t('yourTurn')} · ${title}` : title}>
              <span translate={false}>{title}</span>
            </Heading>
            <LineState line={live.line.value} ply={game.ply} />
          </div>
          <Prompt
            choosing={choosing}
            why={why}
            asks={asks}
            busy={busy.value}
            finding={finding.value}
            onPick={(id) => playing.pick(id)}
            onFind={(open) => {
              finding.value = open;
            }}
          >
            {playable && legal?.undo && (
              <button type="button" class="undo" aria-keyshortcuts="u" disabled={busy.value} onClick={() => void playing.undo()}>
                {t(legal.undo.free ? 'undo' : 'askUndo')}
              </button>
            )}
          </Prompt>
          {playable && <Proposed game={game} seat={seat} onDone={refresh} />}
          <OtherSeat game={game} seat={seat} names={names} />
        </div>
        <div class="table-board" {...beside}>
          {isOver(game) && <Outcome game={game} seated={seat !== undefined} />}
          {shown && (
            <SceneView
              scene={shown.scene}
              title={game.title}
              seats={seats}
              viewer={seat}
              lit={busy.value ? undefined : choosing.lit.value}
              chosen={choosing.chosen.value}
              animate
              onPick={(id) => playing.pick(id)}
              about={({ zone: { id } }) => <WhatHere onAsk={() => setZone(id)} />}
            />
          )}
        </div>
      </div>
      <aside class="table-side">
        <Players game={game} scene={shown?.scene} seat={seat} />
        <LogPanel
          game={game}
          scene={shown?.scene}
          names={names}
          zone={zone}
          plies={plies}
          onZone={setZone}
          entries={live.log.value}
          cut={live.cut.value}
          onEarlier={() => void live.earlier()}
        />
        {playable && (
          <details class="more">
            <summary>{t('offers')}</summary>
            <Offers game={game} seat={seat} onDone={refresh} />
          </details>
        )}
        <details class="more">
          <summary>{t('settings')}</summary>
          <Settings />
        </details>
      </aside>
    </div>
  );
}

/** Leads to what the log says of the zone that is looked at. */
function WhatHere({ onAsk }: { onAsk: () => void }) {
  const ask = () => {
    onAsk();
    const log = document.querySelector<HTMLElement>('.log select.zone-filter');
    log?.scrollIntoView({ block: 'nearest' });
    log?.focus({ preventScroll: true });
  };
  return (
    <p>
      <button type="button" class="plain" onClick={ask}>
        {words('whatHere')}
      </button>
    </p>
  );
}

/** What is going on while nobody here has to decide. */
function standing(game: GameShown, names: readonly string[], seat: number | undefined): string {
  if (game.status === 'void') return t('called');
  if (game.status === 'finished') return t('ended');
  const [pause] = game.pauses ?? [];
  if (pause) {
    if (pause.why === 'dispute') return t('disputed');
    return pause.until ? t('pausedUntil', { until: moment(pause.until) }) : t('paused');
  }
  const waits = t('waitsFor', { names: list(game.awaits.map((one) => names[one] ?? '')) });
  const parts = [seat === undefined && t('watching'), game.awaits.length > 0 && waits];
  return parts.filter(Boolean).join(' ');
}

function LineState({ line, ply }: { line: Line; ply: number }) {
  return (
    <p class={`line-state ${line} small`} role="status">
      {t(`line.${line}`)} · {t('ply', { ply })}
    </p>
  );
}

/** Whoever holds several seats is told when another one is to move. */
function OtherSeat({ game, seat, names }: { game: GameShown; seat: number | undefined; names: readonly string[] }) {
  const mine = seatsOf(game, person.value?.account);
  const other = mine.find((one) => one !== seat && game.awaits.includes(one));
  if (other === undefined || (seat !== undefined && game.awaits.includes(seat))) return null;
  return (
    <p class="line">
      <span>{t('otherSeat', { name: names[other] })}</span>
      <a class="button" href={`/games/${game.id}?seat=${other}`}>
        {t('goThere')}
      </a>
    </p>
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
      else if (key === 'escape') playing.back();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [playing]);
}

/**
 * Clicks on what does not light up; the board itself tells of those that do. Taken on their way
 * down, while everything is still lit as it was clicked.
 */
function useUnlit(playing: Playing) {
  const ask = (target: EventTarget | null) => {
    const thing = target instanceof Element ? target.closest<SVGElement>('.item, .handle') : null;
    const zone = thing?.closest('.zone')?.querySelector<SVGElement>('.handle');
    if (!thing || thing.matches('.lit') || zone?.matches('.lit')) return;
    playing.ask(thing.dataset.id!, zone?.dataset.id ?? '');
  };
  return {
    onClickCapture: (event: MouseEvent) => ask(event.target),
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') ask(event.target);
    },
  };
}

/** Brings something that can be chosen into sight, if nothing of it is. */
function useInSight(something: boolean, on: string): void {
  useEffect(() => {
    if (!something) return;
    const top = document.querySelector('.table-top')?.getBoundingClientRect().bottom ?? 0;
    const lit = [...document.querySelectorAll('.table-board :is(.item.lit, .handle.lit)')];
    const seen = lit.some((one) => {
      const { top: upper, bottom: lower } = one.getBoundingClientRect();
      return upper >= top && lower <= innerHeight;
    });
    const [first] = lit;
    if (seen || first === undefined) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const box = document.querySelector('.table-board')!;
    const scrolls = box.scrollHeight > box.clientHeight;
    const scroller = scrolls ? box : document.documentElement;
    const middle = scrolls ? box.getBoundingClientRect().top + box.clientHeight / 2 : (top + innerHeight) / 2;
    const by = first.getBoundingClientRect().top - middle;
    scroller.scrollBy({ top: by, behavior: still ? 'auto' : 'smooth' });
  }, [something, on]);
}

/** Says aloud what others have done, and that it is one's turn. */
function useTelling({ live, seat }: Playing, awaited: boolean, asks: string, names: readonly string[]): void {
  const told = useRef(0);
  const before = useRef(awaited);
  const entries = live.log.value;
  const version = live.shown.value?.version ?? 0;
  useEffect(() => {
    const first = told.current === 0;
    const news = entries.filter((one) => one.version > told.current && one.seat !== undefined && one.seat !== seat);
    told.current = Math.max(told.current, ...entries.map((one) => one.version));
    const said = news.slice(-3).map((one) => `${names[one.seat!]}: ${one.texts.join(' ')}`);
    const turn = awaited && !before.current;
    if (turn && !first) tellTurn(`${t('yourTurn')} · ${live.game.peek().title}`, asks, live.id);
    before.current = awaited;
    if (first) return;
    const text = [...said, awaited ? asks : ''].filter(Boolean).join(' ');
    if (text !== '' && (turn || said.length > 0)) announce(text);
  }, [version, awaited]);
}
