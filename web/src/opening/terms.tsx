/** The clock of a table, and what holds there beside the rules. */

import type { Terms } from 'kronika-client';
import { Field } from '../shell/field.tsx';
import { duration } from '../words/formats.ts';
import { t } from '../words/lobby.ts';

/** What is chosen; `clock: 'none'` leaves the rest of the clock out. */
export interface TermsChosen {
  readonly clock: 'none' | 'per-move' | 'total';
  readonly seconds: number;
  readonly increment: number;
  readonly expiry: 'default-command' | 'loss';
  readonly window: boolean;
  readonly opens: string;
  readonly closes: string;
  readonly takebacks: 'consent' | 'own' | 'never';
  readonly dispute: 'go-on' | 'pause';
}

export const NO_CLOCK: TermsChosen = {
  clock: 'none',
  seconds: 86_400,
  increment: 0,
  expiry: 'default-command',
  window: false,
  opens: '08:00',
  closes: '22:00',
  takebacks: 'consent',
  dispute: 'go-on',
};

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const PER_MOVE = [60, 300, 1_800, 7_200, 43_200, 86_400, 259_200, 604_800];
const TOTAL = [900, 1_800, 3_600, 7_200, 14_400, 86_400, 604_800, 2_592_000];
const INCREMENTS = [0, 10, 20, 30, 60, 300, 3_600, 28_800];

/** The terms as the service takes them. */
export function termsOf(chosen: TermsChosen): Terms {
  const { clock, seconds, increment, expiry, opens, closes, takebacks, dispute } = chosen;
  const said: Terms = { takebacks, on_dispute: dispute };
  if (clock === 'none') return said;
  const pace =
    clock === 'total'
      ? ({ type: 'total', seconds, increment } as const)
      : ({ type: 'per-move', seconds } as const);
  const window = chosen.window ? { opens, closes, zone: ZONE } : null;
  return { ...said, clock: { pace, on_expiry: expiry, window } };
}

interface Props {
  readonly chosen: TermsChosen;
  readonly change: (part: Partial<TermsChosen>) => void;
  readonly refused: (field: string) => string | undefined;
}

export function ClockFields({ chosen, change, refused }: Props) {
  const { clock } = chosen;
  const start = { none: chosen.seconds, 'per-move': 86_400, total: 3_600 };
  return (
    <div class="opening-options">
      <Choice
        label={t('clock')}
        value={clock}
        values={['per-move', 'total']}
        name={(one) => t(`clock.${one}`)}
        take={(one) => change({ clock: one, seconds: start[one] })}
        refused={refused('terms.clock')}
      />
      {clock !== 'none' && (
        <>
          <Choice
            label={t('time')}
            value={String(chosen.seconds)}
            values={(clock === 'total' ? TOTAL : PER_MOVE).map(String)}
            name={(one) => duration(Number(one))}
            take={(one) => change({ seconds: Number(one) })}
          />
          {clock === 'total' && (
            <Choice
              label={t('increment')}
              value={String(chosen.increment)}
              values={INCREMENTS.map(String)}
              name={(one) => (one === '0' ? t('nothingAdded') : duration(Number(one)))}
              take={(one) => change({ increment: Number(one) })}
            />
          )}
          <Choice
            label={t('expiry')}
            value={chosen.expiry}
            values={['default-command', 'loss']}
            name={(one) => t(`expiry.${one}`)}
            take={(expiry) => change({ expiry })}
          />
          <div class="field">
            <label class="check">
              <input
                type="checkbox"
                checked={chosen.window}
                onChange={(e) => change({ window: e.currentTarget.checked })}
              />
              {t('window')}
            </label>
            {chosen.window && (
              <p class="quiet small">{t('zone', { zone: ZONE })}</p>
            )}
          </div>
          {chosen.window &&
            (['opens', 'closes'] as const).map((one) => (
              <Field key={one} label={t(one)} refused={refused(`terms.clock.window.${one}`)}>
                {(control) => (
                  <input
                    {...control}
                    type="time"
                    required
                    value={chosen[one]}
                    onInput={(e) => change({ [one]: e.currentTarget.value })}
                  />
                )}
              </Field>
            ))}
        </>
      )}
    </div>
  );
}

/** What holds at the table beside the clock. */
export function Agreement({ chosen, change }: Pick<Props, 'chosen' | 'change'>) {
  return (
    <div class="opening-options">
      <Choice
        label={t('takebacks')}
        value={chosen.takebacks}
        values={['consent', 'own', 'never']}
        name={(one) => t(`takebacks.${one}`)}
        take={(takebacks) => change({ takebacks })}
      />
      <Choice
        label={t('dispute')}
        value={chosen.dispute}
        values={['go-on', 'pause']}
        name={(one) => t(`dispute.${one}`)}
        take={(dispute) => change({ dispute })}
      />
    </div>
  );
}

/** One of some words. */
export function Choice<Word extends string>(props: {
  label: string;
  value: Word;
  values: readonly Word[];
  name: (one: Word) => string;
  take: (one: Word) => void;
  refused?: string | undefined;
}) {
  const { label, value, values, name, take, refused } = props;
  return (
    <Field label={label} refused={refused}>
      {(control) => (
        <select {...control} value={value} onChange={(e) => take(e.currentTarget.value as Word)}>
          {values.map((one) => (
            <option key={one} value={one}>
              {name(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
