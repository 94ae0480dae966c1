/** Facts of the table (`table.*`), which are open to all and the same for every title. */

import { isMembers, type Json, type Members } from './json.ts';

export type Proposal =
  | { readonly type: 'take-back'; readonly to: number }
  | { readonly type: 'pause'; readonly hours: number }
  | { readonly type: 'resume' }
  | { readonly type: 'call-off' };

export type Remedy = { readonly type: 'rewind'; readonly to: number } | { readonly type: 'annul' };

/** Why a game is void; an administrator gives a reason. */
export interface Voided {
  readonly why: 'abandoned' | 'ruling' | 'administrator';
  readonly reason?: string | null;
}

export interface Descent {
  readonly how: 'fork' | 'import' | 'rematch';
  readonly game: string;
  readonly ply?: number;
  readonly head?: string | null;
}

export interface Terms {
  readonly clock?: Members | null;
  readonly on_dispute?: 'go-on' | 'pause';
  readonly takebacks?: 'never' | 'own' | 'consent';
  readonly hints?: boolean;
}

export interface Result {
  readonly standings: readonly Members[];
  readonly automata?: readonly Members[];
}

type Of<Tag extends string, Data = object> = { readonly type: `table.${Tag}` } & Readonly<Data>;
type Seated<Tag extends string, Data = object> = Of<Tag, { seat: number }> & Readonly<Data>;

export type Fact =
  | Of<'game-opened', { title: string; ruleset: string; seats: number; options: Json }>
  | Of<'terms-set', { terms: Terms }>
  | Of<'game-descended', Descent>
  | Of<'chance-committed', { commitment: string; draws?: 'named' }>
  | Seated<'seat-taken', { by: 'person' | 'bot'; bot?: string | null }>
  | Seated<'entropy-committed', { commitment: string }>
  | Seated<'entropy-given', { entropy: string }>
  | Seated<'entropy-withheld'>
  | Seated<'seat-left'>
  | Of<'game-started', { checkpoint?: string }>
  | Seated<'proposed', { proposal: Proposal }>
  | Seated<'agreed'>
  | Seated<'declined'>
  | Of<'paused', { why: 'agreed' | 'dispute'; until?: string | null }>
  | Of<'resumed', { why: 'agreed' | 'dispute' }>
  | Seated<'pass-ordered', { kind: string; until: 'turn' | 'end'; turns: number }>
  | Seated<'pass-withdrawn', { kind: string }>
  | Seated<'pass-played', { kind: string; decision: number }>
  | Seated<'preferences-set', { forced: boolean }>
  | Seated<'forced-played', { decision: number }>
  | Seated<'time-expired', { decision: number; checkpoint?: string }>
  | Of<'time-credited', { seats: readonly number[]; seconds: number; downtime: number }>
  | Of<'rewound', { to: number; version: number; why: 'takeback' | 'agreed' | 'ruling'; seat?: number | null }>
  | Seated<'dispute-opened', { dispute: number; complaint: string; ply?: number | null; refusal?: string | null }>
  | Of<'dispute-dismissed', { dispute: number; ruling: string }>
  | Of<'dispute-upheld', { dispute: number; ruling: string; remedy?: Remedy | null }>
  | Of<'dispute-withdrawn', { dispute: number }>
  | Seated<'seat-forfeited', { why: 'resigned' | 'time'; stand_in?: string | null }>
  | Of<'game-finished', { result: Result }>
  | Of<'game-voided', { why: Voided['why']; reason?: string | null }>;

/** A place that does not hold what it should: how, and the pointer to it. */
interface Misfit {
  readonly code: 'unknown-member' | 'missing-member' | 'other-type';
  readonly member: string;
}

/** What a place holds: the first misfit in a value that stands at a path; `undefined` if it fits. */
type Kind = (value: Json, path: string) => Misfit | undefined;

const plain =
  (fits: (value: Json) => boolean): Kind =>
  (value, path) =>
    fits(value) ? undefined : { code: 'other-type', member: path };
