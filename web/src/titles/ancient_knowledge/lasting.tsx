/** How long it lasts: the round, the fullest Past as marks, about how many rounds are left. */

import { useTold } from '../../arranged/told.ts';
import { t } from '../../words/ancient-knowledge.ts';

export function Lasting() {
  const told = useTold();
  const pasts = told.seats.map((one) => ({ name: one.name, count: told.gauge(`fallen-${one.seat}`) ?? 0 }));
  const most = pasts.reduce((a, b) => (b.count > a.count ? b : a), { name: '', count: 0 });
  const end = told.bound(`fallen-${told.seats[0]?.seat ?? 0}`) ?? 0;
  const words = most.count === 0 ? t('ends', { end }) : t('fullest', { end, ...most });
  return (
    <>
      <span class="chip">{t('round', { round: told.gauge('round') ?? 0 })}</span>
      <span class="past-marks" role="img" aria-label={words}>
        {Array.from({ length: end }, (_, at) => (
          <span key={at} class={`past-mark${at < most.count ? ' full' : ''}${at === told.bound('half_game') ? ' half' : ''}`} />
        ))}
      </span>
      <span class="chip wide">
        {words}, {t('rounds', { count: told.gauge('rounds_left') ?? 0 })}
      </span>
    </>
  );
}
