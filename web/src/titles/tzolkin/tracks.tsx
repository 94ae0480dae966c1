/** Temples as steps, technologies as rows: what each step is worth, and who stands there. */

import { Piece } from '../../arranged/pieces.tsx';
import { Group, Handle } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Formula } from '../../signs/sign.tsx';
import { t } from '../../words/tzolkin.ts';

const TEMPLES = ['chaac', 'quetzalcoatl', 'kukulkan'] as const;
const TECHNOLOGIES = ['agriculture', 'extraction', 'architecture', 'theology'] as const;

export function Temples() {
  return (
    <div class="temples">
      {TEMPLES.map((id) => (
        <Temple key={id} id={id} />
      ))}
    </div>
  );
}

function Temple({ id }: { id: string }) {
  const told = useTold();
  const { catalogue } = told;
  const zone = told.zone(id);
  const steps = zone.items.filter(({ kind }) => kind === 'step').reverse();
  const worth = new Map(catalogue.formulas(id, 'step').map((one) => [one.at, one.parts]));
  const age = told.gauge('age') ?? 1;
  const bonus = catalogue.formulas(id, 'age_end').find((one) => one.at === age)?.parts ?? [];
  return (
    <Group zone={zone} class="temple" style={{ '--of': catalogue.colour(id) ?? 'var(--sunk)' }}>
      <Handle zone={zone} class="temple-steps">
        <strong class="track-name">{catalogue.name(id)}</strong>
        <span class="leads">
          {t('leads')} <Formula parts={bonus} silent />
        </span>
        {steps.map(({ id: step, at, label }, order) => (
          <span key={step} class="step" style={{ '--high': 1 - order / (steps.length + 3) }}>
            <span class="worth">{worth.has(at[0]!) ? <Formula parts={worth.get(at[0]!)!} silent /> : label}</span>
            <Markers zone={zone} at={at[0]!} />
          </span>
        ))}
      </Handle>
    </Group>
  );
}

/** The markers of seats at one step of a track. */
function Markers({ zone, at }: { zone: Zone; at: number }) {
  const here = zone.items.filter((one: Item) => one.kind === 'marker' && one.at[0] === at);
  return (
    <span class="track-markers">
      {here.map(({ id, owner }) => (
        <Piece key={id} seat={owner} id={id} />
      ))}
    </span>
  );
}

export function Technologies() {
  return (
    <div class="technologies">
      {TECHNOLOGIES.map((id) => (
        <Technology key={id} id={id} />
      ))}
    </div>
  );
}

function Technology({ id }: { id: string }) {
  const told = useTold();
  const { catalogue } = told;
  const zone = told.zone(id);
  const levels = catalogue.formulas(id, 'level');
  const bonus = catalogue.formulas(id, 'bonus').flatMap((one) => one.parts);
  return (
    <Group zone={zone} class="technology">
      <Handle zone={zone} class="technology-row">
        <strong class="track-name">{catalogue.name(id)}</strong>
        {zone.items
          .filter(({ kind }) => kind === 'step')
          .map(({ id: step, at }) => (
            <span key={step} class="level">
              <Formula parts={levels.filter((one) => one.at === at[0]).flatMap((one) => one.parts)} silent />
              <Markers zone={zone} at={at[0]!} />
            </span>
          ))}
        <span class="level bonus">
          <Formula parts={bonus} silent />
        </span>
      </Handle>
    </Group>
  );
}
