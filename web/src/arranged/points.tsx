/** The points of each seat if the game ended now, by what gives them, and by what one leads. */

import type { Board } from '../scene/whole.ts';
import { SeatMark } from '../shell/seat.tsx';
import { list, number } from '../words/formats.ts';
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
          <Teams boards={boards} />
        </tfoot>
      </table>
      <Reason />
    </>
  );
}

/** Boards that score together: those of a team, or each of its own. */
type Side = readonly Board[];

function sidesOf(boards: readonly Board[]): readonly Side[] {
  const sides = new Map<string, Board[]>();
  for (const board of boards) {
    const side = board.team === undefined ? board.id : `team ${board.team}`;
    sides.set(side, [...(sides.get(side) ?? []), board]);
  }
  return [...sides.values()];
}

/** What a side has of one kind of points, or of all. */
function worth(side: Side, name?: string): number {
  const parts = side.flatMap(({ tally }) => tally).filter((one) => name === undefined || one.name === name);
  return parts.reduce((sum, { value }) => sum + value, 0);
}

/** Partners score together: the sum below their columns. */
function Teams({ boards }: { boards: readonly Board[] }) {
  const sides = sidesOf(boards);
  if (sides.length === boards.length) return null;
  return (
    <tr class="tally-teams">
      <th scope="row">{t('teamPoints')}</th>
      {sides.map((side) => (
        <td class="number" key={side[0]!.id} colSpan={side.length}>
          {side[0]!.team! + 1}: <strong>{number(worth(side))}</strong>
        </td>
      ))}
    </tr>
  );
}

/** By what the first is ahead of the second most. */
function Reason() {
  const told = useTold();
  const [first, second] = sidesOf(boardsOf(told)).toSorted((a, b) => worth(b) - worth(a));
  if (first === undefined || second === undefined) return null;
  const lead = worth(first) - worth(second);
  const kinds = [...new Set(first.flatMap(({ tally }) => tally.map(({ name }) => name)))];
  const by = kinds.map((name) => ({ name, more: worth(first, name) - worth(second, name) })).sort((a, b) => b.more - a.more)[0];
  if (lead <= 0 || by === undefined) return <p class="tally-reason">{t('nobodyLeads')}</p>;
  const named = (side: Side) => list(side.map(({ seat }) => told.speech.seat(seat!)));
  const names = { first: named(first), second: named(second) };
  return <p class="tally-reason">{t('leads', { ...names, members: first.length, lead, kind: told.catalogue.name(by.name), more: by.more })}</p>;
}
