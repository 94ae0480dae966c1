/** Dwellings of Eldervale as it lies on a table: the map, the tracks, cards, what is fought about. */

import { useRef } from 'preact/hooks';
import { Fitted } from '../../arranged/fitted.tsx';
import { useFlying } from '../../arranged/flying.ts';
import { useNarrow } from '../../arranged/narrow.ts';
import { Tabs } from '../../arranged/tabs.tsx';
import { type Arrangement, type Told, useTold } from '../../arranged/told.ts';
import type { Zone } from '../../scene/whole.ts';
import { Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import { About } from './about.tsx';
import { Asked, Piles } from './beside.tsx';
import { Decks, decksOf } from './decks.tsx';
import { Fight } from './fight.tsx';
import { foughtOf } from './land.ts';
import { LastBattle } from './last-battle.tsx';
import { Leads } from './leads.tsx';
import { MapLegend, Panned, World } from './map.tsx';
import { goodsOf, Mine } from './mine.tsx';
import { Rivals } from './rivals.tsx';
import { Abilities, Hand, Offered, Tableau } from './tableau.tsx';
import { Glory, Power, Rewards } from './tracks.tsx';

function Board({ animate }: { animate: boolean }) {
  const told = useTold();
  const root = useRef<HTMLDivElement>(null);
  useFlying(root, told.scene, animate);
  return (
    <div class="elder" ref={root}>
      {useNarrow() ? <Phone /> : <Table />}
    </div>
  );
}

/** A battle takes the place of the face-up cards, unless one of them can be chosen. */
function decksAreShown(told: Told): boolean {
  const lit = ({ id, items }: Zone) => told.signs.lit.has(id) || items.some((one) => told.signs.lit.has(one.id));
  return foughtOf(told) === undefined || decksOf(told).some(lit);
}

/** Tracks and cards: roomy, close, and without the last battle. */
const FORMS = 3;

function Table() {
  const told = useTold();
  return (
    <div class="elder-table">
      <div class="elder-land">
        <div class="realms-room">
          <World />
        </div>
        <Offered />
        <Asked />
        <div class="land-foot">
          <Rivals />
          <MapLegend />
        </div>
      </div>
      <Fitted class="elder-side" forms={FORMS}>
        <Power />
        <Glory />
        <Rewards />
        <Fight />
        <LastBattle />
        {decksAreShown(told) && <Decks />}
        <Piles />
      </Fitted>
    </div>
  );
}

/** In which tab something lies; nothing of what stands below all tabs. */
function tabOf(told: Told, id: string): string | undefined {
  const zone = told.item(id)?.[1].id ?? id;
  if (zone === 'map') return 'map';
  if (/^(deck-|discard|beaten|mercenaries|ghosts$)/.test(zone)) return 'cards';
  if (/^(power-|glory|rewards|last-)/.test(zone)) return 'tracks';
  if (/^(sides|dice|choices|revealed|casting)$/.test(zone)) return undefined;
  const [, kind, owner] = /^(\w+)-(\d+|ghosts)$/.exec(zone) ?? [];
  if (kind === undefined) return undefined;
  if (owner !== String(told.viewer)) return 'others';
  const inTab = ['tableau', 'lying', 'card', 'quests', 'faction', 'abilities', 'hand', 'pack', 'picks'];
  return inTab.includes(kind) && id !== zone ? 'mine' : undefined;
}

function Phone() {
  const told = useTold();
  const { viewer } = told;
  const holds = (tab: string) => (id: string) => tabOf(told, id) === tab;
  const tabs = [
    { id: 'map', name: t('map'), holds: holds('map'), shown: () => <Panned /> },
    { id: 'cards', name: t('cards'), holds: holds('cards'), shown: () => <PhoneCards /> },
    { id: 'tracks', name: t('tracks'), holds: holds('tracks'), shown: () => <PhoneTracks /> },
    { id: 'mine', name: t('mine'), holds: holds('mine'), shown: () => <PhoneMine seat={viewer ?? 0} /> },
    { id: 'others', name: t('others'), holds: holds('others'), shown: () => <Rivals /> },
  ];
  return (
    <div class="elder-phone">
      <Tabs tabs={viewer === undefined ? tabs.filter(({ id }) => id !== 'mine') : tabs} />
      <Fight />
      <Asked />
    </div>
  );
}

function PhoneCards() {
  return (
    <>
      <Decks />
      <Piles />
    </>
  );
}

function PhoneTracks() {
  return (
    <>
      <Power />
      <Glory />
      <Rewards />
      <LastBattle />
    </>
  );
}

function PhoneMine({ seat }: { seat: number }) {
  return (
    <div class="phone-mine">
      <Abilities owner={seat} />
      <Tableau owner={seat} />
      <Hand owner={seat} whole />
    </div>
  );
}

/** The round, and how near the two ends of the game are: no tile left, all dwellings of somebody. */
function Lasting() {
  const told = useTold();
  const all = told.bound(`roofs-${told.seats[0]?.seat ?? 0}`) ?? 0;
  const built = told.seats.map(({ seat }) => all - (told.gauge(`roofs-${seat}`) ?? all));
  const left = told.gauge('last_turns');
  const rounds = told.gauge('rounds_left');
  const round = told.gauge('round') ?? 0;
  return (
    <>
      <span class="chip">{t('round', { round })}</span>
      {round > 0 && (
        <span class="chip wide">
          <Sign id="tile_stock" /> {t('tiles', { count: told.gauge('tiles') ?? 0 })}
        </span>
      )}
      <span class="chip wide">
        <Sign id="dwelling" /> {t('mostDwellings', { count: Math.max(0, ...built), all })}
      </span>
      {rounds !== undefined && <span class="chip wide">{t('aboutRounds', { count: rounds })}</span>}
      {told.gauge('peace') !== undefined && <span class="chip wide">{t('peace')}</span>}
      {left !== undefined && <span class="chip">{t('lastTurns', { count: left })}</span>}
    </>
  );
}

export const arrangement: Arrangement = { Board, Mine, Lasting, goods: goodsOf, About, Leads };
