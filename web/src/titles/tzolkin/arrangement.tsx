/** Tzolk'in as it lies on a table: the machine, the tracks, what is on offer. */

import { Tabs } from '../../arranged/tabs.tsx';
import { type Arrangement, useTold } from '../../arranged/told.ts';
import { useNarrow } from '../../arranged/narrow.ts';
import { t } from '../../words/tzolkin.ts';
import { About } from './about.tsx';
import { Until } from './calendar.tsx';
import { Machine } from './machine.tsx';
import { goodsOf, Mine, OwnTiles } from './mine.tsx';
import { Offers } from './offers.tsx';
import { Strips } from './strips.tsx';
import { Technologies, Temples } from './tracks.tsx';

const OFFERS = ['building_display', 'monument_display'] as const;
const TEMPLES = ['chaac', 'quetzalcoatl', 'kukulkan'];
const TRACKS = ['agriculture', 'extraction', 'architecture', 'theology'];

function Board({ animate }: { animate: boolean }) {
  return useNarrow() ? <Phone /> : <Table animate={animate} />;
}

function Table({ animate }: { animate: boolean }) {
  return (
    <div class="tzolkin">
      <Machine animate={animate} />
      <div class="tzolkin-side">
        <Temples />
        <Technologies />
        {OFFERS.map((id) => (
          <Offers key={id} id={id} />
        ))}
      </div>
    </div>
  );
}

function Phone() {
  const told = useTold();
  const offered = (id: string) => OFFERS.some((zone) => told.zone(zone).items.some((item) => item.id === id));
  const others = (id: string) => TEMPLES.includes(id) || TRACKS.includes(id) || offered(id) || /-\d+$/.test(id);
  return (
    <Tabs
      tabs={[
        { id: 'gears', name: t('gears'), holds: (id) => !others(id) && !id.startsWith('wealth'), shown: () => <Strips /> },
        { id: 'temples', name: t('temples'), holds: (id) => TEMPLES.includes(id), shown: () => <Temples /> },
        { id: 'technologies', name: t('technologies'), holds: (id) => TRACKS.includes(id), shown: () => <Technologies /> },
        {
          id: 'buildings',
          name: t('buildings'),
          holds: offered,
          shown: () => (
            <>
              <OwnTiles />
              {OFFERS.map((id) => (
                <Offers key={id} id={id} />
              ))}
            </>
          ),
        },
      ]}
    />
  );
}

/** The round, the age, and when the next Food Day and the end come. */
function Lasting() {
  const told = useTold();
  const left = told.gauge('rounds_left');
  return (
    <>
      <span class="chip">{t('roundAndAge', { round: told.gauge('round') ?? 0, age: told.gauge('age') ?? 1 })}</span>
      <span class="chip wide">
        <Until />
      </span>
      {left !== undefined && <span class="chip wide">{t('endIn', { count: left })}</span>}
    </>
  );
}

export const arrangement: Arrangement = { Board, Mine, Lasting, goods: goodsOf, About };
