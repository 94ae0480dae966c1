/** Who leads, and why: the nations on four axes, and one sentence. */

import { Piece } from '../../arranged/pieces.tsx';
import { type Seat, type Told, useTold } from '../../arranged/told.ts';
import type { Part } from '../../signs/parts.ts';
import { Sign } from '../../signs/sign.tsx';
import { list } from '../../words/formats.ts';
import { t } from '../../words/through-the-ages.ts';
import { type Nations, Opener } from './rivals.tsx';

const COMPARED = ['culture', 'culture_rating', 'science_rating', 'strength'] as const;

/** With `nations`, the marks of the others open them. */
export function Comparison({ nations }: { nations?: Nations }) {
  const told = useTold();
  return (
    <div class="compared">
      <h3 class="age-part">{t('compared')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <td />
            {told.inOrder.map((one) => (
              <th key={one.seat} scope="col" class="number">
                <Opener of={one} nations={nations} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED.map((id) => (
            <Axis key={id} id={id} />
          ))}
        </tbody>
      </table>
      <p class="leads-why">{sentence(told)}</p>
    </div>
  );
}

/** One number of all nations: where each stands between nothing and the most. */
function Axis({ id }: { id: (typeof COMPARED)[number] }) {
  const told = useTold();
  const of = ({ seat }: Seat) => told.gauge(`${id}/${seat}`) ?? 0;
  const most = Math.max(1, ...told.seats.map(of));
  return (
    <tr>
      <th scope="row">
        <Sign id={id} /> <span aria-hidden="true">{t(id)}</span>
        <span class="unseen">{told.catalogue.name(id)}</span>
      </th>
      <td class="axis-of">
        <span class="axis" aria-hidden="true">
          {told.inOrder.toReversed().map((one) => (
            <span key={one.seat} class="pawn-of" style={{ insetInlineStart: `${(Math.max(0, of(one)) / most) * 100}%` }}>
              <Piece seat={one.seat} />
            </span>
          ))}
        </span>
      </td>
      {told.inOrder.map((one) => (
        <td key={one.seat} class={`number${of(one) === most ? ' age-leads' : ''}`}>
          {of(one)}
        </td>
      ))}
    </tr>
  );
}

/** Who has the most culture, by how much, and which cards bring the most each turn. */
function sentence(told: Told): string {
  const of = (seat: number) => told.gauge(`culture/${seat}`) ?? 0;
  const [first, second] = told.seats.toSorted((a, b) => of(b.seat) - of(a.seat));
  if (first === undefined) return '';
  const by = second === undefined ? 0 : of(first.seat) - of(second.seat);
  const level = told.seats.filter(({ seat }) => of(seat) === of(first.seat));
  if (level.length > 1) return t('leadTogether', { names: list(level.map(({ name }) => name)), count: of(first.seat) });
  const cards = reasons(told, first.seat);
  return cards.length === 0 ? t('leadsBy', { name: first.name, by }) : t('leadsWhy', { name: first.name, by, cards: list(cards) });
}

/** So many cards are named. */
const NAMED = 3;

/** The cards of a nation that print culture for each turn, the best first. */
function reasons(told: Told, seat: number): readonly string[] {
  const zones = ['n', 'state/', 'wonders/', 'colonies/'].map((kind) => told.zone(`${kind}${seat}`));
  const worth = zones.flatMap(({ items }) =>
    items.map((item) => {
      const workers = item.marks.filter((mark) => mark === 'workers').length;
      const each = told.catalogue.formulas(item.component ?? '').flatMap(({ parts }) => parts).reduce((sum, part) => sum + culture(part), 0);
      return { item, count: each * (item.kind === 'technology' ? workers : 1) };
    }),
  );
  const best = worth.filter(({ count, item }) => count > 0 && item.face !== 'down').toSorted((a, b) => b.count - a.count);
  return best.slice(0, NAMED).map(({ item, count }) => `${told.catalogue.face(item).name} +${count}`);
}

/** The culture for each turn that a part prints without a condition. */
function culture(part: Part): number {
  if (part.is === 'term') return part.sign === 'culture_rating' ? (part.count ?? 0) : 0;
  if (part.is === 'exchange' && part.cost.every((one) => one.is === 'term' && one.sign === 'resource')) {
    return part.gain.reduce((sum, one) => sum + culture(one), 0);
  }
  return 0;
}
