/** Below the board: what is mine, the question in one sentence, what can be said by buttons. */

import type { ComponentChildren } from 'preact';
import type { GameShown } from 'kronika-client';
import type { Told } from '../arranged/told.ts';
import { Gauges } from '../board/gauges.tsx';
import { Prompt } from '../choosing/prompt.tsx';
import type { Names } from '../choosing/telling.tsx';
import { HintButton } from '../hints/hint-button.tsx';
import { hintSaid } from '../hints/said.ts';
import { person } from '../session/session.ts';
import { t } from '../words/table.ts';
import type { Playing } from './playing.ts';
import { seatsOf } from './seats.ts';
import { SeenFrom } from './seen-from.tsx';

interface Props {
  playing: Playing;
  game: GameShown;
  names: readonly string[];
  asks: string;
  /** What the title's arrangement shows of the seat that looks; `null` if it has none. */
  mine: ComponentChildren;
  /** The seat behind which a spectator sits. */
  behind: number | undefined;
  told: Told | undefined;
}

export function Dock({ playing, game, names, asks, mine, behind, told }: Props) {
  const { choosing, why, busy, finding, seat } = playing;
  const looks = seat ?? behind;
  const own = looks === undefined ? undefined : told?.board(looks);
  return (
    <div class="dock">
      <section class="mine" aria-label={behind === undefined ? t('mine') : t('theirs', { name: names[behind] ?? '' })}>
        {mine ?? (own && told && <Gauges gauges={own.gauges} catalogue={told.catalogue} />)}
      </section>
      <Prompt
        choosing={choosing}
        why={why}
        foretelling={playing.foretelling}
        names={told && namesOf(told)}
        seat={seat}
        asks={(playing.hints && hintSaid(playing.hinting)) || asks}
        rules={playing.legal?.rules ?? []}
        ready={playing.draft.ready?.tried.says}
        aside={playing.aside}
        onReady={() => void playing.endTurn()}
        busy={busy.value}
        finding={finding.value}
        named={mine === null}
        pointed={playing.hinting.shown.value?.index}
        onPick={(id) => playing.pick(id)}
        onFind={(open) => {
          finding.value = open;
        }}
      >
        {playing.hints && <HintButton hinting={playing.hinting} onHint={() => void playing.hint()} />}
        <OtherSeat game={game} seat={seat} names={names} />
        {seat === undefined && <SeenFrom game={game.id} names={names} behind={behind} />}
      </Prompt>
    </div>
  );
}

/** How the table calls things. */
export function namesOf({ catalogue, speech }: Told): Names {
  return { name: (key) => catalogue.name(key), icon: (key) => catalogue.icon(key), seat: speech.seat };
}

/** Whoever holds several seats is told when another one is to move. */
function OtherSeat({ game, seat, names }: { game: GameShown; seat: number | undefined; names: readonly string[] }) {
  const mine = seatsOf(game, person.value?.account);
  const other = mine.find((one) => one !== seat && game.awaits.includes(one));
  if (other === undefined || (seat !== undefined && game.awaits.includes(seat))) return null;
  return (
    <p class="line">
      <span>{t('otherSeat', { name: names[other] })}</span>
      <a class="button" href={`/games/${game.id}?seat=${other}`}>
        {t('goThere')}
      </a>
    </p>
  );
}
