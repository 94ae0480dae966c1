/** How a game ended: ranks, points and where they came from, and where to go from here. */

import type { GameShown, ScoreLine } from 'kronika-client';
import { useLocation } from 'preact-iso';
import { Unrated } from '../hints/unrated.tsx';
import { isHere } from '../referee/addresses.ts';
import { Share } from '../replay/share.tsx';
import { kronika } from '../session/session.ts';
import { attempt } from '../shell/problems.tsx';
import { SeatMark } from '../shell/seat.tsx';
import { list, number } from '../words/formats.ts';
import { t } from '../words/table.ts';
import { seatNames } from './seats.ts';

export interface Row {
  readonly key: string;
  readonly name: string;
  readonly seat?: number;
  readonly rank: number;
  readonly points: number;
  readonly breakdown: readonly ScoreLine[];
}

export function Outcome({ game, seated }: { game: GameShown; seated: boolean }) {
  const { route } = useLocation();
  const here = isHere(game.id);
  const rows = ranked(game);
  const winners = rows.filter(({ rank, seat }) => rank === 1 && seat !== undefined);
  return (
    <section class="outcome card" aria-labelledby="outcome">
      <h2 id="outcome">{t('result')}</h2>
      {game.status === 'void' ? (
        <p>{t('called')}</p>
      ) : (
        <>
          <p class="winners">
            {winners.length > 0
              ? t('won', { names: list(winners.map(({ name }) => name)) })
              : t('nobodyWon')}
          </p>
          <Scores rows={rows} />
        </>
      )}
      <Unrated game={game} />
      <div class="line">
        <a class="button main" href={`/games/${game.id}?ply=${game.ply}`}>
          {t('replay')}
        </a>
        {!here && (
          <a class="button" href={`/games/${game.id}/audit`}>
            {t('audit')}
          </a>
        )}
        {seated && !here && (
          <button type="button" onClick={() => void rematch(game, route)}>
            {t('rematch')}
          </button>
        )}
        {!here && <Share game={game} ply={game.ply} seat={undefined} />}
      </div>
    </section>
  );
}

/** Opens another game with the same people, and goes there. */
export async function rematch(game: GameShown, route: (path: string) => void): Promise<void> {
  const again = await attempt(() => kronika.peek().openRematch({ path: { game_id: game.id }, body: {} }));
  if (again) route(`/games/${again.id}`);
}

/** Everybody who played, the best first. */
export function ranked(game: GameShown): readonly Row[] {
  const names = seatNames(game);
  const { standings = [], automata = [] } = game.result ?? {};
  const people = standings.map((one) => ({ ...one, key: `${one.seat}`, name: names[one.seat] ?? '' }));
  const others = automata.map((one) => ({ ...one, key: one.name }));
  return [...people, ...others].sort((a, b) => a.rank - b.rank);
}

/** One column a player, one line a source of points. */
export function Scores({ rows }: { rows: readonly Row[] }) {
  const labels = new Map(rows.flatMap(({ breakdown }) => breakdown.map(({ code, label }) => [code, label])));
  const of = (row: Row, code: string) =>
    row.breakdown.filter((one) => one.code === code).reduce((sum, one) => sum + one.points, 0);
  return (
    <div class="wide-table">
      <table>
        <caption class="unseen">{t('breakdown')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('player')}</th>
            {rows.map(({ key, name, seat, rank }) => (
              <th scope="col" class="number" key={key}>
                {rank}. {seat !== undefined && <SeatMark seat={seat} />}{' '}
                <span translate={false}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...labels].map(([code, label]) => (
            <tr key={code}>
              <th scope="row">{label}</th>
              {rows.map((row) => (
                <td class="number" key={row.key}>
                  {number(of(row, code))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('points')}</th>
            {rows.map(({ key, points }) => (
              <td class="number" key={key}>
                <strong>{number(points)}</strong>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
