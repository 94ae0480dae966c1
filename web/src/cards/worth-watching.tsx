/** Games that run and are worth watching: who plays, how it stands, how many watch. */

import type { GameListed } from 'kronika-client';
import { Art } from '../art/art.tsx';
import { sitter } from '../lobby/seats.tsx';
import { t } from '../words/cards.ts';
import { number } from '../words/formats.ts';
import { namesOf } from './seat-signs.tsx';
import { TitleName } from './title-name.tsx';

interface Props {
  readonly games: readonly GameListed[];
  readonly nameOf: (title: string) => string;
}

export function WorthWatching({ games, nameOf }: Props) {
  return (
    <section class="card" aria-labelledby="worth-watching">
      <div class="head">
        <h2 id="worth-watching">{t('worthWatching')}</h2>
        <a class="head-more" href="/games?tab=running">
          {t('allRunning')}
        </a>
      </div>
      {games.length === 0 && <p class="quiet">{t('nobodyPlays')}</p>}
      <ul class="rows">
        {games.map((game) => (
          <Watched key={game.id} game={game} name={nameOf(game.title)} />
        ))}
      </ul>
    </section>
  );
}

function Watched({ game, name }: { game: GameListed; name: string }) {
  const watchers = game.standing?.watchers ?? 0;
  return (
    <li class="watch-row">
      <Art title={game.title} late />
      <div>
        <a class="plain-link" href={`/games/${game.id}`}>
          <TitleName title={game.title} name={name} />{' '}
          <b class="small" translate={false}>
            {namesOf(game.seats, game.title).join(' – ')}
          </b>
        </a>
        <p class="quiet small">{howItStands(game)}</p>
      </div>
      {watchers > 0 && <span class="tag well">{t('watch', { count: watchers })}</span>}
    </li>
  );
}

/** "Round 12 of 27: Ada leads by 3." */
export function howItStands({ standing, seats, title }: GameListed): string {
  if (standing === undefined || standing === null) return '';
  const { round, rounds } = standing;
  const when = round === undefined || round === null ? '' : roundOf(round, rounds);
  const ranked = [...(standing.points ?? [])].sort((a, b) => b.points - a.points);
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return when;
  const by = first.points - second.points;
  const leader = seats.find((one) => one.seat === first.seat);
  const name = leader === undefined ? '' : sitter(leader, title);
  const lead = by === 0 ? t('even') : t('leads', { name, by, told: number(by) });
  return when === '' ? lead : t('both', { when, lead });
}

/** Which round it is, and of how many, if that is known. */
export function roundOf(round: number, rounds: number | null | undefined): string {
  return typeof rounds === 'number' ? t('roundOf', { round, rounds }) : t('round', { round });
}
