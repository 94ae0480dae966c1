/** How long a token is to be valid. */

import { serverNow } from '../session/server-time.ts';
import { Field } from '../shell/field.tsx';
import { t } from '../words/signing.ts';

const DAYS = ['0', '1', '7', '30', '365'] as const;
const DAY = 86_400_000;

/** So many days; `'0'` is without an end. */
export type Days = (typeof DAYS)[number];

/** When a token ends that lasts so long from now, as the service takes it. */
export function endAfter(days: Days): string | null {
  return days === '0' ? null : new Date(serverNow() + Number(days) * DAY).toISOString();
}

interface Props {
  readonly label: string;
  readonly days: Days;
  readonly choose: (days: Days) => void;
  readonly hint?: string | undefined;
  readonly refused: string | undefined;
}

export function Lasting({ label, days, choose, hint, refused }: Props) {
  return (
    <Field label={label} hint={hint} refused={refused}>
      {(control) => (
        <select
          {...control}
          value={days}
          onChange={(e) => choose(e.currentTarget.value as Days)}
        >
          {DAYS.map((one) => (
            <option key={one} value={one}>
              {t(`lasts.${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
