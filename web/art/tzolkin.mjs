// Tzolk'in: the calendar of 26 teeth and the gears of five cities, with workers on them.

import { away, disc, moved, path, person, plate, row, wheel } from './shapes.mjs';

const MIDDLE = [160, 104];
const CITIES = [
  { at: -126, teeth: 10, fill: '#6d9a3f', worker: 0 },
  { at: -60, teeth: 10, fill: '#b08a4f', worker: 2 },
  { at: 0, teeth: 10, fill: '#8a6fb0', worker: 1 },
  { at: 60, teeth: 10, fill: '#c9803a', worker: 1 },
  { at: 128, teeth: 13, fill: '#4f93ad', worker: 2 },
];

function city({ at, teeth, fill, worker }) {
  const radius = teeth === 13 ? 32 : 26;
  const middle = away(MIDDLE, at, 66 + radius);
  const step = 360 / teeth;
  const holes = row(teeth - 2, (one) =>
    disc(away(middle, at + 180 + (one + 1.5) * step, radius * 0.72), 3.5, '#f6ebcf', { stroke: '#3b2a17', 'stroke-width': 0.7 }),
  );
  return wheel(middle, radius, teeth, fill, at + 180 + step / 2) + disc(middle, radius * 0.45, '#fff4', {}) + holes + person(worker, [middle[0], middle[1] + 1]);
}

function pyramid(x, wide, steps, fill) {
  const high = 13;
  const built = row(steps, (one) => {
    const inset = (one * wide) / (2 * steps + 2);
    return plate(x + inset, 200 - (one + 1) * high, wide - 2 * inset, high + 0.5, fill);
  });
  const top = 200 - steps * high;
  const middle = x + wide / 2;
  return built + plate(middle - 10, top - 15, 20, 16, fill) + plate(middle - 3, top - 10, 6, 11, '#ecd9ac') + path(`M${middle - 9} 200l4-${steps * high}h10l4 ${steps * high}z`, { fill: '#0002' });
}

function calendar() {
  const dots = row(26, (one) => {
    const food = [0, 7, 13, 20].includes(one);
    const fill = food ? (one % 13 === 0 ? '#2f9a94' : '#c56a1b') : '#fbf3df';
    return disc(away(MIDDLE, (one * 360) / 26, 52), food ? 4.4 : 2.2, fill, { stroke: '#6d4a1d', 'stroke-width': 0.8 });
  });
  return wheel(MIDDLE, 59, 26, '#d3b468', 180 / 26, 7) + disc(MIDDLE, 47, '#e8d295', { stroke: '#8d7b57' }) + dots + disc(MIDDLE, 36, '#c99a45', { stroke: '#6d4a1d', 'stroke-width': 1.4 }) + moved(MIDDLE, face());
}

/** The face of the sun, in the middle of the calendar. */
function face() {
  const dark = '#4b2c12';
  return (
    row(20, (one) => path('M0-30V-35', { stroke: '#8d6a2c', 'stroke-width': one % 5 ? 1.4 : 3, transform: `rotate(${one * 18})` })) +
    disc([0, 0], 27, '#e6c271', { stroke: '#6d4a1d' }) +
    path('M-21-11Q0-25 21-11', { fill: 'none', stroke: '#6d4a1d', 'stroke-width': 2.6 }) +
    path('M-16-7h11v5h-11zM5-7h11v5H5z', { fill: dark }) +
    path('M-3-8h6l3 14h-12z', { fill: '#b5802f', stroke: dark, 'stroke-width': 0.8 }) +
    path('M-11 11h22l-4 8H-7z', { fill: dark }) +
    path('M-6 12v6m4-6v6m4-6v6m4-6v6', { stroke: '#f4e6c6', 'stroke-width': 1.3 }) +
    disc([-22, 5], 3.8, '#2f9a94', { stroke: dark }) +
    disc([22, 5], 3.8, '#2f9a94', { stroke: dark })
  );
}

export default () =>
  plate(0, 0, 320, 200, '#e6d3a8') +
  disc(MIDDLE, 150, '#efdfb8') +
  row(18, (one) => path('M0-112V-230', { stroke: '#e0c88f', 'stroke-width': 9, transform: `translate(160 104) rotate(${one * 20})` })) +
  disc(MIDDLE, 112, '#f5e9c9') +
  pyramid(-30, 126, 5, '#b98b52') +
  pyramid(228, 132, 6, '#a9783f') +
  CITIES.map(city).join('') +
  calendar();
