/** Cards as they are printed: name, icons, what they do and when. */

import { useTold } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/monumental.ts';

/** Roles of formulas that say what a card does, in the words of the moment at which it does. */
const MOMENTS = {
  use: 'use',
  passive: 'always',
  on_complete: 'built',
  on_develop: 'develop',
  on_warlord_conquest: 'warlord',
  on_acquire: 'learn',
  on_return: 'return',
  on_slain: 'slain',
  on_failed: 'failed',
} as const;

type Moment = keyof typeof MOMENTS;

function isMoment(role: string): role is Moment {
  return role in MOMENTS;
}

const KINDS: Readonly<Record<string, string>> = { knowledge: 'knowledge_card', wonder: 'wonder', hero: 'hero', monster: 'monster', policy: 'policy' };

/** The sign of the kind of a card. */
export function kindOf({ kind }: Item): string {
  return KINDS[kind] ?? 'building';
}

/** All parts that are printed for a role. */
export function usePrinted(item: Item, role: string): readonly Part[] {
  return useTold()
    .catalogue.formulas(item.component ?? '', role)
    .flatMap(({ parts }) => parts);
}

/** The name of a card, which flies with it; behind the sign of its kind, if that is asked for. */
export function CardName({ item, signed = false }: { item: Item; signed?: boolean }) {
  const { catalogue } = useTold();
  return (
    <span class="monu-name" data-flies={item.id}>
      {signed && <Sign id={kindOf(item)} />}
      <b>{catalogue.face(item).name}</b>
    </span>
  );
}

/** The icons of a card, large. */
export function Icons({ item }: { item: Item }) {
  const parts = usePrinted(item, 'gives');
  return parts.length === 0 ? null : (
    <span class="monu-icons">
      <Formula parts={parts} silent />
    </span>
  );
}

/** What it does, each effect behind its moment. */
export function Effects({ item }: { item: Item }) {
  const { catalogue } = useTold();
  const effects = catalogue.formulas(item.component ?? '');
  return (
    <>
      {effects.map(({ role, parts }, order) =>
        isMoment(role) ? (
          <span class="monu-effect" key={order}>
            <i>{t(MOMENTS[role])}</i>
            <Formula parts={parts} silent />
          </span>
        ) : null,
      )}
    </>
  );
}

/** A price that is paid. */
export function paid(parts: readonly Part[]): readonly Part[] {
  return parts.map((part) => (part.is === 'term' && (part.count ?? 0) > 0 ? { ...part, count: -part.count! } : part));
}
