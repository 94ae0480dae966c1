/** Cards: their element, price, what they do and when. */

import type { ComponentChildren } from 'preact';
import { Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import type { Formula as Printed } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import { doersOf } from './homecoming.tsx';
import { elementOf, partsOf, unpaid } from './realm.tsx';

/** The sign of the moment at which an effect happens; what is activated says itself by whom. */
const MOMENTS: Readonly<Record<string, string>> = {
  activate: '',
  action: '',
  ghosts: '',
  gives: '',
  summoning: '',
  quest: '',
  aura: 'ongoing',
  static: 'ongoing',
  free_action: 'immediate',
  own_turn: 'this_turn',
  turn_end: 'this_turn',
  end: 'scoring',
  orb_add: 'orb',
  orb_replace: 'orb',
  battle_dice: 'in_battle',
  battle_boost: 'in_battle',
  battle_check_mod: 'in_battle',
  battle_join: 'join',
  battle_rule: 'in_battle',
  battle_trigger: 'in_battle',
  battle_reward: 'victory',
  on_win_battle: 'victory',
  before_roll: 'roll',
  after_roll: 'roll',
  after_battle: 'in_battle',
  join_mod: 'join',
  defeat_mod: 'loser',
  on_defeat: 'loser',
  on_monster_win: 'monster',
  on_place: 'placement',
  placement_mod: 'placement',
  opponent_places_adjacent: 'opponent',
  opponent_power_up: 'opponent',
  on_build_dwelling: 'dwelling',
  dwelling_cost_mod: 'dwelling',
  ruin_cost_mod: 'ruin',
  on_cast_spell: 'magic',
  on_take_treasure: 'treasure',
  on_underworld: 'underworld_unit',
  activation_mod: 'activation',
  mimicry: 'ability',
  incursion: 'monster',
  dice: '',
  reward: 'victory',
};

/** What a component does, each effect behind the sign of its moment. */
export function Effects({ of }: { of: string }) {
  const told = useTold();
  const effects = priced(told.catalogue.formulas(of)).filter(({ role }) => role in MOMENTS);
  const actions = effects.filter(({ role }) => role === 'activate');
  return (
    <>
      {effects.map((effect, order) => (
        <span class={`elder-effect role-${effect.role}`} key={order}>
          {MOMENTS[effect.role] !== '' && <Sign id={MOMENTS[effect.role]!} />}
          {doersOf(told, of, actions.indexOf(effect)) > 0 && <b class="doable">✓</b>}
          <Formula parts={effect.parts} silent />
        </span>
      ))}
    </>
  );
}

/** Prices of the first, the second and the third unit of a kind are one formula. */
function priced(printed: readonly Printed[]): readonly Printed[] {
  const numbered = printed.filter(({ role, at }) => role === 'summoning' && typeof at === 'number');
  const [first] = numbered;
  const [price] = first?.parts ?? [];
  if (first === undefined || price?.is !== 'exchange') return printed;
  const options = numbered.flatMap(({ parts }) => parts.flatMap((part) => (part.is === 'exchange' ? [part.cost] : [])));
  const whole: Printed = { role: first.role, parts: [{ is: 'exchange', cost: [{ is: 'either', options }], gain: price.gain }] };
  return printed.flatMap((one) => (one === first ? [whole] : numbered.includes(one) ? [] : [one]));
}

/** The sign of its element, or of magic, and its name. */
export function CardName({ item }: { item: Item }) {
  const told = useTold();
  const element = elementOf(told, item) ?? (item.id.startsWith('starter_') ? item.id.slice('starter_'.length) : undefined);
  return (
    <span class="elder-name" data-flies={item.id}>
      {element !== undefined && <Sign id={element} />}
      {item.kind === 'magic' && <Sign id="magic" />}
      <b>{told.catalogue.face(item).name}</b>
    </span>
  );
}

interface CardProps {
  item: Item;
  zone: Zone;
  stands?: string;
  /** Its sentence stands below what is printed. */
  told?: boolean;
  children?: ComponentChildren;
}

/** A card: name, price, effects; below it what lies on it. */
export function Card({ item, zone, stands, told: whole = false, children }: CardProps) {
  const told = useTold();
  const of = item.component ?? item.id;
  const cost = partsOf(told, of, 'cost').map(unpaid);
  const free = partsOf(told, of, 'free');
  const element = elementOf(told, item) ?? (item.kind === 'magic' ? 'magic' : (of.split('_')[1] ?? ''));
  return (
    <div class={`card-of${of.startsWith('starter_') ? ' starter' : ''}`} data-element={element} data-kind={item.kind}>
      <Thing item={item} zone={zone} stands={stands} class="elder-card">
        <CardName item={item} />
        <span class="does">
          <Effects of={of} />
        </span>
        {whole && <span class="elder-sentence">{told.catalogue.face(item).text}</span>}
        {item.kind === 'magic' && cost.length > 0 && (
          <span class="casting">
            <Formula parts={cost} silent />
            <span>
              {t('free')}: <Formula parts={free} silent />
            </span>
          </span>
        )}
        {item.marks.filter((mark) => mark === 'orb').map((_, at) => (
          <Sign key={at} id="orb" />
        ))}
        {item.marks.includes('attached') && <Sign id="chain" />}
      </Thing>
      {children}
    </div>
  );
}
