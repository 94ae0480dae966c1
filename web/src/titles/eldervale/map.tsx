/** The map of realms: fitted into its room; realms that are small say less, and the peek has the rest. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Explained } from '../../arranged/explained.tsx';
import { Kept, signsOf } from '../../arranged/kept.tsx';
import { Group } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import { Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import { foughtOf, type Land, landOf, type Spot } from './land.ts';
import { elementOf, Realm } from './realm.tsx';
import { rivalsOf } from './rivals.tsx';

/** What the signs on realms mean: behind a button, where the lines of many rivals have the room. */
export function MapLegend() {
  const told = useTold();
  if (told.zone('map').items.length === 0) return null;
  if (rivalsOf(told).length < 2) return <RealmSigns />;
  return (
    <Explained name={t('onMap')}>
      <RealmSigns />
    </Explained>
  );
}

export function RealmSigns() {
  return (
    <p class="realms-legend">
      <span>
        <Sign id="monster" /> {t('warnMonster')}
      </span>
      <span>
        <Sign id="die" /> {t('warnBattle')}
      </span>
      <span>
        <Sign id="dwelling" /> {t('warnPrice')}
      </span>
    </p>
  );
}

export function World() {
  const told = useTold();
  const zone = told.zone('map');
  const land = landOf(told);
  return (
    <Group zone={zone} class="realms" style={{ '--wide': land.wide, '--high': land.high }}>
      <div class="realms-unit">
        {land.spots.map((spot) => (
          <Kept key={spot.ground.id} on={realmOn(told, spot)}>
            {() => <Realm spot={spot} zone={zone} />}
          </Kept>
        ))}
      </div>
    </Group>
  );
}

/** What a realm is drawn from; where a placement would be fought over, all of the board. */
function realmOn(told: Told, { ground, x, y, ...lying }: Spot): readonly unknown[] {
  const things = [ground, ...lying.stacks, ...lying.units, ...lying.monsters];
  const feared = ground.marks.includes('contested') && told.signs.lit.has(ground.id);
  return [x, y, feared ? told : undefined, signsOf(told, things), ...things];
}

const LARGEST = 2;

/** On phones it is larger than the page: it is dragged, made larger or smaller, and has an overview. */
export function Panned() {
  const told = useTold();
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(1);
  const land = landOf(told);
  const calls = ({ ground, stacks, units, monsters }: Spot) =>
    [ground, ...stacks, ...units, ...monsters].some(({ id }) => told.signs.lit.has(id));
  const lit = land.spots.filter(calls).map(({ ground }) => ground.id);
  const show = (id: string | undefined) => {
    const shown = id === undefined ? null : room.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    shown?.scrollIntoView({ block: 'center', inline: 'center' });
  };
  const fought = foughtOf(told)?.id;
  const middle = land.spots[Math.floor(land.spots.length / 2)]?.ground.id;
  useEffect(() => show(lit[0] ?? fought ?? middle), [lit.join(' '), fought, size]);
  return (
    <div class="panned">
      <div class="realms-room" ref={room} style={{ '--size': size }}>
        <World />
      </div>
      <div class="map-tools">
        <Explained name={t('onMap')}>
          <RealmSigns />
        </Explained>
        <Overview land={land} onShow={show} />
        <button type="button" aria-label={t('larger')} disabled={size >= LARGEST} onClick={() => setSize(size + 0.25)}>
          +
        </button>
        <button type="button" aria-label={t('smaller')} disabled={size <= 1} onClick={() => setSize(size - 0.25)}>
          −
        </button>
      </div>
    </div>
  );
}

/** All realms as dots: touching one shows it. */
function Overview({ land, onShow }: { land: Land; onShow: (id: string) => void }) {
  const told = useTold();
  const of = (event: MouseEvent) => (event.target as Element).closest<SVGElement>('[data-realm]')?.dataset.realm;
  return (
    <svg
      class="overview"
      viewBox={`0 0 ${land.wide * 10} ${land.high * 11.5}`}
      role="img"
      aria-label={t('overview')}
      onClick={(event) => {
        const id = of(event);
        if (id !== undefined) onShow(id);
      }}
    >
      {land.spots.map(({ ground, x, y }) => (
        <circle
          key={ground.id}
          data-realm={ground.id}
          data-element={elementOf(told, ground) ?? 'ruin'}
          class={told.signs.lit.has(ground.id) ? 'lit-dot' : ''}
          cx={x * 10 + 5}
          cy={y * 8.65 + 5.75}
          r="4.4"
        />
      ))}
    </svg>
  );
}
