/** The form of an export: members that the format knows, and no others. */

import { isMembers, type Json, type Members } from './json.ts';

export const FORMAT = 'kronika-export/3';

/** What is shown of a hidden field; with a salt to those who may open it. */
export interface Sealed {
  readonly committed: string;
  readonly size: number;
  readonly salt?: string | null;
}

/** An event as a viewer sees it. */
export interface Event {
  readonly version: number;
  readonly ply: number;
  readonly type: string;
  readonly at: string;
  readonly data: Members;
  readonly hash?: string | null;
  readonly seat?: number | null;
  readonly decision?: number | null;
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

export interface Inclusion {
  readonly index: number;
  readonly path: readonly string[];
  readonly checkpoint: string;
}

export interface Proof {
  readonly commitment: string;
  readonly keys: readonly string[];
  readonly seed?: string;
  readonly receipt?: Receipt;
  readonly inclusion?: Inclusion;
  readonly key_notes?: readonly string[];
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

/** Whether a value is what a place in the format holds. */
type Holds = (value: Json) => boolean;

const isText: Holds = (value) => typeof value === 'string';
const isHash: Holds = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isWhole: Holds = (value) => Number.isInteger(value);
const isObject: Holds = (value) => isMembers(value);
const isTime: Holds = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const listOf =
  (one: Holds): Holds =>
  (value) =>
    Array.isArray(value) && value.every(one);
const maybe =
  (one: Holds): Holds =>
  (value) =>
    value === null || one(value);
/** Members by name; a name that ends with `?` may be missing. */
const shape = (names: Readonly<Record<string, Holds>>): Holds => {
  const known = new Map(Object.entries(names).map(([name, one]) => [name.replace('?', ''), one]));
  const needed = Object.keys(names).filter((name) => !name.endsWith('?'));
  return (value) =>
    isMembers(value) &&
    needed.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, item]) => known.get(name)?.(item) ?? false);
};

const SEALED = shape({ committed: isHash, size: isWhole, 'salt?': maybe(isHash) });

/** Whether a value is an event of an export. */
export const isEvent: Holds = shape({
  version: isWhole,
  ply: isWhole,
  type: isText,
  at: isText,
  data: isObject,
  'hash?': maybe(isHash),
  'seat?': maybe(isWhole),
  'decision?': maybe(isWhole),
  'sealed?': (value) => isMembers(value) && Object.values(value).every(SEALED),
});

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
  game: isObject,
  proof: shape({
    commitment: isHash,
    keys: listOf(isText),
    'seed?': isHash,
    'receipt?': isReceipt,
    'inclusion?': shape({ index: isWhole, path: listOf(isHash), checkpoint: isText }),
    'key_notes?': listOf(isText),
  }),
  seal: isText,
};
