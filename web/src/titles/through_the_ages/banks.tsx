/** What a nation has: stock, banks, happiness; and how the nations compare. */

import { Count } from '../../arranged/pieces.tsx';
import { useTold } from '../../arranged/told.ts';
import { SeatMark } from '../../shell/seat.tsx';
import { Sign } from '../../signs/sign.tsx';
import { t } from '../../words/through-the-ages.ts';

export function Banks({ seat }: { seat: number }) {
  const told = useTold();
  const of = (name: string) => told.gauge(`${name}/${seat}`);
  const rows = [
    { sign: 'happy', words: t('needed', { count: of('happy') ?? 0, needed: told.bound(`happy/${seat}`) ?? 0 }) },
    { sign: 'yellow_tokens', count: of('yellow_bank'), words: t('bank') },
    { sign: 'increase_population', count: of('population_cost'), of: 'food', words: t('oneMore') },
    { sign: 'consumption', count: of('consumption'), words: t('eats') },
    { sign: 'blue_tokens', count: of('blue_bank'), words: t('bank') },
    { sign: 'corruption', count: of('corruption'), words: t('corruption') },
  ];
  return (
    <div class="banks-of">
      <h3 class="age-part">{t('banks')}</h3>
      <ul>
        {rows.map(({ sign, count, words, of: paid }) => (
          <li key={sign}>
            <Sign id={sign} /> {count !== undefined && <b>{count}</b>} {paid && <Sign id={paid} />} <span>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const COMPARED = [
  { id: 'culture', sign: 'culture' },
  { id: 'culture_rating', sign: 'culture_rating' },
  { id: 'science_rating', sign: 'science_rating' },
  { id: 'strength', sign: 'strength' },
];

/** Culture, what a turn brings, and strength, of all nations side by side. */
export function Comparison() {
  const told = useTold();
  return (
    <div class="compared">
      <h3 class="age-part">{t('compared')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {told.inOrder.map(({ seat, name }) => (
              <th key={seat} scope="col" class="number">
                <SeatMark seat={seat} label={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED.map(({ id, sign }) => (
            <tr key={id}>
              <th scope="row">
                <Sign id={sign} /> {told.catalogue.name(id)}
              </th>
              {told.inOrder.map(({ seat }) => (
                <td key={seat} class={`number${leads(seat, id) ? ' age-leads' : ''}`}>
                  {told.gauge(`${id}/${seat}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function leads(seat: number, id: string): boolean {
    const own = told.gauge(`${id}/${seat}`) ?? 0;
    return told.seats.every((other) => (told.gauge(`${id}/${other.seat}`) ?? 0) <= own);
  }
}

const STOCK = ['food_stock', 'resource_stock', 'science', 'civil_actions', 'military_actions'];
const SIGNS: Readonly<Record<string, string>> = { food_stock: 'food', resource_stock: 'resource' };
/** Of what there is a full number, which comes back each turn. */
const TOKENS = ['civil_actions', 'military_actions'];

/** What can be spent now. */
export function Stock({ seat }: { seat: number }) {
  const told = useTold();
  return (
    <ul class="stock-of">
      {STOCK.map((name) => {
        const count = told.gauge(`${name}/${seat}`) ?? 0;
        const full = TOKENS.includes(name) ? told.bound(`${name}/${seat}`) : undefined;
        return (
          <li key={name}>
            <Count sign={SIGNS[name] ?? name} count={full === undefined ? count : `${count}/${full}`} />
            <span class="unseen">{told.catalogue.name(name)}</span>
          </li>
        );
      })}
    </ul>
  );
}
