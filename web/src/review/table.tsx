/** The chances along a game as a table: what the lines say, for those who do not see them. */

import type { Named } from '../replay/naming.ts';
import type { Replaying } from '../replay/replaying.ts';
import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/review.ts';
import { MarkView } from './mark.tsx';
import type { Reviewed } from './reviewed.ts';
import { chance } from './shares.ts';

interface Props {
  readonly reviewed: Reviewed;
  readonly replaying: Replaying;
  readonly seats: readonly Named[];
  readonly onPly: (ply: number) => void;
}

export function ChanceTable({ reviewed, replaying, seats, onPly }: Props) {
  const path = replaying.seen.value;
  const rows = reviewed.along(path);
  return (
    <div class="wide-table review-table">
      <table>
        <caption class="unseen">{t('chances')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ply')}</th>
            {seats.map(({ seat, name }) => (
              <th scope="col" class="number" key={seat}>
                <SeatMark seat={seat} /> <span translate={false}>{name}</span>
              </th>
            ))}
            <th scope="col">{t('mark')}</th>
          </tr>
        </thead>
        <tbody>
          {path.map((ply, at) => {
            const [row, decision] = [rows[at], reviewed.decision(ply)];
            if (row === undefined) return null;
            return (
              <tr key={ply}>
                <th scope="row">
                  <button type="button" class="plain" onClick={() => onPly(ply)}>
                    {ply}
                  </button>
                </th>
                {seats.map(({ seat }) => (
                  <td class="number" key={seat}>
                    {chance(row.chances[seat] ?? 0)}
                  </td>
                ))}
                <td>
                  {decision && (
                    <>
                      <SeatMark seat={decision.seat} /> <MarkView mark={decision.mark} />
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
