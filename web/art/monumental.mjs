// Monumental: a shared map of hexes, and a city of nine cards with one row and one column awake.

import { disc, hex, moved, path, plate, row, seat, spread, TONES } from './shapes.mjs';

const LAND = { plain: '#c9cb84', forest: '#8fb27a', desert: '#dcc07a', hill: '#c2b59a', water: '#9cc9e0', swamp: '#9db7a4', volcano: '#d99a86' };
const CELLS = [
  [0, 0, 'forest'], [1, 0, 'plain', 0], [2, 0, 'desert', 0], [3, 0, 'water'],
  [0, 1, 'water'], [1, 1, 'hill'], [2, 1, 'volcano'], [3, 1, 'forest', 0],
  [0, 2, 'plain', 1], [1, 2, 'forest'], [2, 2, 'swamp'], [3, 2, 'plain'],
  [0, 3, 'desert', 1], [1, 3, 'plain', 1], [2, 3, 'water'], [3, 3, 'hill', 2],
  [0, 4, 'forest'], [1, 4, 'swamp'], [2, 4, 'desert', 2],
];
const LOOKS = {
  hill: [['M-13 9l9-17 5 8 4-6 9 15z', '#8d8064'], ['M-4-8l-3 6 3-1 3 2z', '#fff']],
  forest: [['M-7-6l7 13h-14z', '#4f7d45'], ['M6-5l7 13H-1z', '#4f7d45'], ['M0-12l7 13H-7z', '#5b8b50']],
  volcano: [['M-14 10L-4-8h8l10 18z', '#7a4a3c'], ['M-4-8q4-10 8 0L0-3z', '#e8702a']],
};
const YIELDS = ['science', 'soldiers', 'production', 'science', 'production', 'gold', 'production', 'soldiers', 'culture'];
const GOODS = {
  science: ['M-2.500-8h5v5l5 10h-10l-5 0 5-10z', '#2672c4'],
  soldiers: ['M6-8L-3 3l-3-3zM-8 2l5 5-3 3-4-4z', '#b02a2a'],
  production: ['M-8-7H4v5h-4v11h-4V-2h-4z', '#6b5a2e'],
  gold: ['M-5 6l2-9h6l2 9z', '#c9a227'],
  culture: ['M-5-7H5C5 0 3 2 1 3v4h4v2H-5V7h4V3C-3 2-5 0-5-7z', '#7d52b8'],
};

function province(middle, kind, owner) {
  const looks = (LOOKS[kind] ?? []).map(([d, fill]) => path(d, { fill })).join('');
  const water = kind === 'water' ? path('M-12 0q4-5 8 0t8 0 8 0M-12 7q4-5 8 0t8 0 8 0', { stroke: '#fff', fill: 'none', 'stroke-width': 1.5 }) : '';
  const owned = owner !== undefined;
  return hex(middle, 24.4, LAND[kind], owned ? TONES[owner] : '#6b5f42', owned ? 3 : 1) + moved(middle, looks + water) + (owned ? seat(owner, middle, 8) : '');
}

function card(at) {
  const [line, column] = [Math.floor(at / 3), at % 3];
  const awake = line === 1 || column === 1;
  const [d, fill] = GOODS[YIELDS[at]];
  const frame = { rx: 3.5, stroke: awake ? '#ffc400' : '#8d8670', 'stroke-width': awake ? 2.4 : 1 };
  return moved(
    [196 + column * 37, 18 + line * 45],
    plate(0, 0, 34, 42, awake ? '#fffdf4' : '#c9c3b2', frame) + moved([17, 17], path(d, { fill, stroke: '#fff', 'stroke-width': 0.6 })) + path('M7 34h20', { stroke: '#9c927a', 'stroke-width': 2 }),
  );
}

const wonder = () =>
  moved(
    [186, 160],
    path('M0 42V34h128v8zM6 34v-4h116v4z', { fill: '#e9dfc2', stroke: '#6b5a2e' }) +
      path('M10 4L64-14l54 18v5H10z', { fill: '#f5edd6', stroke: '#6b5a2e' }) +
      row(7, (one) => path(`M${16 + one * 14} 30V9h7v21z`, { fill: '#fffaf0', stroke: '#6b5a2e' })) +
      disc([64, 0], 4, '#c9a227'),
  );

export default () =>
  plate(0, 0, 320, 200, '#d9cfb4') +
  spread([26, 24], 25, CELLS, province) +
  plate(186, 8, 128, 150, '#27384c', { rx: 6 }) +
  plate(190, 12, 120, 142, 'none', { stroke: '#c9a227', 'stroke-dasharray': '5 3', 'stroke-width': 1.3 }) +
  row(9, card) +
  wonder();
