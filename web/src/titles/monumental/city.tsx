/** The city of a seat: nine slots, what each row and column gives, the wonder that is being built. */

import { Fragment } from 'preact';
import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { useAhead, useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Formula } from '../../signs/sign.tsx';
import { t } from '../../words/monumental.ts';
import { CardName, Effects, Icons, usePrinted } from './card.tsx';
import { gains, slotsOf } from './gains.ts';
import { Now, useReach } from './price.tsx';

const THREE = [1, 2, 3] as const;

export function City({ seat }: { seat: number }) {
  return (
    <>
      <div class="city-grid">
        {THREE.map((row) => (
          <Fragment key={row}>
            {THREE.map((column) => (
              <Slot key={column} seat={seat} number={3 * (row - 1) + column} />
            ))}
            <End key="row" seat={seat} row={row} />
          </Fragment>
        ))}
        {THREE.map((column) => (
          <End key={column} seat={seat} column={column} />
        ))}
        <Gained seat={seat} />
      </div>
      <Side seat={seat} />
      <Site seat={seat} />
    </>
  );
}

/** A slot: Knowledge below its cover. The slot itself can be chosen, too. */
function Slot({ seat, number }: { seat: number; number: number }) {
  const told = useTold();
  const zone = told.zone(`slot-${seat}-${number}`);
  const covers = zone.items.filter(({ kind }) => kind !== 'knowledge');
  const learned = zone.items.filter(({ kind }) => kind === 'knowledge');
  const on = zone.items.some(({ marks }) => marks.includes('activated'));
  return (
    <Group zone={zone} name={t('slot', { number })} class={`city-slot${on ? ' on' : ''}`}>
      <Handle zone={zone} class="slot-ground" />
      {covers.map((item) => (
        <Cover key={item.id} item={item} zone={zone} />
      ))}
      {learned.map((item) => (
        <Below key={item.id} item={item} zone={zone} />
      ))}
    </Group>
  );
}

interface CardProps {
  item: Item;
  zone: Zone;
}

function Cover({ item, zone }: CardProps) {
  return (
    <Thing item={item} zone={zone} stands={zone.id} class={`city-card${used(item)}`}>
      <CardName item={item} />
      <Icons item={item} />
      <Effects item={item} />
    </Thing>
  );
}

/** Knowledge: a line. */
function Below({ item, zone }: CardProps) {
  const gives = usePrinted(item, 'gives');
  return (
    <Thing item={item} zone={zone} stands={zone.id} class={`city-below${used(item)}`}>
      <CardName item={item} signed />
      <Formula parts={gives} silent />
      <Effects item={item} />
    </Thing>
  );
}

export function used({ marks }: Item): string {
  return marks.includes('used') ? ' used' : '';
}

/** The end of a row or a column: what it gives; when one of the other kind is chosen, what both give. */
function End({ seat, row, column }: { seat: number; row?: number; column?: number }) {
  const told = useTold();
  const zone = told.zone(row === undefined ? `column-${seat}-${column}` : `row-${seat}-${row}`);
  const chosen = (line: string) => THREE.find((one) => told.signs.chosen.has(`${line}-${seat}-${one}`));
  const [across, down] = [row ?? chosen('row'), column ?? chosen('column')];
  const slots = slotsOf(across, down);
  const items = slots.flatMap((slot) => told.zone(`slot-${seat}-${slot}`).items);
  const name = across && down ? t('pair', { row: across, column: down }) : row ? t('row', { row }) : t('column', { column: down ?? 0 });
  return (
    <Group zone={zone} name={name} class={`city-end ${row === undefined ? 'below' : 'beside'}`}>
      <Handle zone={zone} class="city-sum">
        <small>{name}</small>
        <Formula parts={gains(told, items)} silent />
      </Handle>
    </Group>
  );
}

/** What activating a row and a column gives, beside the words of the move. */
export function Brings({ path }: { path: readonly string[] }) {
  const told = useTold();
  const line = (kind: string) => path.map((id) => new RegExp(`^${kind}-(\\d+)-(\\d)$`).exec(id)).find((found) => found !== null);
  const [across, down] = [line('row'), line('column')];
  if (!across || !down) return null;
  const slots = slotsOf(Number(across[2]), Number(down[2]));
  return <Formula parts={gains(told, slots.flatMap((slot) => told.zone(`slot-${across[1]}-${slot}`).items))} />;
}

/** What the activated slots have given, or will, after the choice that is looked at. */
function Gained({ seat }: { seat: number }) {
  const told = useTold();
  const { boards } = useAhead() ?? told.scene;
  const slots = boards.flatMap(({ zones }) => zones).filter(({ id }) => id.startsWith(`slot-${seat}-`));
  const items = slots.flatMap((slot) => slot.items).filter(({ marks }) => marks.includes('activated'));
  const parts = gains(told, items);
  if (parts.length === 0) return <span class="city-total none" />;
  return (
    <span class="city-total">
      <small>{t('gained')}</small>
      <Formula parts={parts} />
    </span>
  );
}

/** Cards that were drawn and lie activated beside the city. */
function Side({ seat }: { seat: number }) {
  const told = useTold();
  const zone = told.zone(`side-${seat}`);
  if (zone.items.length === 0) return null;
  return (
    <Group zone={zone} class="city-side">
      <span class="part-name">{told.catalogue.name(zone.name)}</span>
      {zone.items.map((item) => (
        <Thing key={item.id} item={item} zone={zone} class={`side-card${used(item)}`}>
          <CardName item={item} signed />
          <Icons item={item} />
          <Effects item={item} />
        </Thing>
      ))}
    </Group>
  );
}

/** The wonder in construction, and what completing it costs and gives. */
function Site({ seat }: { seat: number }) {
  const told = useTold();
  const zone = told.zone(`construction-${seat}`);
  const reach = useReach();
  if (zone.items.length === 0 && !told.signs.lit.has(zone.id)) return null;
  return (
    <Group zone={zone} class={reach.has(zone.id) ? 'city-site ahead' : 'city-site'}>
      <Handle zone={zone} class="site-name">
        {t('building')} <Now place={zone.id} />
      </Handle>
      {zone.items.map((item) => (
        <Thing key={item.id} item={item} zone={zone} stands={zone.id} class="site-card">
          <CardName item={item} signed />
          <Icons item={item} />
          <Effects item={item} />
        </Thing>
      ))}
    </Group>
  );
}
