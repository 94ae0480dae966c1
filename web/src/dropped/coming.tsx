/** That a game which is here is on its way: first the rules, if they are not there yet. */

import { RulesProgress } from '../referee/progress.tsx';
import { referee } from '../referee/referee.ts';
import { Loading } from '../shell/waiting.tsx';

export function Coming() {
  return referee.value === 'loading' ? (
    <div class="card dropped-coming">
      <RulesProgress />
    </div>
  ) : (
    <Loading />
  );
}
