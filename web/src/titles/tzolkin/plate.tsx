/** What a position of a gear gives, what is left of its field, whose skull lies there. */

import { Piece } from '../../arranged/pieces.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula } from '../../signs/sign.tsx';

/** The plate of a position; nothing is printed at the lowest one. */
export function Plate({ gear, position }: { gear: string; position: number }) {
  const { catalogue } = useTold();
  const parts = catalogue.formulas(`${gear}_${position}`, 'gives').flatMap((one) => printed(one.parts));
  if (parts.length === 0) return null;
  return (
    <span class="plate">
      <Formula parts={parts} silent />
      <More place={`${gear}_${position}`} />
      {gear === 'palenque' && <Field group={position} />}
      {gear === 'chichen_itza' && <SkullSpace space={position} />}
    </span>
  );
}

const GOODS = ['corn', 'wood', 'stone', 'gold', 'skull'] as const;

/** What technologies of whoever is on turn add to it. */
function More({ place }: { place: string }) {
  const told = useTold();
  const parts = GOODS.flatMap((sign): readonly Part[] => {
    const count = told.gauge(`more-${place}-${sign}`);
    return count === undefined ? [] : [{ is: 'term', sign, count, plus: true }];
  });
  return parts.length === 0 ? null : (
    <span class="more">
      <Formula parts={parts} />
    </span>
  );
}

/** Tiles are counted beside the plate, and every skull on Chichen Itza is laid on a space. */
const UNSAID: readonly string[] = ['corn_tile', 'wood_tile'];

/** What is printed on the plate: goods, without what the rules take with them. */
function printed(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part): readonly Part[] => {
    if (part.is === 'either') {
      const options = part.options.filter((option) => !option.some(angers)).map(printed);
      return options.length === 1 ? options[0]! : [{ is: 'either', options }];
    }
    const unsaid = part.is === 'term' && (UNSAID.includes(part.sign) || (part.sign === 'skull' && (part.count ?? 0) < 0));
    return unsaid ? [] : [part];
  });
}

/** Burning the forest is a rule, and not printed. */
function angers(part: Part): boolean {
  return part.is === 'term' && part.sign === 'step' && (part.count ?? 0) < 0;
}

/** Tiles that are left in a group of the jungle: bare corn, and wood that covers corn. */
function Field({ group }: { group: number }) {
  const told = useTold();
  const count = (tile: string) => told.item(`jungle-${tile}-${group}`)?.[0].count ?? 0;
  if (told.item(`field-${group}`) === undefined) return null;
  const left: readonly Part[] = ['corn_tile', 'wood_tile'].map((sign) => ({ is: 'term', sign, count: count(sign) }) as const);
  return (
    <span class="left">
      <Formula parts={left.filter((one) => one.is === 'term' && (one.count ?? 0) > 0)} silent />
    </span>
  );
}

/** The skull that lies on a space of Chichen Itza, with its owner. */
function SkullSpace({ space }: { space: number }) {
  const told = useTold();
  const skull = told.at('skull_spaces').get(space - 1);
  return skull === undefined ? null : (
    <span class="placed">
      <Piece seat={skull.owner} id={skull.id} />
    </span>
  );
}
