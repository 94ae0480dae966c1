/** Rectangles, and how equal ones fill a larger one. All lengths are pixels. */

export type Rect = Readonly<{ x: number; y: number; width: number; height: number }>;

/** What cells may look like: width by height, and how large they may become. */
export type PreferredSize = Readonly<{ narrowest: number; widest: number; width: number; height: number }>;

export type Cells = Readonly<{ columns: number; rows: number; width: number; height: number }>;

/** The rows and columns that make `count` cells as large as they can be in the room given. */
export function cells(count: number, room: Rect, gap: number, preferred: PreferredSize): Cells {
  let best: Cells = { columns: 1, rows: Math.max(count, 1), width: 1, height: 1 };
  let most = -1;
  for (let columns = 1; columns <= Math.max(count, 1); columns += 1) {
    const rows = Math.ceil(Math.max(count, 1) / columns);
    const size = fitted(room, columns, rows, gap, preferred);
    const worth = size.width * size.height - (columns * rows - count) * 0.01;
    if (worth > most) [best, most] = [{ columns, rows, ...size }, worth];
  }
  return best;
}

/** A cell of a grid of that many columns and rows: as large as room and preferred allow. */
export function fitted(room: Rect, columns: number, rows: number, gap: number, preferred: PreferredSize) {
  let width = Math.min((room.width - gap * (columns - 1)) / columns, preferred.width);
  let height = Math.min((room.height - gap * (rows - 1)) / rows, preferred.height);
  if (width > height * preferred.widest) width = height * preferred.widest;
  if (width < height * preferred.narrowest) height = width / preferred.narrowest;
  return { width: Math.max(width, 1), height: Math.max(height, 1) };
}

/** The cell number `at`, counted row by row from the upper left. */
export function cell(made: Cells, at: number, room: Rect, gap: number): Rect {
  const [column, row] = [at % made.columns, Math.floor(at / made.columns)];
  return {
    x: room.x + column * (made.width + gap),
    y: room.y + row * (made.height + gap),
    width: made.width,
    height: made.height,
  };
}

/** A square of a side around a point. */
export function around(x: number, y: number, side: number): Rect {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

export function middle(of: Rect): readonly [number, number] {
  return [of.x + of.width / 2, of.y + of.height / 2];
}

export function apart(a: Rect, b: Rect): boolean {
  const slack = 0.01;
  return (
    a.x + a.width <= b.x + slack ||
    b.x + b.width <= a.x + slack ||
    a.y + a.height <= b.y + slack ||
    b.y + b.height <= a.y + slack
  );
}
