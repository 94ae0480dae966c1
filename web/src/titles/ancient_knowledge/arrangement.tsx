/** Ancient Knowledge as it lies on a table: technologies, the Timeline of a seat, its Past, the others. */

import { useRef } from 'preact/hooks';
import { useFitted } from '../../arranged/fitting.ts';
import { useFlying } from '../../arranged/flying.ts';
import { useNarrow } from '../../arranged/narrow.ts';
import { Tabs } from '../../arranged/tabs.tsx';
import { type Arrangement, useTold } from '../../arranged/told.ts';
import { t } from '../../words/ancient-knowledge.ts';
import { About } from './about.tsx';
import { Artifacts, Learned } from './collections.tsx';
import { TurnsEnd } from './forecast.tsx';
import { Lasting } from './lasting.tsx';
import { goodsOf, Mine } from './mine.tsx';
import { Brings, Lost, Past } from './past.tsx';
import { Pending, Piles, Technologies } from './offers.tsx';
import { useMain } from './main.ts';
import { Rivals, Targets } from './rivals.tsx';
import { Timeline } from './timeline.tsx';
import { Turn } from './turn.tsx';

/** Roomy, close, and with what was learned by its names. */
const FORMS = 3;

function Board({ animate }: { animate: boolean }) {
  const told = useTold();
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  useFitted(root, narrow ? 1 : FORMS);
  useFlying(root, told.scene, animate);
  return (
    <div class="ancient" ref={root}>
      {narrow ? <Phone /> : <Table />}
    </div>
  );
}

function Table() {
  const seat = useMain();
  return (
    <div class="ancient-table">
      <Targets />
      <Technologies />
      <div class="ancient-own">
        <div class="ancient-past">
          <Past seat={seat} />
          <Lost seat={seat} />
        </div>
        <div class="ancient-middle">
          <Timeline seat={seat} />
          <div class="turn-of">
            <Turn seat={seat} />
            <TurnsEnd seat={seat} />
          </div>
          <Pending />
          <div class="ancient-row">
            <Artifacts seat={seat} />
            <Learned seat={seat} />
          </div>
          <div class="ancient-row">
            <Piles />
            <Rivals brief />
          </div>
        </div>
      </div>
    </div>
  );
}

function Phone() {
  const told = useTold();
  const seat = useMain();
  const zoneOf = (id: string) => told.item(id)?.[1].id ?? id;
  const mine = (id: string, ...kinds: string[]) => kinds.some((kind) => zoneOf(id) === `${kind}-${seat}`);
  const timeline = (id: string) => zoneOf(id).startsWith(`space-${seat}-`) || zoneOf(id) === 'builder_deck';
  const past = (id: string) => mine(id, 'past', 'artifacts', 'ancient', 'writing', 'secret');
  const technologies = (id: string) => zoneOf(id).startsWith('tech_');
  const dock = (id: string) => mine(id, 'hand', 'aside', 'offers');
  const rivals = (id: string) => ![timeline, past, technologies, dock].some((holds) => holds(id));
  return (
    <Tabs
      tabs={[
        { id: 'timeline', name: t('timeline'), holds: timeline, shown: () => <PhoneTimeline seat={seat} /> },
        { id: 'past', name: t('past'), holds: past, shown: () => <PhonePast seat={seat} /> },
        { id: 'technologies', name: t('technologies'), holds: technologies, shown: () => <Technologies /> },
        { id: 'rivals', name: t('rivals'), holds: rivals, shown: () => <Rivals /> },
      ]}
    />
  );
}

function PhoneTimeline({ seat }: { seat: number }) {
  return (
    <>
      <Pending />
      <Timeline seat={seat} />
      <Turn seat={seat} />
      <TurnsEnd seat={seat} />
      <Piles />
    </>
  );
}

function PhonePast({ seat }: { seat: number }) {
  return (
    <>
      <Past seat={seat} />
      <Lost seat={seat} />
      <Artifacts seat={seat} />
      <Learned seat={seat} />
    </>
  );
}

export const arrangement: Arrangement = { Board, Mine, Lasting, goods: goodsOf, About, Brings };
