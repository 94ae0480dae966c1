/** A title: what it is, how one learns it, what its rules say, how its games go, who plays it. */

import type { TitleShown } from 'kronika-client';
import { useRoute } from 'preact-iso';
import { kronika } from '../session/session.ts';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { FoldedBox } from './box.tsx';
import { noteEditions } from './editions.ts';
import { Band } from './page/band.tsx';
import { Bots } from './page/bots.tsx';
import { LastGames } from './page/last-games.tsx';
import { Leaders } from './page/leaders.tsx';
import { Learn } from './page/learn.tsx';
import { Statistics } from './page/statistics.tsx';
import { Tables } from './page/tables.tsx';
import { Notes, Variants } from './page/variants.tsx';
import { Rules } from './rules.tsx';

export default function Title() {
  const { params } = useRoute();
  const title = params.title ?? '';
  const path = { title };
  const loaded = useLoaded(async () => {
    const found = await kronika.value.getTitle({ path, query: { schemas: false } });
    noteEditions([found]);
    return found;
  }, [title]);
  return <Answered loaded={loaded}>{(shown) => <Whole key={shown.title} shown={shown} />}</Answered>;
}

function Whole({ shown }: { shown: TitleShown }) {
  const path = { title: shown.title };
  const statistics = useLoaded(() => kronika.value.getTitleStatistics({ path }), [shown.title]);
  return (
    <div class="whole title-page in-turn">
      <Band shown={shown} />
      <div class="title-columns in-turn">
        <div class="in-turn">
          {shown.introduction > 0 && <Learn shown={shown} />}
          <Rules title={shown.title} />
          <Variants shown={shown} />
        </div>
        <div class="in-turn">
          <Statistics loaded={statistics} />
          <Tables shown={shown} />
          <Notes shown={shown} />
        </div>
        <div class="in-turn">
          <Leaders shown={shown} />
          <Bots shown={shown} statistics={statistics.value} />
          <LastGames shown={shown} />
        </div>
      </div>
      <FoldedBox title={shown.title} />
    </div>
  );
}
