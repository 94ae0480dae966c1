/** The log in words, grouped by turn; each line leads to the replay at its ply. */

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameShown, Scene } from 'kronika-client';
import type { Told } from '../arranged/told.ts';
import { ZoneFilter } from '../board/zone-filter.tsx';
import { isHere } from '../referee/addresses.ts';
import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/table.ts';
import { t as verdict } from '../words/verdict.ts';
import { Came } from './came.tsx';
import { account, type Entry, type Turn, turns } from './chronicle.ts';
import type { Past } from './past.ts';

interface Props {
  game: GameShown;
  scene: Scene | undefined;
  names: readonly string[];
  entries: readonly Entry[];
  told: Told | undefined;
  past: Past;
  /** Whether earlier moves are left out. */
  cut: boolean;
  onEarlier: () => void;
  /** The zone that somebody wants to know about, and the plies in which something happened there;
   * these are `undefined` until they are known. */
  zone: string | undefined;
  plies: ReadonlySet<number> | undefined;
  onZone: (zone: string | undefined) => void;
}

export function LogPanel({ game, scene, names, entries, told: drawn, past, cut, onEarlier, zone, plies, onZone }: Props) {
  const [only, setOnly] = useState<number | undefined>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const told = useMemo(() => {
    const seen = entries.filter(({ seat, ply, said }) => {
      const here = zone === undefined || (seat !== undefined && plies?.has(ply));
      return here && said.length > 0 && (only === undefined || seat === only);
    });
    return turns(seen);
  }, [entries, only, zone, plies]);
  const unknown = zone !== undefined && plies === undefined;
  useAtEnd(list, told);
  return (
    <section class="log" aria-labelledby="log">
      <h2 id="log">{t('log')}</h2>
      <div class="narrowings">
        <label class="narrowing small">
          {t('filter')}
          <select
            value={only === undefined ? '' : String(only)}
            onChange={({ currentTarget: { value } }) => setOnly(value === '' ? undefined : Number(value))}
          >
            <option value="">{t('everybody')}</option>
            {names.map((name, seat) => (
              <option key={seat} value={seat} translate={false}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {scene && (
          <ZoneFilter
            scene={scene}
            title={game.title}
            seats={names.map((name, seat) => ({ seat, name }))}
            value={zone}
            onChange={onZone}
          />
        )}
      </div>
      <ol ref={list} class="turns" tabIndex={0} aria-labelledby="log">
        {cut && (
          <li>
            <button type="button" class="plain" onClick={onEarlier}>
              {t('earlier')}
            </button>
          </li>
        )}
        {told.length === 0 && <li class="quiet">{t(unknown ? 'finding' : zone ? 'nothingHere' : 'nothingYet')}</li>}
        {told.map((turn) => (
          <li key={turn.entries[0]!.version} class="turn">
            <Whose turn={turn} game={game} names={names} />
            <ul>
              {turn.entries.map((entry) => (
                <Line key={entry.version} entry={entry} told={past.told(entry.ply)} game={game.id}>
                  {drawn && entry.seat !== undefined && <Came ply={entry.ply} seat={entry.seat} told={drawn} past={past} />}
                </Line>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whose moves these are, and how many, which a bot may make in a moment. */
function Whose({ turn: { seat, entries }, game, names }: { turn: Turn; game: GameShown; names: readonly string[] }) {
  if (seat === undefined) return <h3 class="line small quiet">{t('atTable')}</h3>;
  const bot = game.seats.find((one) => one.seat === seat)?.kind === 'bot';
  return (
    <h3 class="line small">
      <SeatMark seat={seat} />
      <span translate={false}>{names[seat]}</span>
      {bot && <span class="quiet">{t('bot')}</span>}
      {entries.length > 1 && <span class="quiet">{t('moves', { count: entries.length })}</span>}
    </h3>
  );
}

interface LineProps {
  entry: Entry;
  /** The move in one line, if the entry does not know it. */
  told: string | undefined;
  game: string;
  children: ComponentChildren;
}

function Line({ entry, told, game, children }: LineProps) {
  const { ply, seat, inForce } = entry;
  const { line, details } = account(entry, told);
  return (
    <li class={inForce ? 'entry' : 'entry left'}>
      <a href={`/games/${game}?ply=${ply}`} title={t('toPly', { ply })}>
        {seat !== undefined && <span class="ply">{ply}</span>} {line}
      </a>{' '}
      {children}
      {!inForce && <span class="small"> ({t('takenBack')})</span>}
      {details.length > 0 && seat === undefined && <span class="small"> {details.join(' ')}</span>}
      {details.length > 0 && seat !== undefined && (
        <details class="facts small">
          <summary aria-label={t('details')}>…</summary>
          <ul>
            {details.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
            {!isHere(game) && (
              <li>
                <a href={`/games/${game}/audit?ply=${ply}&dispute`}>{verdict('tableDispute')}</a>
              </li>
            )}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The list stays at its end while somebody looks there. */
function useAtEnd(list: { current: HTMLElement | null }, on: unknown): void {
  const atEnd = useRef(true);
  useEffect(() => {
    const element = list.current!;
    const note = () => {
      atEnd.current = element.scrollTop + element.clientHeight >= element.scrollHeight - 24;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);
  useEffect(() => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [on]);
}
