/** Disputes of a game and their verdicts; whoever sits there can open another one. */

import type { DisputeShown, GameShown } from 'kronika-client';
import { useId, useState } from 'preact/hooks';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt } from '../shell/problems.tsx';
import { letter } from '../shell/seat.tsx';
import { Answered } from '../shell/waiting.tsx';
import { t } from '../words/audit.ts';
import { moment } from '../words/formats.ts';

export function Disputes({ game }: { game: GameShown }) {
  const path = { game_id: game.id };
  const loaded = useLoaded(() => kronika.value.listDisputes({ path }), [game.id]);
  const own = game.seats.filter(({ account }) => account != null && account.id === person.value?.account);
  return (
    <section class="card">
      <h2>{t('disputes')}</h2>
      <Answered loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p class="quiet">{t('noDisputes')}</p>
          ) : (
            <ul class="stack">
              {items.map((one) => (
                <li key={one.number}>
                  <Dispute dispute={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      {own.length > 0 && (
        <Opening game={game} seats={own.map(({ seat }) => seat)} opened={loaded.again} />
      )}
    </section>
  );
}

function Dispute({ dispute }: { dispute: DisputeShown }) {
  const { number, seat, ply, status, complaint, ruling, verdict_page: page, game } = dispute;
  return (
    <article class="audit-dispute">
      <h3>
        {t('dispute', { number })}: {t(`dispute.${status}`)}
      </h3>
      <p class="quiet">
        {t('bySeat', { seat: letter(seat) })}, {ply == null ? t('aboutRefusal') : t('aboutPly', { ply })},{' '}
        {moment(dispute.opened_at)}
      </p>
      {complaint.words != null && <Words name={t('complaint')} text={complaint.words} />}
      {ruling != null && <Words name={t('ruling')} text={ruling} />}
      <p class="line">
        {ply != null && <a href={`/games/${game}?ply=${ply}`}>{t('seePly', { ply })}</a>}
        {page != null && <a href={page}>{t('verdictPage')}</a>}
      </p>
    </article>
  );
}

function Words({ name, text }: { name: string; text: string }) {
  return (
    <p>
      {name}: <q translate={false}>{text}</q>
    </p>
  );
}

interface OpeningOf {
  readonly game: GameShown;
  readonly seats: readonly number[];
  readonly opened: () => void;
}

function Opening({ game, seats, opened }: OpeningOf) {
  const id = useId();
  const [seat, setSeat] = useState(seats[0] ?? 0);
  const [ply, setPly] = useState(game.ply);
  const [complaint, setComplaint] = useState('');
  const send = async (event: Event) => {
    event.preventDefault();
    const body = { seat, ply, complaint };
    const path = { game_id: game.id };
    const dispute = await attempt(() => kronika.value.openDispute({ path, body }));
    if (dispute === undefined) return;
    announce(t('sent', { number: dispute.number }));
    setComplaint('');
    opened();
  };
  return (
    <details>
      <summary>{t('openDispute')}</summary>
      <form class="stack" onSubmit={(event) => void send(event)}>
        <p class="quiet">{t('openDisputeText')}</p>
        {seats.length > 1 && (
          <div class="field audit-short">
            <label for={`${id}-seat`}>{t('yourSeat')}</label>
            <select id={`${id}-seat`} value={seat} onChange={(e) => setSeat(Number(e.currentTarget.value))}>
              {seats.map((one) => (
                <option key={one} value={one}>
                  {letter(one)}
                </option>
              ))}
            </select>
          </div>
        )}
        <div class="field audit-short">
          <label for={`${id}-ply`}>{t('linkPly')}</label>
          <input
            id={`${id}-ply`}
            type="number"
            min={0}
            max={game.ply}
            required
            value={ply}
            onInput={(e) => setPly(Number(e.currentTarget.value))}
          />
        </div>
        <div class="field">
          <label for={`${id}-words`}>{t('whatIsWrong')}</label>
          <textarea
            id={`${id}-words`}
            rows={3}
            required
            value={complaint}
            onInput={(e) => setComplaint(e.currentTarget.value)}
          />
        </div>
        <button type="submit" class="main">
          {t('send')}
        </button>
      </form>
    </details>
  );
}
