// Dwellings of Eldervale: realms of elements, dwellings and units on them, and a dragon above.

import { disc, hex, moved, path, person, plate, row, spread, TONES } from './shapes.mjs';

const REALMS = {
  fire: ['#f0b498', '#c2502a', [['M-30 16l14-24 9 13 6-9 13 20z', '#d97a52'], ['M-16-8l-4 7 5-1 4 3z', '#ffd98a']]],
  water: ['#a5d1ea', '#2b7fb8', []],
  earth: ['#bcd69e', '#3f7530', [['M-18-10l9 17h-18z', '#5c9148'], ['M14-8l9 17H5z', '#5c9148'], ['M-2-17L7 0h-18z', '#679f52']]],
  air: ['#d7e6ea', '#4d7d94', []],
  light: ['#f5e3a0', '#c08f00', []],
  ruin: ['#cfc7b4', '#6f6753', [['M-24 14v-26h8v8h7v-16H5V4h7V-8h8v22z', '#8f8670'], ['M-4 14V2a5 5 0 0110 0v12z', '#4a4330']]],
};
const STROKES = {
  water: ['M-24-4q6-7 12 0t12 0 12 0 12 0M-18 7q6-7 12 0t12 0 12 0', '#fff'],
  air: ['M-22 0H4a7 7 0 10-7-7M-16 8h34a6 6 0 11-6 6', '#8fb4c4'],
};
const CELLS = [
  [0, 0, 'water'], [1, 0, 'earth'], [2, 0, 'fire'], [3, 0, 'light'], [4, 0, 'air'],
  [0, 1, 'light'], [1, 1, 'ruin'], [2, 1, 'air'], [3, 1, 'water'], [4, 1, 'fire'],
  [0, 2, 'fire'], [1, 2, 'light'], [2, 2, 'earth'], [3, 2, 'ruin'], [4, 2, 'water'],
];

const sun = () => disc([0, 0], 9, '#e9b92c') + row(8, (one) => path('M0-13V-20', { stroke: '#e9b92c', 'stroke-width': 3, transform: `rotate(${one * 45})` }));

function realm(middle, kind) {
  const [fill, edge, looks] = REALMS[kind];
  const [d, stroke] = STROKES[kind] ?? [];
  const drawn = looks.map(([of, tone]) => path(of, { fill: tone })).join('') + (d ? path(d, { stroke, fill: 'none', 'stroke-width': 2.4 }) : '') + (kind === 'light' ? sun() : '');
  return hex(middle, 43.8, fill, edge, 2) + moved(middle, drawn);
}

const dwelling = (which, at, size = 1) =>
  moved(at, path('M-10-1L0-11 10-1H7V9H2V3h-4v6h-5V-1z', { fill: TONES[which], stroke: '#fff', 'stroke-width': 1.2 }), size);

const SKIN = { stroke: '#ffe0a0', 'stroke-width': 1.5, 'stroke-linejoin': 'round' };
const BODY = 'M-90 22C-74 8-60 25-44 29-26 33-14 15 4 9 18 4 26-6 32-16 38-26 50-30 60-25L80-15 62-13 54-9C48-3 46 8 38 17 28 29 10 34-4 31-16 40-30 44-46 42-64 40-74 28-90 22z';

function dragon() {
  return (
    path(BODY, { fill: '#0004', transform: 'translate(5 17)' }) +
    path('M26 2C28-20 24-40 6-66 28-58 46-42 52-20 46-22 42-20 40-14z', { ...SKIN, fill: '#5f1f3d' }) +
    path('M-90 22l-15-9 6 13-9 7z', { ...SKIN, fill: '#7a1f3a' }) +
    path(BODY, { ...SKIN, fill: '#7a1f3a' }) +
    path('M50-28L40-37m17 8l-6-11', { stroke: '#ffe0a0', 'stroke-width': 3, 'stroke-linecap': 'round' }) +
    path('M14 10C8-12-6-32-34-52-30-42-31-34-35-27-44-30-54-30-66-26-57-21-53-15-52-7-60-6-68-2-75 6-62 3-53 5-46 10-34 6-24 8-14 14z', { ...SKIN, fill: '#9c2b4a' }) +
    path('M10 6C-2-18-16-34-34-52M8 8C-14-10-36-20-66-26M4 10C-20 2-44 0-75 6', { stroke: '#ffe0a0', 'stroke-width': 1.1, fill: 'none', opacity: 0.8 }) +
    path('M4 30l-5 12 8-6 2 8 6-15zM-22 34l-7 10 9-5 1 8 7-13z', { ...SKIN, 'stroke-width': 1, fill: '#7a1f3a' }) +
    disc([57, -20], 1.9, '#ffe27a') +
    path('M80-13l24-7-8 8 18 4-19 5 8 8-23-9z', { fill: '#f08a2c', stroke: '#fff0c0' })
  );
}

export default () =>
  plate(0, 0, 320, 200, '#173331') +
  spread([10, 30], 45, CELLS, realm) +
  dwelling(0, [88, 42], 1.2) +
  dwelling(1, [246, 36]) +
  dwelling(2, [162, 172]) +
  person(0, [118, 142]) +
  person(1, [258, 120]) +
  person(2, [30, 120]) +
  person(1, [66, 176]) +
  person(0, [214, 176]) +
  moved([156, 98], dragon(), 1.12);
