/** When a thing was first seen and last moved, with links to those plies. */

import type { Named } from './naming.ts';
import type { Replaying } from './replaying.ts';
import { traced } from './tracing.ts';
import { t } from '../words/replay.ts';

interface Props {
  replaying: Replaying;
  seats: readonly Named[];
  /** The id of the thing. */
  id: string;
}

export function Origin({ replaying, seats, id }: Props) {
  const { summary } = replaying;
  const now = replaying.shown.value?.ply ?? 0;
  const trace = traced(summary, replaying.path.value, now, id);
  if (trace === undefined) return null;
  const { first, moved } = trace;
  return (
    <dl class="replay-origin">
      <div>
        <dt>{t('origin.first')}</dt>
        <dd>
          <PlyLink {...{ replaying, seats, ply: first }} />
        </dd>
      </div>
      <div>
        <dt>{t('origin.moved')}</dt>
        <dd>{moved === undefined ? t('origin.never') : <PlyLink {...{ replaying, seats, ply: moved }} />}</dd>
      </div>
    </dl>
  );
}

function PlyLink({ replaying, seats, ply }: { replaying: Replaying; seats: readonly Named[]; ply: number }) {
  const moment = replaying.summary.moments.get(ply);
  const name = seats.find(({ seat }) => seat === moment?.move?.seat)?.name;
  const words = [
    moment?.move === undefined ? t('setup') : t('origin.ply', { ply }),
    moment?.round === undefined ? '' : t('origin.round', { round: moment.round }),
    name ?? '',
  ];
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    replaying.jump(ply);
  };
  return (
    <a href={`?ply=${ply}`} onClick={go}>
      {words.filter(Boolean).join(' · ')}
    </a>
  );
}
