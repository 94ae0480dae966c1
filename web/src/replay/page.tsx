/** The replay of a game: its boards at any ply, and every way to go through it. */

import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SceneView, type SceneViewProps } from '../board/scene-view.tsx';
import type { GameProps } from '../game/props.ts';
import { toSignIn } from '../session/returning.ts';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Heading } from '../shell/heading.tsx';
import { attempt } from '../shell/problems.tsx';
import { letter, SeatMark } from '../shell/seat.tsx';
import { botName } from '../titles/bots.ts';
import { nameOf, useTitles } from '../titles/known.ts';
import { Answered } from '../shell/waiting.tsx';
import { duration, moment as time, number } from '../words/formats.ts';
import { language } from '../words/language.ts';
import { t } from '../words/replay.ts';
import { differing } from './applied.ts';
import { Bar, placeOf } from './bar.tsx';
import { lastOwn } from './grouping.ts';
import { KEYS, pressed } from './keys.ts';
import { LegalThen } from './legal.tsx';
import { Moves } from './moves.tsx';
import { type Named, named } from './naming.ts';
import { Origin } from './origin.tsx';
import { Replaying } from './replaying.ts';
import { ScoreChart } from './score-chart.tsx';
import type { Moment } from './summary.ts';

/** Milliseconds at a ply before the address names it, and before it is said aloud. */
const STAY = 300;

