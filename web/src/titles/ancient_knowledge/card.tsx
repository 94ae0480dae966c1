/** Cards: what they are, what they cost and bring, what they do and when. */

import { Count } from '../../arranged/pieces.tsx';
import { Thing } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { divisible } from '../../words/hyphens.ts';
import { t } from '../../words/ancient-knowledge.ts';
import { leastPrice, leftOn } from './ahead.ts';

/** Roles of formulas that say what a card does, and the sign of the moment at which it does. */
const MOMENTS: Readonly<Record<string, string>> = {
  immediate: 'immediate',
  ongoing: 'ongoing',
  timeline_icon: 'timeline',
  decline_icon: 'decline',
  end: 'scoring',
};

const TYPES = ['city', 'megalith', 'pyramid', 'artifact', 'ancient', 'writing', 'secret'];

/** The type of a card, which has a sign and a colour. */
export function typeOf(told: Told, item: Item): string {
  const printed = told.catalogue.face(item).component?.properties?.type;
  const type = typeof printed === 'string' ? printed : item.kind;
  return TYPES.includes(type) ? type : 'artifact';
}

/** The number of the first term of a formula. */
export function printed(told: Told, item: Item, role: string): number | undefined {
  const [part] = told.catalogue.formulas(item.component ?? '', role).flatMap(({ parts }) => parts);
  return part?.is === 'term' ? (part.count ?? undefined) : undefined;
}

/** What a card does, each effect behind the sign of its moment. */
export function Effects({ of, only }: { of: string; only?: string }) {
  const { catalogue } = useTold();
  const effects = catalogue.formulas(of).filter(({ role }) => (only === undefined ? role in MOMENTS : role === only));
  return (
    <>
      {effects.map(({ role, parts }, order) => (
        <span class="effect" key={order}>
          <Sign id={MOMENTS[role]!} />
          <Formula parts={parts} silent />
        </span>
      ))}
    </>
  );
}

interface CardProps {
  item: Item;
  zone: Zone;
  /** Its sentence stands below what is printed. */
  told?: boolean;
  /** Whose card it is: what it costs them now is said. */
  seat?: number;
}

/** A card of the builder deck in a hand: start space, knowledge, points; its price, what it does. */
export function BuilderCard({ item, zone, told: whole = false, seat }: CardProps) {
  const told = useTold();
  const { catalogue } = told;
  const of = item.component ?? item.id;
  const cost = catalogue.formulas(of, 'cost').flatMap(({ parts }) => parts);
  const face = catalogue.face(item);
  return (
    <Thing item={item} zone={zone} class={`builder type-${typeOf(told, item)}`} style={{ '--says': face.text.length }}>
      <CardName told={told} item={item} />
      <span class="numbers">
        {['start_space', 'carries', 'gives'].map((role) => (
          <Formula key={role} parts={catalogue.formulas(of, role).flatMap(({ parts }) => parts)} silent />
        ))}
        {cost.length > 0 && <Formula parts={cost.map(paid)} silent />}
      </span>
      <Effects of={of} />
      {whole && <span class="sentence">{face.text}</span>}
      {seat !== undefined && <Least item={item} seat={seat} />}
    </Thing>
  );
}

/** The sign of its type, and its name. */
export function CardName({ told, item }: { told: Told; item: Item }) {
  return (
    <span class="card-name" data-flies={item.id}>
      <Sign id={typeOf(told, item)} />
      <b>{divisible(told.catalogue.face(item).name)}</b>
    </span>
  );
}

/** What is paid for it is taken away. */
function paid(part: Part): Part {
  return part.is === 'term' && (part.count ?? 0) > 0 ? { ...part, count: -part.count! } : part;
}

/** A monument on the Timeline: what is left on it counts. */
export function Monument({ item, zone }: CardProps) {
  const told = useTold();
  const of = item.component ?? item.id;
  const left = Number(item.label);
  return (
    <Thing item={item} zone={zone} class={`builder type-${typeOf(told, item)}`}>
      <CardName told={told} item={item} />
      <span class="numbers">
        <Lozenges count={left} kept={leftOn(told, item)} />
        <Count sign="points" count={printed(told, item, 'gives') ?? 0} />
        {item.marks.includes('locked') && <Sign id="lock" />}
      </span>
      <Effects of={of} />
      <span class="type-mark" aria-hidden="true">
        <Sign id={typeOf(told, item)} />
      </span>
    </Thing>
  );
}

/** So many tokens are drawn one by one; more are a number only. */
const DRAWN = 6;

/** Tokens on a monument; those that this turn takes off are faded. */
function Lozenges({ count, kept }: { count: number; kept: number }) {
  return (
    <span class="lozenges">
      {count > 0 &&
        count <= DRAWN &&
        Array.from({ length: count }, (_, at) => (
          <span key={at} class={at < kept ? undefined : 'going'}>
            <Sign id="knowledge" />
          </span>
        ))}
      {count === 0 || count > DRAWN ? <Count sign="knowledge" count={count} /> : <b>{count}</b>}
      {kept !== count && <b class="then">→ {kept}</b>}
    </span>
  );
}

/** The least that a hand card costs now. */
function Least({ item, seat }: { item: Item; seat: number }) {
  const told = useTold();
  const price = leastPrice(told, item.id, seat);
  if (price === undefined) return null;
  return (
    <span class="least">
      {price === 0 ? t('free') : <>{t('from')} <Formula parts={[{ is: 'term', sign: 'hand_size', count: -price }]} silent /></>}
    </span>
  );
}
