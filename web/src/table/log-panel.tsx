/** The log in words, grouped by turn; each line leads to the replay at its ply. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/table.ts';
import { type Entry, turns } from './chronicle.ts';

interface Props {
  game: string;
  names: readonly string[];
  entries: readonly Entry[];
  /** Whether earlier moves are left out. */
  cut: boolean;
  onEarlier: () => void;
}

export function LogPanel({ game, names, entries, cut, onEarlier }: Props) {
  const [only, setOnly] = useState<number | undefined>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const told = useMemo(() => {
    const seen = only === undefined ? entries : entries.filter(({ seat }) => seat === only);
    return turns(seen.filter(({ texts }) => texts.length > 0));
  }, [entries, only]);
  useAtEnd(list, told);
  return (
    <section class="log" aria-labelledby="log">
      <div class="line spread">
        <h2 id="log">{t('log')}</h2>
        <label class="line small">
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
      </div>
      <ol ref={list} class="turns" tabIndex={0} aria-labelledby="log">
        {cut && (
          <li>
            <button type="button" class="plain" onClick={onEarlier}>
              {t('earlier')}
            </button>
          </li>
        )}
        {told.length === 0 && <li class="quiet">{t('nothingYet')}</li>}
        {told.map((turn) => (
          <li key={turn.entries[0]!.version} class="turn">
            <h3 class="line small">
              {turn.seat === undefined ? (
                <span class="quiet">{t('atTable')}</span>
              ) : (
                <>
                  <SeatMark seat={turn.seat} />
                  <span translate={false}>{names[turn.seat]}</span>
                </>
              )}
            </h3>
            <ul>
              {turn.entries.map((entry) => (
                <Line key={entry.version} entry={entry} game={game} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ entry, game }: { entry: Entry; game: string }) {
  const { ply, seat, texts, inForce } = entry;
  const [first, ...facts] = texts;
  return (
    <li class={inForce ? 'entry' : 'entry left'}>
      <a href={`/games/${game}?ply=${ply}`} title={t('toPly', { ply })}>
        {first}
      </a>
      {!inForce && <span class="small"> ({t('takenBack')})</span>}
      {facts.length > 0 && <span class={seat === undefined ? 'small' : 'quiet small'}> {facts.join(' ')}</span>}
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
