/** Cards of a seat: its tableau with what lies and stands on the cards, its hand, what it is offered. */

import { Kept, zonesOn } from '../../arranged/kept.tsx';
import { useNarrow } from '../../arranged/narrow.ts';
import { Group, Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import { Card } from './card.tsx';
import { doableOf } from './homecoming.tsx';
import type { Owner } from './owner.ts';
import { partsOf } from './realm.tsx';
import { Unit } from './units.tsx';

export function Tableau({ owner }: { owner: Owner }) {
  const told = useTold();
  const zones = ['faction', 'tableau', 'quests', 'lying', 'card'].map((kind) => `${kind}-${owner}`);
  return <Kept on={[owner, doableOf(told), ...zonesOn(told, ...zones)]}>{() => <Cards owner={owner} />}</Kept>;
}

function Cards({ owner }: { owner: Owner }) {
  const told = useTold();
  const faction = told.zone(`faction-${owner}`);
  const [zone, quests] = [told.zone(`tableau-${owner}`), told.zone(`quests-${owner}`)];
  const choosing = faction.items.length > 1;
  return (
    <>
      {choosing && <Row zone={faction} told />}
      {zone.items.length + quests.items.length > 0 && (
        <Group zone={zone} class="card-row tableau">
          {zone.items.map((item) => (
            <Card key={item.id} item={item} zone={zone}>
              <OnCard card={item.id} owner={owner} />
            </Card>
          ))}
          {quests.items.map((item) => (
            <Card key={item.id} item={item} zone={quests} />
          ))}
        </Group>
      )}
    </>
  );
}

/** What lies on the squares of a card, and the units on its action spaces. */
function OnCard({ card, owner }: { card: string; owner: Owner }) {
  const told = useTold();
  const [squares, units] = [told.zone(`lying-${owner}`), told.zone(`card-${owner}`)];
  const lying = squares.items.filter(({ id }) => id.startsWith(`${card}-`));
  const standing = units.items.filter(({ id }) => id.includes(`@card-${card}-`));
  if (lying.length + standing.length === 0) return null;
  return (
    <span class="on-card">
      {lying.map((item) => (
        <Square key={item.id} item={item} zone={squares} />
      ))}
      {standing.map((item) => (
        <Unit key={item.id} item={item} zone={units} />
      ))}
    </span>
  );
}

function Square({ item, zone }: { item: Item; zone: Zone }) {
  const told = useTold();
  const empty = item.component === undefined;
  return (
    <Thing item={item} zone={zone} class={`square-of${empty ? ' empty' : ''}`}>
      {!empty && <Formula parts={partsOf(told, item.component!, 'gives')} silent />}
      {empty && item.label !== '' && <Sign id={item.label} />}
    </Thing>
  );
}

/** The hand, `whole` with its sentences; in a draft what is passed on, and what was picked. */
export function Hand({ owner, whole = false }: { owner: Owner; whole?: boolean }) {
  const told = useTold();
  const narrow = useNarrow();
  const kinds = owner === told.viewer && !narrow ? ['picks', 'hand'] : ['pack', 'picks', 'hand'];
  const zones = kinds.map((kind) => told.zone(`${kind}-${owner}`));
  return (
    <>
      {zones.map((zone) => (
        <Kept key={zone.id} on={[whole, ...zonesOn(told, zone.id)]}>
          {() => <Row zone={zone} told={whole || zone.id.startsWith('pack')} />}
        </Kept>
      ))}
    </>
  );
}

/** In a draft, what was passed on to whoever looks: in the middle of the board, where it has room. */
export function Offered() {
  const told = useTold();
  const zone = told.zone(`pack-${told.viewer}`);
  if (zone.items.length === 0) return null;
  return (
    <div class="elder-offered">
      <Row zone={zone} told />
    </div>
  );
}

/** Cards side by side; those that cannot be seen are counted. */
export function Row({ zone, told: whole = false }: { zone: Zone; told?: boolean }) {
  const told = useTold();
  const { items, hidden } = zone;
  if (items.length + hidden === 0) return null;
  return (
    <Group zone={zone} class="card-row">
      {hidden > 0 && (
        <span class="elder-label">
          {told.catalogue.name(zone.name)}: {t('seen', { count: hidden })}
        </span>
      )}
      {items.map((item) => (
        <Card key={item.id} item={item} zone={zone} told={whole} />
      ))}
    </Group>
  );
}

/** Abilities of the faction, of mercenaries, and of monsters under control; what they do, where that is one formula each. */
export function Abilities({ owner }: { owner: Owner }) {
  const told = useTold();
  const zone = told.zone(`abilities-${owner}`);
  const [faction, other] = told.zone(`faction-${owner}`).items;
  const printed = faction === undefined || other !== undefined ? [] : told.catalogue.formulas(faction.component ?? '');
  if (zone.items.length === 0) return null;
  return (
    <Group zone={zone} class="abilities">
      {zone.items.map((item, at) => (
        <Thing key={item.id} item={item} zone={zone} class="ability">
          {told.catalogue.name(item.id)}
          {printed.length === 2 && printed[at] !== undefined && <Formula parts={printed[at].parts} silent />}
        </Thing>
      ))}
    </Group>
  );
}
