/** An open table: who has sat down, who may still, invitations, and the start. */

import { useEffect } from 'preact/hooks';
import type { GameProps } from '../game/props.ts';
import { isMine, Sitter } from '../lobby/seats.tsx';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Copying } from '../shell/copying.tsx';
import { Heading } from '../shell/heading.tsx';
import { attempt } from '../shell/problems.tsx';
import { letter, SeatMark } from '../shell/seat.tsx';
import { nameOf, useTitles } from '../titles/known.ts';
import { t } from '../words/lobby.ts';
import { Agreed } from './agreed.tsx';
import { Inviting } from './inviting.tsx';

/** Milliseconds after which the table is looked at again, to see who has come. */
const EVERY = 2_000;

export default function Waiting({ game, again }: GameProps) {
  const titles = useTitles();
  useEffect(() => {
    const timer = setInterval(again, EVERY);
    return () => clearInterval(timer);
  }, [again]);
  const title = nameOf(titles, game.title);
  const path = { game_id: game.id };
  const mine = game.seats.some(isMine);
  const full = game.seats.every((one) => one.kind !== 'open');
  const leave = async () => {
    if (await attempt(() => kronika.value.leaveGame({ path, body: {} }))) announce(t('left'));
    again();
  };
  const start = async () => {
    await attempt(() => kronika.value.startGame({ path }));
    again();
  };
  return (
    <>
      <Heading name={t('waiting', { title })} />
      <p>{full ? t('startingText') : t('waitingText')}</p>
      <section class="card" aria-labelledby="waiting-people">
        <h2 id="waiting-people">{t('people')}</h2>
        <Chairs game={game} again={again} title={title} />
        {person.value === undefined && (
          <p>
            <a href="/me">{t('signInToJoin')}</a>
          </p>
        )}
        {mine && (
          <div class="line">
            {full && (
              <button type="button" onClick={start}>
                {t('start')}
              </button>
            )}
            <button type="button" class="danger" onClick={leave}>
              {t('leave')}
            </button>
          </div>
        )}
      </section>
      <Agreed game={game} title={titles.value?.get(game.title)} />
      {game.visibility !== 'private' && (
        <section class="card">
          <Copying
            label={t('link')}
            text={`${location.origin}/games/${game.id}`}
            copy={t('copy')}
            copied={t('copied')}
          />
        </section>
      )}
      {mine && !full && <Inviting game={game} />}
    </>
  );
}

/** The seats, each with a button while it is free. */
function Chairs({ game, again, title }: GameProps & { title: string }) {
  const sit = async (seat: number) => {
    const path = { game_id: game.id };
    const joined = await attempt(() => kronika.value.joinGame({ path, body: { seat } }));
    if (joined !== undefined) announce(t('joined', { title }));
    again();
  };
  return (
    <ol class="opening-seats">
      {game.seats.map((one) => (
        <li key={one.seat} class="line">
          <SeatMark seat={one.seat} label={t('seat', { letter: letter(one.seat) })} />
          <Sitter seat={one} title={game.title} />
          {isMine(one) && <span class="quiet">({t('you')})</span>}
          {one.kind === 'open' && person.value && (
            <button
              type="button"
              aria-label={t('sitOn', { letter: letter(one.seat) })}
              onClick={() => sit(one.seat)}
            >
              {t('sitHere')}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