export default function Replay({ game }: GameProps) {
  const over = game.status === 'finished' || game.status === 'void';
  const mine = game.seats.filter((one) => one.account?.id === person.value?.account).map(({ seat }) => seat);
  const asked = useMemo(() => new URLSearchParams(location.search), []);
  const replaying = useMemo(() => new Replaying(numberOf(asked.get('ply'))), []);
  const [look, setLook] = useState(numberOf(asked.get('seat')) ?? (mine.length === 1 ? mine[0] : undefined));
  const [since, setSince] = useState(false);
  const [help, setHelp] = useState(false);
  const [zone, setZone] = useState<string>();
  const seats = named(game.seats, letter, (bot) => botName(game.title, bot));
  const eyes = look !== undefined && mine.includes(look) ? look : undefined;
  const client = kronika.value;
  const spoken = language.value;

  useEffect(() => {
    void replaying.read(client, game.id, { seat: eyes, language: spoken });
  }, [client, spoken, eyes]);
  useEffect(() => () => replaying.close(), []);
  useEffect(() => {
    const others = { help: () => setHelp((one) => !one), since: () => setSince((one) => !one) };
    const key = (event: KeyboardEvent) => {
      if (pressed(event, replaying, others)) event.preventDefault();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);
  useAddress(replaying, look);
  const news = useNews(replaying, over ? undefined : game.id, eyes);

  const moment = replaying.shown.value;
  const loaded = { value: moment, error: moment ? undefined : replaying.error.value, again: () => location.reload() };
  const title = nameOf(useTitles(), game.title);
  return (
    <div class="whole replay">
      <header class="line spread">
        <Heading name={t('name', { title })} />
        <Links game={game.id} over={over} replaying={replaying} look={look} seats={game.seats}>
          {news > 0 && (
            <button type="button" onClick={() => void replaying.read(client, game.id, { seat: eyes, language: spoken })}>
              {t('newMoves', { count: news })}
            </button>
          )}
        </Links>
      </header>
      {moment === undefined && replaying.error.value === undefined ? (
        <p class="quiet loading">{t('loading', { count: Math.abs(replaying.count.value) })}</p>
      ) : (
        <Answered loaded={loaded}>
          {(now) => (
            <>
              <div class="replay-main">
                <div class="replay-top line spread">
                  <Seats seats={seats} moment={now} />
                  <Tools
                    seats={over ? seats : seats.filter(({ seat }) => mine.includes(seat))}
                    table={over || mine.length !== 1}
                    {...{ look, setLook, since, setSince, help, setHelp }}
                  />
                </div>
                {help && <Help />}
                <Boards replaying={replaying} game={game.title} seats={seats} look={look} now={now} since={since} />
                <Bar replaying={replaying} />
              </div>
              <aside class="replay-side">
                <Happened replaying={replaying} now={now} seats={seats} base={since ? baseOf(replaying, now, look) : undefined} />
                <Moves replaying={replaying} title={game.title} seats={seats} zone={zone} onZone={setZone} />
                <ScoreChart replaying={replaying} seats={seats} />
                <LegalThen
                  replaying={replaying}
                  game={game.id}
                  seats={over ? seats : seats.filter(({ seat }) => mine.includes(seat))}
                />
              </aside>
            </>
          )}
        </Answered>
      )}
    </div>
  );
}

/** The boards, and on them what has changed: since the ply before, or since one's last move. */
function Boards(props: {
  replaying: Replaying;
  game: string;
  seats: readonly Named[];
  look: number | undefined;
  now: Moment;
  since: boolean;
}) {
  const { replaying, game, seats, look, now, since } = props;
  const base = since ? baseOf(replaying, now, look) : replaying.summary.moments.get(now.parent ?? -1);
  const changed = useMemo(
    () => (base === undefined ? undefined : differing(base.scene, now.scene)),
    [base?.scene, now.scene],
  );
  const about: SceneViewProps['about'] = ({ item }) => <Origin {...{ replaying, seats, id: item.id }} />;
  const near = replaying.preview.value === undefined && replaying.near;
  return <SceneView scene={now.scene} title={game} seats={seats} viewer={look} changed={changed} animate={near} about={about} />;
}

/** The moment after the last move of the seat that looks, or of whoever moved last. */
function baseOf(replaying: Replaying, now: Moment, look: number | undefined): Moment | undefined {
  const seat = look ?? now.move?.seat;
  if (seat === undefined) return undefined;
  return replaying.summary.moments.get(lastOwn(replaying.path.value, replaying.summary, now.ply, seat));
}

/** Who sits there, with points and clocks as they were. */
function Seats({ seats, moment }: { seats: readonly Named[]; moment: Moment }) {
  return (
    <ul class="replay-seats line" aria-label={t('seats')}>
      {seats.map(({ seat, name }) => {
        const score = moment.scores.find((one) => one.seat === seat);
        const clock = moment.clocks.find((one) => one.seat === seat);
        return (
          <li key={seat} class="line" data-moved={moment.move?.seat === seat ? '' : undefined}>
            <SeatMark seat={seat} />
            <span translate={false}>{name}</span>
            {score && <strong>{t('points', { points: score.points })}</strong>}
            {clock && <span class="small quiet">{t('clock', { time: duration(clock.left) })}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Through whose eyes, compared with what. */
function Tools(props: {
  seats: readonly Named[];
  table: boolean;
  look: number | undefined;
  setLook: (seat: number | undefined) => void;
  since: boolean;
  setSince: (on: boolean) => void;
  help: boolean;
  setHelp: (on: boolean) => void;
}) {
  const { seats, table, look, setLook, since, setSince, help, setHelp } = props;
  return (
    <div class="line small">
      {seats.length > 0 && (
        <label class="line">
          {t('seen')}
          <select
            value={look ?? ''}
            onChange={({ currentTarget: { value } }) => setLook(value === '' ? undefined : Number(value))}
          >
            {table && <option value="">{t('table')}</option>}
            {seats.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" aria-pressed={since} aria-keyshortcuts="m" onClick={() => setSince(!since)}>
        {t('sinceShort')}
      </button>
      <button type="button" aria-expanded={help} aria-keyshortcuts="?" onClick={() => setHelp(!help)}>
        {t('help')}
      </button>
    </div>
  );
}

function Help() {
  return (
    <dl class="replay-help card small">
      {KEYS.map(([keys, words]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{t(words)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was played and what came of it, or everything since one's last move. */
function Happened(props: { replaying: Replaying; now: Moment; seats: readonly Named[]; base: Moment | undefined }) {
  const { replaying, now, seats, base } = props;
  const name = (seat: number) => seats.find((one) => one.seat === seat)?.name ?? letter(seat);
  const { summary } = replaying;
  const path = replaying.path.value;
  const passed =
    base === undefined || base.ply === now.ply
      ? [now]
      : path.slice(path.indexOf(base.ply) + 1, path.indexOf(now.ply) + 1).map((ply) => summary.moments.get(ply)!);
  return (
    <section class="replay-happened card" aria-labelledby="replay-happened">
      <div class="line spread">
        <h2 id="replay-happened">{t('happened')}</h2>
        <span class="small quiet">{placeOf(replaying)}</span>
      </div>
      {base !== undefined && (
        <p class="small">{t('changes', { count: differing(base.scene, now.scene).size })}</p>
      )}
      {passed.map(({ ply, move, at, after }) => (
        <div key={ply}>
          {move === undefined ? (
            <p>{t('nothingHappened')}</p>
          ) : (
            <p>
              <SeatMark seat={move.seat} /> <strong>{move.words || move.notation}</strong>{' '}
              <span class="small quiet">{t('by', { name: name(move.seat), time: time(new Date(at)) })}</span>
            </p>
          )}
          <ul class="small">
            {move?.texts?.map((text, index) => <li key={index}>{text}</li>)}
            {after.map((event) => event.text && <li key={event.version}>{event.text}</li>)}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Links(props: {
  game: string;
  over: boolean;
  replaying: Replaying;
  look: number | undefined;
  seats: GameProps['game']['seats'];
  children: ComponentChildren;
}) {
  const { game, over, replaying, look, seats } = props;
  const { route } = useLocation();
  const fork = () =>
    attempt(async () => {
      const ply = replaying.here.peek()?.ply ?? 0;
      const next = replaying.summary.moments.get(replaying.path.peek()[replaying.place.peek() + 1] ?? -1);
      const own = look ?? next?.move?.seat ?? 0;
      const made = await kronika.value.forkGame({ path: { game_id: game }, body: { ply, ...taking(seats, own) } });
      announce(t('forked', { ply }));
      route(`/games/${made.id}`);
    });
  return (
    <p class="line">
      {!over && <a class="button main" href={`/games/${game}`}>{t('live')}</a>}
      {props.children}
      <a class="button" href={`/games/${game}/audit`}>{t('audit')}</a>
      {person.value === undefined ? (
        <a class="small" href={toSignIn(location.pathname + location.search)}>{t('signInToFork')}</a>
      ) : (
        <button type="button" onClick={() => void fork()}>{t('fork')}</button>
      )}
    </p>
  );
}

/** Who sits where in a fork: as before, and where there were only bots, oneself on a seat. */
function taking(seats: GameProps['game']['seats'], own: number) {
  if (seats.some(({ kind }) => kind === 'person')) return {};
  return {
    seats: seats.map(({ seat, bot }) =>
      seat === own ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot: bot ?? 'random' } as const),
    ),
  };
}

/** The address names the ply and the seat, so that it can be passed on; Back leaves the replay. */
function useAddress(replaying: Replaying, look: number | undefined): void {
  const moment = replaying.here.value;
  const ply = moment?.ply;
  useEffect(() => {
    if (ply === undefined) return;
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      address.searchParams.set('ply', String(ply));
      if (look === undefined) address.searchParams.delete('seat');
      else address.searchParams.set('seat', String(look));
      history.replaceState(history.state, '', address);
      if (!replaying.playing.peek()) announce(`${placeOf(replaying)}. ${moment?.move?.words ?? ''}`);
    }, STAY);
    return () => clearTimeout(timer);
  }, [ply, look]);
}

/** How many moves were played since the replay was read; nothing is new in a game that is over. */
function useNews(replaying: Replaying, game: string | undefined, seat: number | undefined): number {
  const [count, setCount] = useState(0);
  const since = replaying.whole.value ? replaying.summary.end?.version : undefined;
  const client = kronika.value;
  useEffect(() => {
    setCount(0);
    if (game === undefined || since === undefined) return;
    const line = new AbortController();
    const listen = async () => {
      for await (const event of client.follow(game, since, seat, { signal: line.signal })) {
        if (event.seat !== undefined && event.seat !== null) setCount((before) => before + 1);
      }
    };
    listen().catch(() => {}); // whoever looks back does not need to know that a line broke
    return () => line.abort();
  }, [client, game, seat, since]);
  return count;
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
