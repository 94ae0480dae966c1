/** The form of an export: members that the format knows, and no others. */

import { isMembers, type Json, type Members } from './json.ts';

/** The formats that can be read; those of `/3` tell of no draws. */
export const FORMATS: readonly string[] = ['kronika-export/3', 'kronika-export/4'];

/** What is shown of a hidden field; with a salt to those who may open it. */
export interface Sealed {
  readonly committed: string;
  readonly size: number;
  readonly salt?: string;
}

/** An event as a viewer sees it. */
export interface Event {
  readonly version: number;
  readonly ply: number;
  readonly type: string;
  readonly at: string;
  readonly data: Members;
  /** How many draws of each label were made for the link that ends here. */
  readonly draws?: Readonly<Record<string, number>>;
  readonly hash?: string;
  readonly seat?: number;
  readonly decision?: number;
  readonly sealed?: Readonly<Record<string, Sealed>>;
}

export interface Receipt {
  readonly at: string;
  readonly game: string;
  readonly head: string;
  readonly ply: number;
  readonly version: number;
  readonly index: number;
  readonly path: readonly string[];
  readonly note: string;
}

/** A link under a checkpoint that a witness has cosigned, as a text of C2SP tlog-proof. `version` is
 * that of its last event. */
export interface DatedLink {
  readonly version: number;
  readonly proof: string;
}

export interface Proof {
  readonly commitment: string;
  readonly keys: readonly string[];
  readonly seed?: string;
  readonly seed_lost?: string;
  readonly receipt?: Receipt;
  /** A text of C2SP tlog-proof about the last link. */
  readonly inclusion?: string;
  readonly witnesses?: readonly string[];
  readonly dated?: readonly DatedLink[];
  readonly key_notes?: readonly string[];
  readonly epochs?: readonly string[];
}

export interface Export {
  readonly events: readonly Event[];
  readonly format: string;
  readonly game: Members;
  readonly proof: Proof;
  readonly seal: string;
}

export function isAction(event: Event): boolean {
  return typeof event.seat === 'number';
}

/** Whether an event says that draws of its game go by name. */
export function promisesNames({ type, data }: Event): boolean {
  return type === 'table.chance-committed' && Object.hasOwn(data, 'draws');
}

/** Whether a value is what a place in the format holds. */
type Holds = (value: Json) => boolean;

export const isText: Holds = (value) => typeof value === 'string';
export const isHash: Holds = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isFilled: Holds = (value) => typeof value === 'string' && value !== '';
const isWhole: Holds = (value) => Number.isInteger(value);
export const isNatural: Holds = (value) => Number.isInteger(value) && Number(value) >= 0;
export const isCount: Holds = (value) => Number.isInteger(value) && Number(value) >= 1;
const isObject: Holds = (value) => isMembers(value);
const TIME = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d:\d\d(?!\.000000)(\.\d{6})?Z$/;
/** Whether a value is a time as the service spells it, of a day that there is. */
const isTime: Holds = (value) => {
  if (typeof value !== 'string' || !TIME.test(value) || value.startsWith('0000')) return false;
  const found = Date.parse(value);
  return !Number.isNaN(found) && new Date(found).toISOString().slice(0, 19) === value.slice(0, 19);
};
export const listOf =
  (one: Holds): Holds =>
  (value) =>
    Array.isArray(value) && value.every(one);
/** Members by name; a name that ends with `?` may be missing. */
export const shape = (names: Readonly<Record<string, Holds>>): Holds => {
  const known = new Map(Object.entries(names).map(([name, one]) => [name.replace('?', ''), one]));
  const needed = Object.keys(names).filter((name) => !name.endsWith('?'));
  return (value) =>
    isMembers(value) &&
    needed.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, item]) => known.get(name)?.(item) ?? false);
};

const SEALED = shape({ committed: isHash, size: isWhole, 'salt?': isHash });
const isSealed: Holds = (value) =>
  isMembers(value) && Object.keys(value).length > 0 && Object.values(value).every(SEALED);

const isDraws: Holds = (value) =>
  isMembers(value) && Object.keys(value).length > 0 && Object.values(value).every(isCount);

const EVENT = shape({
  version: isWhole,
  ply: isNatural,
  type: isText,
  at: isTime,
  data: isObject,
  'draws?': isDraws,
  'hash?': isHash,
  'seat?': isNatural,
  'decision?': isWhole,
  'sealed?': isSealed,
});

/** Whether a value is an event of an export. A command has a seat and a decision. */
export const isEvent: Holds = (value) =>
  EVENT(value) && isMembers(value) && Object.hasOwn(value, 'seat') === Object.hasOwn(value, 'decision');

/** Whether a value is a receipt. */
export const isReceipt: Holds = shape({
  at: isTime,
  game: isText,
  head: isHash,
  ply: isWhole,
  version: isWhole,
  index: isWhole,
  path: listOf(isHash),
  note: isText,
});

export const PARTS: Readonly<Record<string, Holds>> = {
  events: listOf(isEvent),
  format: isText,
  game: (value) => isMembers(value) && isText(value['id'] ?? null),
  proof: shape({
    commitment: isHash,
    keys: listOf(isText),
    'seed?': isHash,
    'seed_lost?': isFilled,
    'receipt?': isReceipt,
    'inclusion?': isText,
    'witnesses?': listOf(isText),
    'dated?': listOf(shape({ version: isCount, proof: isText })),
    'key_notes?': listOf(isText),
    'epochs?': listOf(isText),
  }),
  seal: isText,
};
