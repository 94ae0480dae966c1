/** What belongs to a seat: faction, goods, units, tokens; its cards, and its hand. */

import { Fitted } from '../../arranged/fitted.tsx';
import { useNarrow } from '../../arranged/narrow.ts';
import { Count } from '../../arranged/pieces.tsx';
import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { type Good, type Told, useTold } from '../../arranged/told.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import { Homecoming } from './homecoming.tsx';
import type { Owner } from './owner.ts';
import { partsOf } from './realm.tsx';
import { Abilities, Hand, Tableau } from './tableau.tsx';
import { Units } from './units.tsx';

const GOODS = ['gem', 'scroll', 'potion', 'tool', 'sword', 'gold', 'magic'] as const;

/** What a seat has, as its line in the rail says it. */
export function goodsOf(told: Told, seat: number): readonly Good[] {
  return GOODS.map((sign) => ({ sign, count: told.item(`${seat}/${sign}`)?.[0].count ?? 0 }));
}

/** Cards side by side, each of them a line, and a small one. */
const FORMS = 3;

export function Mine({ seat }: { seat: number }) {
  const narrow = useNarrow();
  const told = useTold();
  if (told.board(seat) === undefined) return null;
  return (
    <Fitted class="mine-of elder-mine" forms={FORMS}>
      <div class="holdings">
        <Plate owner={seat} />
        <Goods owner={seat} />
        <Armies owner={seat} />
        <Tokens owner={seat} />
        {!narrow && <Abilities owner={seat} />}
      </div>
      {!narrow && (
        <div class={`mine-cards${density(told, seat)}`}>
          <Tableau owner={seat} />
          <Hand owner={seat} />
        </div>
      )}
    </Fitted>
  );
}

/** As many cards as lie side by side: in the tableau with the starter card, and in a hand. */
const [MOST_LYING, MOST_HELD] = [4, 5];

/** More than so many lines are smaller. */
const MOST_LARGE = 11;

/** If a seat has more cards than lie side by side, each of them is a line. */
function density(told: Told, owner: Owner): string {
  const count = (...zones: string[]) => zones.reduce((sum, zone) => sum + told.zone(`${zone}-${owner}`).items.length, 0);
  const [lying, held] = [count('tableau', 'quests'), count('hand')];
  if (lying <= MOST_LYING && held <= MOST_HELD) return '';
  return lying + held > MOST_LARGE ? ' dense small' : ' dense';
}

/** The faction: it stands for its owner when a player is chosen. With it what is left to build and to use. */
export function Plate({ owner }: { owner: Owner }) {
  const told = useTold();
  const zone = told.zone(`tableau-${owner}`);
  const faction = told.zone(`faction-${owner}`);
  const [own, other] = faction.items;
  const name = owner === 'ghosts' ? told.catalogue.name('ghosts') : told.speech.seat(owner);
  const tactics = told.gauge(`tactics-${owner}`);
  return (
    <div class="plate-of">
      {own !== undefined && other === undefined && (
        <Group zone={faction}>
          <Thing item={own} zone={faction} stands={zone.id} class="faction-name">
            {told.catalogue.face(own).name}
          </Thing>
        </Group>
      )}
      {(owner === 'ghosts' || own === undefined || other !== undefined || told.signs.lit.has(zone.id)) && (
        <Group zone={zone}>
          <Handle zone={zone} class="faction-name">
            {name}
          </Handle>
        </Group>
      )}
      <Count sign="orb" count={told.gauge(`orbs-${owner}`) ?? 0} />
      <Count sign="dwelling" count={`${told.gauge(`roofs-${owner}`) ?? 0}/${told.bound(`roofs-${owner}`) ?? 0}`} />
      {tactics !== undefined && <span class={`tactics${tactics ? '' : ' none'}`}>{told.catalogue.name('tactics_tokens')}</span>}
    </div>
  );
}

export function Goods({ owner }: { owner: Owner }) {
  const told = useTold();
  const zone = told.zone(`supply-${owner}`);
  return (
    <Group zone={zone} class="goods">
      {zone.items.map((item) => (
        <Thing key={item.id} item={item} zone={zone} class="elder-good">
          <Count sign={item.component ?? item.kind} count={item.count} />
        </Thing>
      ))}
    </Group>
  );
}

/** Units that are not on the map, by where they are. */
export function Armies({ owner }: { owner: Owner }) {
  return (
    <div class="armies">
      <Units id={`ready-${owner}`} name={t('ready')} />
      <Units id={`tray-${owner}`} name={t('tray')} />
      <Units id={`underworld-${owner}`} name={t('underworld')} />
      <Homecoming owner={owner} />
    </div>
  );
}

/** Treasure tokens, and those of the Dragon's Lair. */
export function Tokens({ owner }: { owner: Owner }) {
  const told = useTold();
  const zones = [told.zone(`tokens-${owner}`), told.zone(`dragon-${owner}`)].filter(({ items }) => items.length > 0);
  return (
    <>
      {zones.map((zone) => (
        <Group key={zone.id} zone={zone} class="tokens">
          <Sign id={zone.id.startsWith('dragon') ? 'dragon_token' : 'treasure'} />
          {zone.items.map((item) => (
            <Thing key={item.id} item={item} zone={zone} class="elder-heap">
              <Formula parts={partsOf(told, item.component ?? item.id, 'gives')} silent />
              {item.count > 1 && <small>×{item.count}</small>}
            </Thing>
          ))}
        </Group>
      ))}
    </>
  );
}
