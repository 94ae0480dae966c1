/** A spectator sits behind somebody: the table as it lies before that seat. What is hidden stays so. */

import { useLocation } from 'preact-iso';
import { t } from '../words/table.ts';

/** The seat in the address behind which a spectator sits; `undefined`: none. */
export function seatBehind(asked: string | undefined, count: number): number | undefined {
  const seat = asked === undefined || asked === '' ? NaN : Number(asked);
  return Number.isInteger(seat) && seat >= 0 && seat < count ? seat : undefined;
}

interface Props {
  readonly game: string;
  readonly names: readonly string[];
  readonly behind: number | undefined;
}

export function SeenFrom({ game, names, behind }: Props) {
  const { route } = useLocation();
  return (
    <label class="line small seen-from">
      {t('seenFrom')}{' '}
      <select
        value={behind ?? ''}
        onChange={({ currentTarget: { value } }) => route(`/games/${game}${value === '' ? '' : `?seat=${value}`}`, true)}
      >
        <option value="">{t('seenFromNobody')}</option>
        {names.map((name, seat) => (
          <option key={seat} value={seat} translate={false}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
