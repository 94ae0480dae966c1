/** Who leads, and why: what each seat has of the categories, and who has the most of each. */

import { type Told, useTold } from '../../arranged/told.ts';
import { SeatMark } from '../../shell/seat.tsx';
import type { Part } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { list, number } from '../../words/formats.ts';
import { t } from '../../words/monumental.ts';

const CATEGORIES = [
  ['provinces', 'province'],
  ['knowledge', 'knowledge_card'],
  ['wonders', 'wonder'],
  ['policies', 'policy'],
] as const;

type Category = (typeof CATEGORIES)[number][0];

export function Leads() {
  const told = useTold();
  const seats = told.inOrder;
  const slain = seats.some(({ seat }) => points(told, 'monsters', seat) > 0);
  return (
    <>
      <table class="monu-leads">
        <thead>
          <tr>
            <td />
            {seats.map(({ seat, name }) => (
              <th scope="col" key={seat}>
                <SeatMark seat={seat} label={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CATEGORIES.map(([category, sign]) => (
            <tr key={category}>
              <th scope="row">
                <Sign id={sign} /> {told.catalogue.name(category)} <Worth category={category} />
              </th>
              {seats.map(({ seat }) => (
                <td key={seat}>
                  <Held category={category} seat={seat} />
                </td>
              ))}
            </tr>
          ))}
          {slain && (
            <tr>
              <th scope="row">
                <Sign id="monster" /> {told.catalogue.name('monsters')}
              </th>
              {seats.map(({ seat }) => (
                <td key={seat}>
                  {points(told, 'monsters', seat)} <Sign id="points" />
                </td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Sign id="points" /> {t('points')}
            </th>
            {seats.map(({ seat }) => (
              <td key={seat}>
                <strong>{number(told.gauge(`points-${seat}`) ?? 0)}</strong>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p class="monu-turns">
        <Sign id="laurel" /> {t('laurel')} <Formula parts={[bonus(told)]} />
        {told.viewer !== undefined && <Turning seat={told.viewer} />}
      </p>
    </>
  );
}

/** How much of a category a seat has, with the laurel if nobody has more. */
function Held({ category, seat }: { category: Category; seat: number }) {
  const told = useTold();
  const count = counted(told, category, seat);
  const leads = told.gauge(`behind-${category}-${seat}`) === 0;
  return (
    <span class={leads ? 'held-most' : undefined}>
      {count}
      {leads && (
        <>
          <Sign id="laurel" />
          <span class="unseen"> {t('most')}</span>
        </>
      )}
    </span>
  );
}

/** Points for one thing of a category, if anybody has one. */
function Worth({ category }: { category: Category }) {
  const told = useTold();
  const seat = told.seats.map((one) => one.seat).find((one) => counted(told, category, one) > 0);
  if (seat === undefined) return null;
  return (
    <small>
      <Formula parts={[{ is: 'term', sign: 'points', count: points(told, category, seat) / counted(told, category, seat) }]} />
    </small>
  );
}

/** The categories in which one more thing brings the laurel, or makes it one's own. */
function Turning({ seat }: { seat: number }) {
  const told = useTold();
  const behind = (category: Category) => told.gauge(`behind-${category}-${seat}`);
  const shared = (category: Category) => told.seats.some((one) => one.seat !== seat && told.gauge(`behind-${category}-${one.seat}`) === 0);
  const called = (which: readonly (readonly [Category, string])[]) => list(which.map(([category]) => told.catalogue.name(category)));
  const near = CATEGORIES.filter(([category]) => behind(category) === 1);
  const tied = CATEGORIES.filter(([category]) => behind(category) === 0 && shared(category));
  return (
    <>
      {near.length > 0 && <span> {t('oneMore', { categories: called(near) })}</span>}
      {tied.length > 0 && <span> {t('alone', { categories: called(tied) })}</span>}
    </>
  );
}

function points(told: Told, line: string, seat: number): number {
  return told.board(seat)?.tally.find(({ name }) => name === line)?.value ?? 0;
}

function counted(told: Told, category: Category, seat: number): number {
  if (category !== 'policies') return told.gauge(`${category}-${seat}`) ?? 0;
  return told.zone(`policies-${seat}`).items.filter(({ marks }) => marks.includes('active')).length;
}

/** What the most of a category is worth: somebody has it in nearly every game. */
function bonus(told: Told): Part {
  const most = Math.max(...CATEGORIES.flatMap(([category]) => told.seats.map(({ seat }) => points(told, `dominance in ${category}`, seat))));
  return { is: 'term', sign: 'points', ...(most > 0 && { count: most }) };
}
