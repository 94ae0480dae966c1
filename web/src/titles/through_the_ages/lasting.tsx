/** How long it lasts: the round, the ages as bars that the dealt cards fill, about how many rounds. */

import { useTold } from '../../arranged/told.ts';
import { t } from '../../words/through-the-ages.ts';
import { AGES, decks } from './ahead.ts';

export function Lasting() {
  const told = useTold();
  const round = told.gauge('round') ?? 0;
  const last = told.bound('round');
  const age = AGES[told.gauge('age') ?? 0] ?? 'IV';
  const rounds = told.gauge('rounds_left') ?? 0;
  const left = told.zone('civil_deck').hidden;
  return (
    <>
      <span class="chip">{t('roundAndAge', { round, age })}</span>
      <span class="age-bars" role="img" aria-label={decks(told).map((one) => t('dealtOf', { ...one })).join(', ')}>
        {decks(told).map(({ age: name, dealt, size }) => (
          <span key={name} class={`age-bar${name === age ? ' now' : ''}`} style={{ flexGrow: size }}>
            <span class="filled" style={{ width: `${(100 * dealt) / size}%` }} />
            <span class="age-letter">{name}</span>
          </span>
        ))}
      </span>
      <span class="chip wide">{last === undefined ? t('leftRounds', { left, age, rounds }) : t('last', { round: last })}</span>
    </>
  );
}
