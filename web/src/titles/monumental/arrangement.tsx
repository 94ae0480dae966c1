/** Monumental as it lies on a table: the map, a city, what can be acquired; policies in the dock. */

import { useRef } from 'preact/hooks';
import { useFitted } from '../../arranged/fitting.ts';
import { useFlying } from '../../arranged/flying.ts';
import { useNarrow } from '../../arranged/narrow.ts';
import { Tabs } from '../../arranged/tabs.tsx';
import { type Arrangement, useTold } from '../../arranged/told.ts';
import { t } from '../../words/monumental.ts';
import { About } from './about.tsx';
import { Cities, useMain } from './cities.tsx';
import { Brings } from './city.tsx';
import { Leads } from './leads.tsx';
import { PannedMap, WorldMap } from './map.tsx';
import { goodsOf, Leaders, Mine, Policies } from './mine.tsx';
import { Modules, Offers } from './offers.tsx';

/** Roomy, with rows as high as they need, and with cards of a line or two. */
const FORMS = 3;

function Board({ animate }: { animate: boolean }) {
  const told = useTold();
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  useFitted(root, narrow ? 1 : FORMS);
  useFlying(root, told.scene, animate);
  return (
    <div class="monumental" ref={root}>
      {narrow ? <Phone /> : <Table />}
    </div>
  );
}

function Table() {
  const seats = useTold().seats.length;
  return (
    <div class={seats > 3 ? 'monu-table crowded' : seats === 3 ? 'monu-table three' : 'monu-table'}>
      <WorldMap />
      <Cities />
      <Offers />
      <Modules />
    </div>
  );
}

function Phone() {
  const told = useTold();
  const seat = useMain();
  const zoneOf = (id: string) => told.item(id)?.[1].id ?? id;
  const own = new Set(told.board(seat)?.zones.map(({ id }) => id));
  const policies = (id: string) => [`policies-${seat}`, `leaders-${seat}`].includes(zoneOf(id));
  const dock = (id: string) => [`stock-${seat}`, `tokens-${seat}`].includes(zoneOf(id));
  const city = (id: string) => own.has(zoneOf(id)) && !policies(id) && !dock(id);
  const map = (id: string) => zoneOf(id) === 'map';
  const cards = (id: string) => ![policies, dock, city, map].some((holds) => holds(id));
  return (
    <Tabs
      tabs={[
        { id: 'city', name: t('city'), holds: city, shown: () => <Cities /> },
        { id: 'map', name: t('map'), holds: map, shown: () => <PannedMap /> },
        { id: 'cards', name: t('cards'), holds: cards, shown: () => <PhoneCards /> },
        { id: 'policies', name: t('policies'), holds: policies, shown: () => <PhonePolicies seat={seat} /> },
      ]}
    />
  );
}

function PhoneCards() {
  return (
    <>
      <Offers />
      <Modules />
    </>
  );
}

function PhonePolicies({ seat }: { seat: number }) {
  return (
    <div class="monu-own">
      <Leaders seat={seat} />
      <Policies seat={seat} />
    </div>
  );
}

/** The round and the era, and how many cards are left before the end comes. */
function Lasting() {
  const told = useTold();
  const round = told.gauge('round') ?? 0;
  const last = told.bound('round');
  const left = told.zone('deck').hidden;
  return (
    <>
      <span class="chip">{t('roundAndEra', { round, era: 'I'.repeat(told.gauge('era') ?? 1) })}</span>
      <span class="chip wide">{last === undefined ? t('deckLeft', { count: left }) : t('lastRound', { last })}</span>
      {last === undefined && <RoundsLeft />}
    </>
  );
}

/** From an estimate to what is sure: at least one card goes each turn. */
function RoundsLeft() {
  const told = useTold();
  const [least, most] = [told.gauge('rounds-least'), told.gauge('rounds-most')];
  if (least === undefined || most === undefined) return null;
  return (
    <span class="chip wide">
      {least < most ? t('roundsLeft', { least, most }) : t('roundsExactly', { most })}
      {least < most && <span class="rounds-why">, {t('roundsWhy')}</span>}
    </span>
  );
}

export const arrangement: Arrangement = { Board, Mine, Lasting, goods: goodsOf, About, Leads, Brings };