const text = plain((value) => typeof value === 'string');
const within = (least: number, most = Infinity) =>
  plain((value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most);
const long = (least: number, most: number) =>
  plain((value) => typeof value === 'string' && [...value].length >= least && [...value].length <= most);
const like = (pattern: RegExp) => plain((value) => typeof value === 'string' && pattern.test(value));
const points = plain((value) => typeof value === 'number');
const one = (...names: readonly string[]) =>
  plain((value) => typeof value === 'string' && names.includes(value));
const truth = plain((value) => typeof value === 'boolean');
const nothing = plain((value) => value === null);
const anything = plain(() => true);
const maybe =
  (kind: Kind): Kind =>
  (value, path) =>
    value === null ? undefined : kind(value, path);
const list =
  (kind: Kind): Kind =>
  (value, path) =>
    Array.isArray(value)
      ? first((value as readonly Json[]).map((item, index) => kind(item, `${path}/${index}`)))
      : { code: 'other-type', member: path };

/** Members by name: those that end with `?` may be missing. */
function members(names: Readonly<Record<string, Kind>>, tag?: string): Kind {
  const own = tag === undefined ? names : { ...names, type: one(tag) };
  const known = new Map(Object.entries(own).map(([name, kind]) => [name.replace('?', ''), kind]));
  const needed = Object.keys(own).filter((name) => !name.endsWith('?'));
  return (value, path) => {
    if (!isMembers(value)) return { code: 'other-type', member: path };
    const odd = Object.keys(value).filter((name) => !known.has(name)).sort()[0];
    if (odd !== undefined) return { code: 'unknown-member', member: `${path}/${odd}` };
    const missing = needed.find((name) => !Object.hasOwn(value, name));
    if (missing !== undefined) return { code: 'missing-member', member: `${path}/${missing}` };
    return first(Object.entries(value).map(([name, item]) => known.get(name)?.(item, `${path}/${name}`)));
  };
}

/** One of several: that which the value comes nearest to. */
const either =
  (...kinds: readonly Kind[]): Kind =>
  (value, path) => {
    const misfits = kinds.map((kind) => kind(value, path));
    if (misfits.includes(undefined)) return undefined;
    return misfits.find((found) => found?.member !== `${path}/type`) ?? misfits[0];
  };

function first(found: readonly (Misfit | undefined)[]): Misfit | undefined {
  return found.find((misfit) => misfit !== undefined);
}

const seat = within(0);
const ply = within(0);
const dispute = within(1);
const decision = within(1);
const whole = within(-Infinity);
const kind = long(1, 64);
const standing = {
  rank: whole,
  points,
  breakdown: list(members({ label: text, points })),
  tie_break: list(whole),
};
const proposal = either(
  members({ to: ply }, 'take-back'),
  members({ hours: within(1, 2160) }, 'pause'),
  members({}, 'resume'),
  members({}, 'call-off'),
);
const remedy = either(members({ to: ply }, 'rewind'), members({}, 'annul'));
const seconds = within(1, 366 * 86_400);
const pace = either(
  members({ seconds }, 'per-move'),
  members({ seconds, increment: within(0, 86_400) }, 'total'),
);
const timeOfDay = like(/^([01]\d|2[0-3]):[0-5]\d$/);
const clock = members({
  pace,
  window: maybe(members({ opens: timeOfDay, closes: timeOfDay, zone: long(0, 64) })),
  on_expiry: one('default-command', 'loss'),
});
const terms = members({
  clock: maybe(clock),
  on_dispute: one('go-on', 'pause'),
  takebacks: one('never', 'own', 'consent'),
  'hints?': truth,
});
const frame = members({ id: decision, seat: maybe(seat), step: nothing, lane: whole });

const KINDS: Readonly<Record<Fact['type'], Readonly<Record<string, Kind>>>> = {
  'table.game-opened': { title: text, ruleset: text, seats: within(1, 100), options: anything },
  'table.terms-set': { terms },
  'table.game-descended': { how: one('fork', 'import', 'rematch'), game: text, ply, head: maybe(text) },
  'table.chance-committed': { commitment: text, 'draws?': one('named') },
  'table.seat-taken': { seat, by: one('person', 'bot'), bot: maybe(text) },
  'table.entropy-committed': { seat, commitment: text },
  'table.entropy-given': { seat, entropy: text },
  'table.entropy-withheld': { seat },
  'table.seat-left': { seat },
  'table.game-started': { 'checkpoint?': text },
  'table.proposed': { seat, proposal },
  'table.agreed': { seat },
  'table.declined': { seat },
  'table.paused': { why: one('agreed', 'dispute'), until: maybe(text) },
  'table.resumed': { why: one('agreed', 'dispute') },
  'table.pass-ordered': { seat, kind, until: one('turn', 'end'), turns: whole },
  'table.pass-withdrawn': { seat, kind },
  'table.pass-played': { seat, kind, decision },
  'table.preferences-set': { seat, forced: truth },
  'table.forced-played': { seat, decision },
  'table.time-expired': { seat, decision, 'checkpoint?': text },
  'table.time-credited': { seats: list(seat), seconds: within(0), downtime: within(1), why: one('downtime') },
  'table.rewound': {
    to: ply,
    version: within(1),
    why: one('takeback', 'agreed', 'ruling'),
    agenda: members({ frames: list(frame), next_id: decision }),
    seat: maybe(seat),
  },
  'table.dispute-opened': { dispute, seat, complaint: text, ply: maybe(ply), refusal: maybe(text) },
  'table.dispute-dismissed': { dispute, ruling: text },
  'table.dispute-upheld': { dispute, ruling: text, remedy: maybe(remedy) },
  'table.dispute-withdrawn': { dispute },
  'table.seat-forfeited': { seat, why: one('resigned', 'time'), stand_in: maybe(text) },
  'table.game-finished': {
    result: members({
      standings: list(members({ seat, ...standing })),
      automata: list(members({ name: text, ...standing })),
    }),
  },
  'table.game-voided': { why: one('abandoned', 'ruling', 'administrator'), 'reason?': text },
};

const FACTS: ReadonlyMap<string, Kind> = new Map(
  Object.entries(KINDS).map(([type, names]) => [type, members(names, type)]),
);

export function isTable(type: string): boolean {
  return type.startsWith('table.');
}

/** A fact of the table; throws if the data are none. */
export function factOf(data: Members): Fact {
  const found = misfitOf(data);
  if (found !== undefined) throw new Error(`${found.code} at ${found.member}`);
  return data as unknown as Fact;
}

/** The first place at which a fact of the table is not of its type; `undefined` if it is. */
export function misfitOf(data: Members): Misfit | undefined {
  const fits = FACTS.get(String(data['type']));
  return fits === undefined ? { code: 'other-type', member: '/type' } : fits(data, '');
}
