/** Beside the board: a line for each seat, what happened since one's turn, the log. */

import type { GameShown } from 'kronika-client';
import { useState } from 'preact/hooks';
import type { Told } from '../arranged/told.ts';
import { Unrated } from '../hints/unrated.tsx';
import { t } from '../words/table.ts';
import { Lasting } from './bar.tsx';
import type { LiveTable } from './live.ts';
import { LogPanel } from './log-panel.tsx';
import { Players } from './players.tsx';
import { seatNames } from './seats.ts';
import { Since } from './since.tsx';
import { Tally } from './tally.tsx';
import { usePliesIn } from './where.ts';

interface Props {
  game: GameShown;
  told: Told | undefined;
  live: LiveTable;
  seat: number | undefined;
  zone: string | undefined;
  onZone: (zone: string | undefined) => void;
}

export function Rail({ game, told, live, seat, zone, onZone }: Props) {
  const plies = usePliesIn(zone, live);
  const names = seatNames(game);
  const [open, setOpen] = useState(false);
  return (
    <aside class="table-side">
      <Players game={game} told={told} past={live.past.value} seat={seat} />
      <button type="button" class="rail-opener" aria-expanded={open} aria-controls="rail-more" onClick={() => setOpen(!open)}>
        {t('log')}
      </button>
      <div class={open ? 'rail-more open' : 'rail-more'} id="rail-more">
        <Unrated game={game} />
        <div class="rail-lasting">{told && <Lasting told={told} title={game.title} />}</div>
        <Since past={live.past.value} told={told} names={names} seat={seat} playing={live.playing.value} />
        {told && <Tally told={told} title={game.title} />}
        <LogPanel
          game={game}
          scene={live.shown.value?.scene}
          names={names}
          zone={zone}
          plies={plies}
          onZone={onZone}
          entries={live.log.value}
          told={told}
          past={live.past.value}
          cut={live.cut.value}
          onEarlier={() => void live.earlier()}
        />
      </div>
    </aside>
  );
}
