/** The replay of a game: its boards at any ply, and every way to go through it. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameProps } from '../game/props.ts';
import { isBranch, isHere } from '../referee/addresses.ts';
import { Arrow } from '../review/arrow.tsx';
import { ReviewBar } from '../review/bar.tsx';
import { useBetter } from '../review/better.ts';
import { missed } from '../review/missed.ts';
import { useReviewing } from '../review/use-reviewing.ts';
import { Worth } from '../review/worth.tsx';
import { kronika, person } from '../session/session.ts';
import { Answered } from '../shell/waiting.tsx';
import { letter } from '../shell/seat.tsx';
import { LegendOf } from '../signs/sign.tsx';
import { wishes } from '../table/notices.ts';
import { seatsOf } from '../table/seats.ts';
import { botName } from '../titles/bots.ts';
import { language } from '../words/language.ts';
import { t } from '../words/replay.ts';
import { useAddress } from './address.ts';
import { Band } from './band.tsx';
import { baseOf, Board, useBoard } from './board.tsx';
import { compare, CompareButton, EyesChoice, More, since } from './choices.tsx';
import { Controls } from './controls.tsx';
import { Happened } from './happened.tsx';
import { pressed } from './keys.ts';
import { LegalThen } from './legal.tsx';
import { Moves } from './moves.tsx';
import { named } from './naming.ts';
import { useNews } from './news.ts';
import { Proof } from './proof.tsx';
import { Replaying } from './replaying.ts';
import { Timeline } from './timeline.tsx';

export default function Replay({ game }: GameProps) {
  const over = game.status === 'finished' || game.status === 'void';
  const mine = seatsOf(game, person.value?.account);
  const asked = useMemo(() => new URLSearchParams(location.search), []);
  const replaying = useMemo(() => new Replaying(numberOf(asked.get('ply')), over && wishes.unspoilt.on), []);
  const [eyes, setEyes] = useState(numberOf(asked.get('seat')) ?? (!over && mine.length === 1 ? mine[0] : undefined));
  const [look, setLook] = useState(eyes);
  const [zone, setZone] = useState<string>();
  const [more, setMore] = useState(false);
  const names = named(game.seats, letter, (bot) => botName(game.title, bot));
  const seats = useMemo(() => names, [names.map(({ name }) => name).join('\n')]);
  const viewer = over
    ? { seat: undefined, eyes }
    : { seat: eyes !== undefined && mine.includes(eyes) ? eyes : undefined, eyes: undefined };
  const client = kronika.value;
  const spoken = language.value;
  const read = () => void replaying.read(client, game.id, { ...viewer, language: spoken });

  useEffect(read, [client, spoken, viewer.seat, viewer.eyes]);
  useEffect(() => () => replaying.close(), []);
  const reviewing = useReviewing(game);
  useKeys(replaying, () => setMore((one) => !one), (by) => missed({ reviewing, replaying, only: viewer.eyes }, by));
  useAddress(replaying, eyes);
  const news = useNews(replaying, over ? undefined : game.id, viewer.seat);

  const moment = replaying.shown.value;
  const base = baseOf(replaying, moment, look);
  const better = useBetter(reviewing, game.id, moment);
  const onBoard = better.alone ? replaying.summary.moments.get(moment?.parent ?? -1) : moment;
  const sits = better.alone ? better.seat : look;
  const told = useBoard({ replaying, title: game.title, seats, look: sits, now: onBoard, base, better });
  const loaded = { value: moment, error: moment ? undefined : replaying.error.value, again: () => location.reload() };
  const askable = over ? seats : seats.filter(({ seat }) => mine.includes(seat));
  const chosen = (seat: number | undefined) => {
    setEyes(seat);
    setLook(seat);
  };
  return (
    <div class={`whole replay of-${game.title}${isBranch(game.id) ? ' in-branch' : ''}`}>
      <Band game={game} replaying={replaying} look={eyes} mine={mine} over={over}>
        {news > 0 && (
          <button type="button" onClick={read}>
            {t('newMoves', { count: news })}
          </button>
        )}
      </Band>
      {(moment === undefined || !reviewing.known.value) && replaying.error.value === undefined ? (
        <p class="quiet loading">{t('loading', { count: Math.abs(replaying.count.value) })}</p>
      ) : (
        <Answered loaded={loaded}>
          {(now) => (
            <LegendOf.Provider value={told?.catalogue}>
              <div class="replay-board">
                <Board {...{ replaying, told, seats }} look={sits} now={onBoard ?? now} title={game.title} onLook={setLook} onZone={setZone} />
                {better.path.length > 0 && <Arrow path={better.path} rank={better.rank} on={told?.scene} />}
              </div>
              <Controls replaying={replaying}>
                <EyesChoice seats={askable} table={over || mine.length !== 1} value={eyes} onChange={chosen} />
                <CompareButton replaying={replaying} />
                <More replaying={replaying} seats={seats} open={more} onOpen={setMore} />
              </Controls>
              <Timeline replaying={replaying} reviewing={reviewing} />
              <ReviewBar {...{ game, reviewing, replaying, seats }} only={viewer.eyes} />
              <Happened {...{ replaying, now, seats, base }} game={game.id} eyes={viewer}>
                <Worth {...{ reviewing, now, seats }} worded={better.worded} />
              </Happened>
              <Moves replaying={replaying} reviewed={reviewing.reviewed.value} title={game.title} seats={seats} zone={zone} onZone={setZone} />
              <div class="replay-foot">
                {!isHere(game.id) && <Proof game={game.id} ply={replaying.here.value?.ply ?? now.ply} />}
                <LegalThen replaying={replaying} game={game.id} title={game.title} told={told} seats={askable} />
              </div>
            </LegendOf.Provider>
          )}
        </Answered>
      )}
    </div>
  );
}

function useKeys(replaying: Replaying, help: () => void, mistake: (by: 1 | -1) => void): void {
  const latest = useRef(mistake);
  latest.current = mistake;
  useEffect(() => {
    const others = {
      ...{ help, since: () => since(replaying), compare: () => compare(replaying) },
      mistake: (by: 1 | -1) => latest.current(by),
    };
    const key = (event: KeyboardEvent) => {
      if (pressed(event, replaying, others)) event.preventDefault();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
