/** Games that have ended: which rank one had, and what can be done with them now. */

import type { GameListed } from 'kronika-client';
import { useLocation } from 'preact-iso';
import { TitleName, shortly } from '../cards/title-name.tsx';
import { isMine, sitter } from '../lobby/seats.tsx';
import { Share } from '../replay/share.tsx';
import { kronika } from '../session/session.ts';
import { attempt } from '../shell/problems.tsx';
import { Sign } from '../signs/sign.tsx';
import { ago, list, number } from '../words/formats.ts';
import { t } from '../words/home.ts';

interface Props {
  readonly games: readonly GameListed[];
  readonly nameOf: (title: string) => string;
}

export function Finished({ games, nameOf }: Props) {
  if (games.length === 0) return null;
  return (
    <section class="card home-finished" aria-labelledby="finished">
      <div class="head">
        <h2 id="finished">{t('finished')}</h2>
        <a class="head-more" href="/games?tab=mine">
          {t('allOfMine')}
        </a>
      </div>
      <ul class="three-columns">
        {games.map((game) => (
          <Ended key={game.id} game={game} name={nameOf(game.title)} />
        ))}
      </ul>
    </section>
  );
}

function Ended({ game, name }: { game: GameListed; name: string }) {
  const { route } = useLocation();
  const standings = game.result?.standings ?? [];
  const seats = new Map(game.seats.map((one) => [one.seat, one]));
  const mine = standings.find(({ seat }) => isMine(seats.get(seat)!));
  const others = standings.filter((one) => one !== mine).map(({ seat, points }) => `${sitter(seats.get(seat)!, game.title)} ${number(points)}`);
  const rematch = async () => {
    const again = await attempt(() => kronika.peek().openRematch({ path: { game_id: game.id }, body: {} }));
    if (again) route(`/games/${again.id}`);
  };
  return (
    <li class="finished">
      <p class="line">
        <a class="plain-link" href={`/games/${game.id}`}>
          <TitleName title={game.title} name={name} />
        </a>
        {mine && <span class={mine.rank === 1 ? 'tag well' : 'tag'}>{t('rank', { rank: mine.rank, count: standings.length })}</span>}
        {mine && (
          <b>
            {number(mine.points)} <Sign id="points" />
          </b>
        )}
      </p>
      <p class="small quiet">
        <span translate={false}>{list(others)}</span> · <span>{ago(game.finished_at ?? game.updated_at)}</span>
      </p>
      <p class="line small">
        <button type="button" class="plain" aria-label={t('rematchOf', { name: shortly(name) })} onClick={rematch}>
          {t('rematch')}
        </button>
        <a href={`/games/${game.id}?ply=${game.ply}`} aria-label={t('replayOf', { name: shortly(name) })}>
          {t('replay')}
        </a>
        <Share game={game} class="plain" label={t('shareOf', { name: shortly(name) })}>
          {t('share')}
        </Share>
      </p>
    </li>
  );
}
