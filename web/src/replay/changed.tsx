/** What changed at a ply, or between two: a list with names and signs, before and after. */

import type { Lying, ThingChanged, ZoneTurned } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { letter, SeatMark } from '../shell/seat.tsx';
import { Sign } from '../signs/sign.tsx';
import { list, number } from '../words/formats.ts';
import { language } from '../words/language.ts';
import { t } from '../words/replay.ts';
import { eyesOf, type Eyes } from './eyes.ts';
import type { Named } from './naming.ts';
import { type SceneDifference, signOf, worth } from './signs.ts';

/** Milliseconds at two plies before the service is asked to compare them. */
const STAY = 150;
/** More rows are shown when somebody asks for them. */
const MOST = 12;

type Row = Exclude<SceneDifference, ZoneTurned>;

interface Props {
  readonly differences: readonly SceneDifference[];
  readonly seats: readonly Named[];
}

export function Changed({ differences, seats }: Props) {
  const [all, setAll] = useState(false);
  const rows = worth(differences);
  const turned = rows.filter((one): one is ZoneTurned => one.type === 'turned');
  const others = rows.filter((one): one is Row => one.type !== 'turned');
  const shown = all ? others : others.slice(0, MOST);
  if (rows.length === 0) return <p class="quiet small">{t('changedNothing')}</p>;
  return (
    <>
      <table class="replay-changed">
        <caption class="unseen">{t('changed')}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{t('changedWhat')}</th>
            <th scope="col">{t('changedBefore')}</th>
            <th scope="col">{t('changedAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <RowView key={one.type === 'thing' ? one.ids[0] : `amount ${one.id}`} of={one} seats={seats} />
          ))}
          {turned.length > 0 && (
            <tr>
              <th scope="row">
                <Sign id="rotated" /> {list(turned.map(({ name }) => name))}
              </th>
              <td colSpan={2}>{t('changedTurned', { count: turned.length })}</td>
            </tr>
          )}
        </tbody>
      </table>
      {others.length > MOST && (
        <button type="button" class="plain small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('changedFewer') : t('changedMore', { count: others.length - MOST })}
        </button>
      )}
    </>
  );
}

function RowView({ of, seats }: { of: Row; seats: readonly Named[] }) {
  const sign = signOf(of);
  const owner = (of.type === 'amount' ? of.seat : of.owner) ?? undefined;
  const [before, after] = of.type === 'amount' ? [of.before, of.after].map(amount) : ends(of, seats);
  const several = of.type === 'thing' && of.ids.length > 1 ? ` ×${of.ids.length}` : '';
  return (
    <tr>
      <th scope="row">
        {sign && <Sign id={sign} />}
        {owner !== undefined && <SeatMark seat={owner} label={nameOf(owner, seats)} />} {capital(of.name)}
        {several}
      </th>
      <td>{before}</td>
      <td>
        <span aria-hidden="true">→ </span>
        <strong>{after}</strong>
      </td>
    </tr>
  );
}

function amount(value: number | null | undefined): string {
  return value === undefined || value === null ? '–' : number(value);
}

/** Where a thing was and is: in words of its zone, or of what is other about it. */
function ends({ before, after }: ThingChanged, seats: readonly Named[]): readonly [string, string] {
  if (!before || !after) return [place(before, seats), place(after, seats)];
  if (before.zone !== after.zone) return [place(before, seats), place(after, seats)];
  if (`${before.at}` !== `${after.at}`) return [spot(before), spot(after)];
  return [looks(before, after), looks(after, before)];
}

function place(at: Lying | null | undefined, seats: readonly Named[]): string {
  if (!at) return '–';
  const whose = at.seat === undefined || at.seat === null ? '' : ` (${nameOf(at.seat, seats)})`;
  const step = at.label && (at.at?.length ?? 0) === 1 ? ` ${at.label}` : '';
  return `${capital(at.name)}${step}${whose}`;
}

/** Where in a zone. */
function spot(at: Lying): string {
  const [first = 0, ...rest] = at.at ?? [];
  return at.label || (rest.length > 0 ? `${at.name} ${[first, ...rest].join('/')}` : `${capital(at.name)} ${first}`);
}

/** What is other about a thing that lies where it lay. */
function looks(one: Lying, other: Lying): string {
  const parts = [
    one.label !== other.label && one.label,
    one.face !== other.face && t(one.face === 'down' ? 'faceDown' : 'faceUp'),
    one.turned !== other.turned && `${one.turned ?? 0}°`,
    one.count !== other.count && `×${one.count ?? 1}`,
    `${one.marks}` !== `${other.marks}` && marks(one.marks ?? []),
  ];
  return parts.filter(Boolean).join(', ') || '–';
}

function marks(names: readonly string[]): string {
  const kinds = [...new Set(names)];
  return kinds.map((kind) => {
    const count = names.filter((one) => one === kind).length;
    return count > 1 ? `${kind} ${count}` : kind;
  }).join(', ');
}

function nameOf(seat: number, seats: readonly Named[]): string {
  return seats.find((one) => one.seat === seat)?.name ?? letter(seat);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}

/** The differences of two plies, once one has stayed at them; `undefined` until they are known. */
export function useComparison(game: string, from: number | undefined, to: number, eyes: Eyes) {
  const [found, setFound] = useState<readonly SceneDifference[]>();
  const [client, spoken] = [kronika.value, language.value];
  useEffect(() => {
    setFound(undefined);
    if (from === undefined) return;
    let late = false;
    const timer = setTimeout(async () => {
      const query = { from, to, ...eyesOf(eyes) };
      const told = await client.getComparison({ path: { game_id: game }, query }).catch(() => undefined);
      if (!late) setFound(told?.differences ?? []);
    }, STAY);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [client, game, from, to, eyes.seat, eyes.eyes, spoken]);
  return found;
}
