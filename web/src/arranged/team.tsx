/** Who plays with whom, where seats play in teams. */

import { t } from '../words/table.ts';
import type { Told } from './told.ts';

/** The team of a seat, and whether somebody who looks from the seat `own` plays in it, too; nothing without teams. */
export function Team({ told, seat, own = told.viewer }: { told: Told; seat: number; own?: number | undefined }) {
  const team = told.board(seat)?.team;
  if (team === undefined) return null;
  const partner = own !== undefined && own !== seat && told.board(own)?.team === team;
  return (
    <span class="team" data-team={team}>
      {t('team', { team: team + 1 })}
      {partner && <b>, {t('partner')}</b>}
    </span>
  );
}
