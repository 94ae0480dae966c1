// What scenes are made of, as SVG text: wheels, hexes, signs of seats, rows of the same thing.

/** The tones of seats, as in `styles/base.css`. */
export const TONES = ['#2672c4', '#c9432b', '#17795b', '#7d52b8', '#59626e'];

const SEATS = [
  'M0-7.2a7.2 7.2 0 010 14.4 7.2 7.2 0 010-14.4z',
  'M-5.2-6.8H5.2A1.6 1.6 0 016.8-5.200V5.200A1.6 1.6 0 015.200 6.800H-5.200A1.6 1.6 0 01-6.800 5.200V-5.200A1.6 1.6 0 01-5.200-6.800z',
  'M-3.700-6.700H3.700L7.400 0 3.700 6.700H-3.700L-7.400 0z',
];

/** A number with one digit behind the point at most. */
export const n = (value) => String(Math.round(value * 10) / 10);

/** So far from a point, in degrees clockwise from the top. */
export function away([x, y], degrees, far) {
  const angle = (degrees * Math.PI) / 180;
  return [x + far * Math.sin(angle), y - far * Math.cos(angle)];
}

const joined = (points) => points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');

/** `make(0)` to `make(count - 1)`, one after the other. */
export const row = (count, make) => Array.from({ length: count }, (_, at) => make(at)).join('');

/** An element without content, with its attributes. */
export function shape(name, attributes) {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`);
  return `<${name}${told.join('')}/>`;
}

export const path = (d, attributes = {}) => shape('path', { d, ...attributes });

export const disc = ([cx, cy], r, fill, attributes = {}) => shape('circle', { cx, cy, r, fill, ...attributes });

export const plate = (x, y, width, height, fill, attributes = {}) => shape('rect', { x, y, width, height, fill, ...attributes });

/** Shapes that stand elsewhere, larger or smaller. */
export const moved = ([x, y], content, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`;

/** A toothed wheel, with a tooth at `first` degrees. */
export function wheel(middle, radius, teeth, fill, first = 0, high = radius * 0.17) {
  const step = 360 / teeth;
  const corners = [[-0.28, 0], [-0.18, high], [0.18, high], [0.28, 0]];
  const points = Array.from({ length: teeth }, (_, at) =>
    corners.map(([part, more]) => away(middle, first + (at + part) * step, radius + more)),
  ).flat();
  return path(`M${joined(points)}Z`, { fill, stroke: '#3b2a17', 'stroke-width': 1.2, 'stroke-linejoin': 'round' });
}

/** A hex that stands on a corner. */
export function hex(middle, radius, fill, stroke, wide = 1.5) {
  const points = Array.from({ length: 6 }, (_, at) => away(middle, at * 60, radius));
  return path(`M${joined(points)}Z`, { fill, stroke, 'stroke-width': wide, 'stroke-linejoin': 'round' });
}

/** The sign of a seat. */
export function seat(which, middle, size = 9) {
  return moved(middle, path(SEATS[which], { fill: TONES[which], stroke: '#fff', 'stroke-width': 1.5 }), size / 8);
}

/** A person of a seat: head and shoulders. */
export function person(which, middle, size = 1) {
  const body = 'M-6 8C-6 1-3.500-.5 0-.5S6 1 6 8zM0-1.500a3.800 3.800 0 110-7.600 3.800 3.800 0 010 7.600z';
  return moved(middle, path(body, { fill: TONES[which], stroke: '#fff', 'stroke-width': 1.4 }), size);
}

/** Hexes in rows, every second row half a hex further left: `[column, row, kind]`. */
export function spread([left, top], radius, cells, draw) {
  const across = radius * Math.sqrt(3);
  return cells
    .map(([column, line, kind, owner]) =>
      draw([left + (column - (line % 2) / 2) * across, top + line * radius * 1.5], kind, owner),
    )
    .join('');
}
