/** A table that waits: the empty seats first, who has sat down, what was agreed on. */

import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import type { GameProps } from '../game/props.ts';
import { isMine } from '../lobby/seats.tsx';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt } from '../shell/problems.tsx';
import { isComing, Loading } from '../shell/waiting.tsx';
import { nameOf, useTitles } from '../titles/known.ts';
import { Art } from '../art/art.tsx';
import { t } from '../words/tables.ts';
import { Agreed } from '../opening/agreed.tsx';
import { BotCard, PersonCard } from './cards.tsx';
import { EmptySeat } from './empty-seat.tsx';
import { Meanwhile } from './meanwhile.tsx';
import type { WaitingProps } from './props.ts';

/** Milliseconds after which the table is looked at again, to see who has come. */
const EVERY = 2_000;

export default function Waiting({ game, again }: GameProps) {
  const titles = useTitles();
  useEffect(() => {
    const timer = setInterval(again, EVERY);
    return () => clearInterval(timer);
  }, [again]);
  const path = { game_id: game.id };
  const mine = game.seats.some(isMine);
  const invited = useLoaded(
    async () => (mine ? (await kronika.value.listInvitations({ path })).items : []),
    [game.id, mine],
    EVERY,
  );
  const host = mine && game.host?.id === person.value?.account;
  const title = titles.value?.get(game.title);
  const props = {
    game,
    mine,
    host,
    invitations: invited.value ?? [],
    again: () => {
      again();
      invited.again();
    },
  };
  const open = game.seats.filter((one) => one.kind === 'open');
  const name = nameOf(titles, game.title);
  if (isComing(titles) || isComing(invited)) return <Loading />;
  return (
    <div class="waiting in-turn">
      <div class={`waiting-band of-${game.title}`}>
        <Art title={game.title} />
        <Heading name={t('waitingAt', { title: name })}>
          <span translate={false}>{name}</span>
        </Heading>
        <p>{t(open.length === 0 ? 'beginning' : mine ? 'yours' : 'waits')}</p>
      </div>
      <ul class="waiting-seats">
        {open.map((one) => (
          <EmptySeat key={one.seat} seat={one.seat} title={title} {...props} />
        ))}
        {game.seats.map((one) =>
          one.kind === 'person' ? (
            <PersonCard key={one.seat} seat={one} {...props} />
          ) : one.kind === 'bot' ? (
            <BotCard key={one.seat} seat={one} title={title} {...props} />
          ) : null,
        )}
      </ul>
      <div class="waiting-side in-turn">
        <Agreed game={game} title={title} />
        <Locked game={game.id} />
        {mine && <Leaving {...props} full={open.length === 0} />}
      </div>
      <Meanwhile title={title} game={game} />
    </div>
  );
}

/** The seed that the service has committed to, before anybody sat down. */
function Locked({ game }: { game: string }) {
  const path = { game_id: game };
  const loaded = useLoaded(() => kronika.value.listEvents({ path, query: { limit: 10 } }), [game]);
  if (isComing(loaded)) return <Loading />;
  const data = loaded.value?.items.map((one) => one.data).find((one) => one.type === 'table.chance-committed');
  const commitment = data?.type === 'table.chance-committed' ? data.commitment : undefined;
  if (commitment === undefined) return null;
  return (
    <section class="card" aria-labelledby="waiting-locked">
      <h2 id="waiting-locked">{t('lockedBefore')}</h2>
      <p class="quiet small">{t('lockedText')}</p>
      <code class="waiting-seed" translate={false}>
        {commitment.slice(0, 16).match(/.{4}/g)?.join(' ')}
      </code>
    </section>
  );
}

function Leaving({ game, again, full }: WaitingProps & { full: boolean }) {
  const { route } = useLocation();
  const path = { game_id: game.id };
  const alone = game.seats.every((one) => one.kind !== 'person' || isMine(one));
  const leave = async () => {
    if (await attempt(() => kronika.value.leaveGame({ path, body: {} }))) announce(t('left'));
    if (alone) route('/');
    else again();
  };
  const start = async () => {
    await attempt(() => kronika.value.startGame({ path }));
    again();
  };
  return (
    <div class="line">
      {full && (
        <button type="button" onClick={start}>
          {t('startNow')}
        </button>
      )}
      <button type="button" class="danger" onClick={leave}>
        {t(alone ? 'closeTable' : 'leaveTable')}
      </button>
    </div>
  );
}
