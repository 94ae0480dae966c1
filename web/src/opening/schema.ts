/** What a host may set, read from the `options_schema` of a title: no title is known here. */

export type Value = string | number | boolean;

/** One value to choose: by name. */
export interface Choice {
  readonly value: Value;
  readonly name: string;
}

/** How an option is set. */
export type Control =
  | { readonly kind: 'check' }
  | { readonly kind: 'number'; readonly least?: number; readonly most?: number }
  /** One of some values; `seats`: or the number of a seat. */
  | { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly seats: boolean }
  /** Some values in a row, each of one control; as many as the seats if `most` is missing. */
  | { readonly kind: 'list'; readonly of: Control; readonly most?: number };

export interface Option {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly initial: unknown;
  readonly control: Control;
}

/** A part of a JSON Schema, as far as options use it. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly Value[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly 'x-titles'?: Readonly<Record<string, string>>;
}

/** The options of a title, in the order of its schema. */
export function optionsOf(schema: unknown): Option[] {
  const whole = schema as Schema;
  const find = (one: Schema): Schema => {
    const name = one.$ref?.split('/').pop();
    return name === undefined ? one : { ...whole.$defs?.[name], ...one };
  };
  return Object.entries(find(whole).properties ?? {}).map(([name, property]) => {
    const { title, description } = property;
    return {
      name,
      label: title ?? name,
      ...(description === undefined ? {} : { hint: description }),
      initial: property.default,
      control: controlOf(find(property), property['x-titles'] ?? {}, find),
    };
  });
}

function controlOf(
  schema: Schema,
  names: Readonly<Record<string, string>>,
  find: (one: Schema) => Schema,
): Control {
  const { type, items, minimum: least, maximum: most, maxItems } = schema;
  if (type === 'array' && items !== undefined) {
    const of = controlOf(find(items), names, find);
    return { kind: 'list', of, ...(maxItems === undefined ? {} : { most: maxItems }) };
  }
  if (type === 'boolean') return { kind: 'check' };
  const parts = (schema.anyOf ?? [schema]).map(find);
  const choices = parts.flatMap((part) => part.enum ?? []);
  if (choices.length > 0) {
    const named = choices.map((value) => ({ value, name: names[String(value)] ?? String(value) }));
    const seats = parts.some((part) => part.type === 'integer' && part.enum === undefined);
    return { kind: 'choice', choices: named, seats };
  }
  const bounds = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  return { kind: 'number', ...bounds };
}

/** The options that differ from what they are if nothing is said. */
export function changed(
  options: readonly Option[],
  set: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const other = ({ name, initial }: Option) =>
    name in set && JSON.stringify(set[name]) !== JSON.stringify(initial);
  return Object.fromEntries(options.filter(other).map(({ name }) => [name, set[name]]));
}
