/** Controls for the options of a title. */

import { Field, type Control as Given } from '../shell/field.tsx';
import { letter } from '../shell/seat.tsx';
import { t } from '../words/lobby.ts';
import type { Choice, Control, Option, Value } from './schema.ts';

interface Props {
  readonly options: readonly Option[];
  readonly seats: number;
  readonly set: Readonly<Record<string, unknown>>;
  readonly change: (name: string, value: unknown) => void;
  /** Why the value of an option was refused, if it was. */
  readonly refused: (name: string) => string | undefined;
}

export function Options({ options, seats, set, change, refused }: Props) {
  return (
    <div class="opening-options">
      {options.map((one) => {
        const value = one.name in set ? set[one.name] : one.initial;
        const take = (next: unknown) => change(one.name, next);
        const why = refused(one.name);
        return one.control.kind === 'check' ? (
          <Check key={one.name} option={one} on={value === true} take={take} refused={why} />
        ) : one.control.kind === 'list' ? (
          <Listed key={one.name} {...{ option: one, value, seats, take, refused: why }} />
        ) : (
          <Field key={one.name} label={one.label} hint={one.hint} refused={why}>
            {(given) => <Single {...{ given, control: one.control, value, seats, take }} />}
          </Field>
        );
      })}
    </div>
  );
}

function Check(props: {
  option: Option;
  on: boolean;
  take: (value: boolean) => void;
  refused: string | undefined;
}) {
  const { option, on, take, refused } = props;
  return (
    <div class="field">
      <label class="check">
        <input type="checkbox" checked={on} onChange={(e) => take(e.currentTarget.checked)} />
        {option.label}
      </label>
      {option.hint && <p class="quiet small">{option.hint}</p>}
      {refused && <p class="refused small">{refused}</p>}
    </div>
  );
}

interface One {
  readonly given: Given | { readonly 'aria-label': string };
  readonly control: Control;
  readonly value: unknown;
  readonly seats: number;
  readonly take: (value: Value | undefined) => void;
  /** Whether nothing may be chosen. */
  readonly none?: boolean;
}

function Single({ given, control, value, seats, take, none }: One) {
  if (control.kind === 'number' && !none) {
    return (
      <input
        {...given}
        type="number"
        required
        min={control.least}
        max={control.most}
        value={String(value ?? '')}
        onInput={(e) => take(e.currentTarget.valueAsNumber)}
      />
    );
  }
  const choices = choicesOf(control, seats);
  const at = choices.findIndex((one) => one.value === value);
  return (
    <select
      {...given}
      value={String(at)}
      onChange={(e) => take(choices[Number(e.currentTarget.value)]?.value)}
    >
      {none && <option value="-1">{t('listNone')}</option>}
      {choices.map((one, index) => (
        <option key={index} value={String(index)}>
          {one.name}
        </option>
      ))}
    </select>
  );
}

function choicesOf(control: Control, seats: number): readonly Choice[] {
  if (control.kind === 'number') {
    const { least = 0, most = seats } = control;
    return Array.from({ length: most - least + 1 }, (_, n) => ({ value: least + n, name: `${least + n}` }));
  }
  if (control.kind !== 'choice') return [];
  const taken = Array.from({ length: control.seats ? seats : 0 }, (_, seat) => ({
    value: seat,
    name: t('seat', { letter: letter(seat) }),
  }));
  return [...control.choices, ...taken];
}

/** Values in a row: one more place than there are values, until there are enough. */
function Listed(props: {
  option: Option;
  value: unknown;
  seats: number;
  take: (value: readonly Value[]) => void;
  refused: string | undefined;
}) {
  const { option, value, seats, take, refused } = props;
  const { control, label, hint } = option;
  if (control.kind !== 'list') return null;
  const items = Array.isArray(value) ? (value as readonly Value[]) : [];
  const places = Math.min(items.length + 1, control.most ?? Math.max(seats, 2));
  const put = (at: number, one: Value | undefined) =>
    take(one === undefined ? items.slice(0, at) : items.toSpliced(at, 1, one));
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      <div class="line">
        {Array.from({ length: places }, (_, at) => (
          <Single
            key={at}
            none
            given={{ 'aria-label': t('listItem', { name: label, number: at + 1 }) }}
            control={control.of}
            value={items[at]}
            seats={seats}
            take={(one) => put(at, one)}
          />
        ))}
      </div>
      {hint && <p class="quiet small">{hint}</p>}
      {refused && <p class="refused small">{refused}</p>}
    </fieldset>
  );
}
