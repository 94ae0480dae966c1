/** The points of each seat if the game ended now, by what gives them, and by what one leads. */

import type { Board } from '../scene/whole.ts';
import { SeatMark } from '../shell/seat.tsx';
import { number } from '../words/formats.ts';
import { t } from '../words/table.ts';
import { type Told, useTold } from './told.ts';

/** The boards of seats that have points. */
export function boardsOf({ scene }: Told) {
  return scene.boards.filter(({ seat, tally }) => seat !== undefined && tally.length > 0);
}

/** A line for each kind of points, a column for each seat. */
export function Points() {
  const told = useTold();
  const boards = boardsOf(told);
  const names = [...new Set(boards.flatMap(({ tally }) => tally.map(({ name }) => name)))];
  const of = (board: (typeof boards)[number], name?: string) =>
    board.tally.filter((one) => name === undefined || one.name === name).reduce((sum, { value }) => sum + value, 0);
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            {boards.map(({ id, seat }) => (
              <th scope="col" class="number" key={id}>
                <SeatMark seat={seat!} label={told.speech.seat(seat!)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{told.catalogue.name(name)}</th>
              {boards.map((board) => (
                <td class="number" key={board.id}>
                  {number(of(board, name))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('points')}</th>
            {boards.map((board) => (
              <td class="number" key={board.id}>
                <strong>{number(of(board))}</strong>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Reason />
    </>
  );
}

/** By what the first is ahead of the second most. */
function Reason() {
  const told = useTold();
  const sum = (board: Board) => board.tally.reduce((all, { value }) => all + value, 0);
  const [first, second] = boardsOf(told).sort((a, b) => sum(b) - sum(a));
  if (first === undefined || second === undefined) return null;
  const lead = sum(first) - sum(second);
  const worth = (board: Board, name: string) => board.tally.find((one) => one.name === name)?.value ?? 0;
  const by = first.tally.map(({ name }) => ({ name, more: worth(first, name) - worth(second, name) })).sort((a, b) => b.more - a.more)[0];
  if (lead <= 0 || by === undefined) return <p class="tally-reason">{t('nobodyLeads')}</p>;
  const names = { first: told.speech.seat(first.seat!), second: told.speech.seat(second.seat!) };
  return <p class="tally-reason">{t('leads', { ...names, lead, kind: told.catalogue.name(by.name), more: by.more })}</p>;
}
