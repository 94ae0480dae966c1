/** Through the Ages as it lies on a table: the card row, a nation, politics, the other nations. */

import { useRef, useState } from 'preact/hooks';
import { useFitted } from '../../arranged/fitting.ts';
import { useFlying } from '../../arranged/flying.ts';
import { useNarrow } from '../../arranged/narrow.ts';
import { Tabs } from '../../arranged/tabs.tsx';
import { type Arrangement, type Told, useTold } from '../../arranged/told.ts';
import { t } from '../../words/through-the-ages.ts';
import { About } from './about.tsx';
import { Banks } from './banks.tsx';
import { Brings } from './brings.tsx';
import { Comparison } from './comparison.tsx';
import { Lasting } from './lasting.tsx';
import { Leads } from './leads.tsx';
import { goodsOf, Mine } from './mine.tsx';
import { NOW, Now, Politics } from './politics.tsx';
import { NationBoards, Rivals, Targets, useMain, useNations, Visited } from './rivals.tsx';
import { Row } from './row.tsx';
import { State } from './state.tsx';
import { Technologies } from './technologies.tsx';

/** Roomy, close, and with a row of names only, unless one of its cards can be taken. */
const FORMS = 3;

function Board({ animate }: { animate: boolean }) {
  const told = useTold();
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const [visited, visit] = useState<number>();
  useFitted(root, narrow ? 1 : FORMS);
  useFlying(root, told.scene, animate);
  return (
    <div class="ages" ref={root}>
      {narrow ? <Phone /> : <Table visited={visited} visit={visit} />}
    </div>
  );
}

/** Another nation that is looked at stands in the place of one's own. */
function Table({ visited, visit }: { visited: number | undefined; visit: (seat: number | undefined) => void }) {
  const main = useMain();
  const nations = useNations();
  const seat = visited ?? main;
  const looking = { ...nations, opened: new Set([seat]), toggle: (one: number) => visit(one === visited ? undefined : one) };
  return (
    <div class="ages-table">
      <Now />
      <Targets {...nations} />
      <Row />
      {visited !== undefined && <Visited seat={visited} onBack={() => visit(undefined)} />}
      <div class="ages-nation">
        <State seat={seat} />
        <Technologies seat={seat} />
      </div>
      <div class="ages-below">
        <Banks seat={seat} />
        <Comparison nations={looking} />
        <Politics />
      </div>
      <NationBoards {...nations} visited={visited} />
    </div>
  );
}

/** Where something lies that can be chosen: its zone. */
function zoneOf(told: Told, id: string): string {
  return told.item(id)?.[1].id ?? id;
}

function Phone() {
  const told = useTold();
  const seat = useMain();
  const own = (told.board(seat)?.zones ?? []).map(({ id }) => id);
  const dock = ['civil', 'military', 'shown', 'prepared'].map((kind) => `${kind}/${seat}`);
  const row = (id: string) => zoneOf(told, id).startsWith('row/');
  const nation = (id: string) => own.includes(zoneOf(told, id)) && !dock.includes(zoneOf(told, id));
  const common = (id: string) => told.board()?.zones.some((zone) => zone.id === zoneOf(told, id)) ?? false;
  const now = (id: string) => NOW.includes(zoneOf(told, id));
  const politics = (id: string) => common(id) && !row(id) && !now(id);
  const rivals = (id: string) => !row(id) && !common(id) && !own.includes(zoneOf(told, id));
  return (
    <div class="ages-phone">
      <Now />
      <Tabs
        tabs={[
          { id: 'row', name: t('row'), holds: row, shown: () => <Row /> },
          { id: 'nation', name: t('nation'), holds: nation, shown: () => <PhoneNation seat={seat} /> },
          { id: 'politics', name: t('politics'), holds: politics, shown: () => <PhonePolitics /> },
          { id: 'rivals', name: t('rivals'), holds: rivals, shown: () => <Rivals /> },
        ]}
      />
    </div>
  );
}

function PhoneNation({ seat }: { seat: number }) {
  return (
    <>
      <Technologies seat={seat} />
      <State seat={seat} />
      <Banks seat={seat} />
    </>
  );
}

function PhonePolitics() {
  return (
    <>
      <Politics />
      <Comparison />
    </>
  );
}

export const arrangement: Arrangement = { Board, Mine, Lasting, goods: goodsOf, About, Leads, Brings };
