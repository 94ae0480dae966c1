/** Tables that wait for players, each with a way to sit down. */

import type { GameListed } from 'kronika-client';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { becomeGuest } from '../session/arriving.ts';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { attempt } from '../shell/problems.tsx';
import { t } from '../words/cards.ts';
import { list } from '../words/formats.ts';
import { paceOf } from './pace.ts';
import { namesOf, SeatSigns } from './seat-signs.tsx';
import { shortly, TitleName } from './title-name.tsx';

interface Props {
  readonly games: readonly GameListed[];
  /** The name of a title by its slug. */
  readonly nameOf: (title: string) => string;
}

export function OpenTables({ games, nameOf }: Props) {
  return (
    <section class="card" aria-labelledby="open-tables">
      <div class="head">
        <h2 id="open-tables">{t('openTables')}</h2>
        {games.length > 0 && <span class="quiet small">{t('waitForPlayers', { count: games.length })}</span>}
        <a class="head-more" href="/games?tab=open">
          {t('all')}
        </a>
      </div>
      {games.length === 0 && <p class="quiet">{t('noTables')}</p>}
      <ul class="rows">
        {games.map((game) => (
          <Table key={game.id} game={game} name={nameOf(game.title)} />
        ))}
      </ul>
    </section>
  );
}

function Table({ game, name }: { game: GameListed; name: string }) {
  const people = list(namesOf(game.seats, game.title));
  return (
    <li class="table-row">
      <div>
        <a class="plain-link" href={`/games/${game.id}`}>
          <TitleName title={game.title} name={name} />
        </a>
        <p class="quiet small">
          <span translate={false}>{people}</span>, {paceOf(game.terms)}
        </p>
      </div>
      <SeatSigns seats={game.seats} title={game.title} />
      <Join game={game} name={name} />
    </li>
  );
}

/** Sits down; who is nobody yet becomes a guest. */
function Join({ game, name }: { game: GameListed; name: string }) {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const join = async () => {
    setBusy(true);
    const path = { game_id: game.id };
    const joined = await attempt(async () => {
      await becomeGuest();
      return kronika.value.joinGame({ path, body: {} });
    });
    setBusy(false);
    if (joined === undefined) return;
    announce(t('joined', { title: name }));
    route(`/games/${game.id}`);
  };
  return (
    <button type="button" disabled={busy} aria-label={t('joinOf', { name: shortly(name) })} onClick={join}>
      {t('join')}
    </button>
  );
}
