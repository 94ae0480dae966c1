// Ancient Knowledge: a pyramid, a megalith and a city under the stars, and a timeline of six spaces below.

import { disc, moved, path, plate, row } from './shapes.mjs';

const STARS = [[20, 20], [52, 42], [88, 16], [118, 50], [150, 22], [300, 24], [286, 96], [40, 74], [132, 82], [174, 58], [12, 104]];
const SPACES = ['#8f2f2a', '#c9b482', '#d3c194', '#dccda8', '#e4d8ba', '#ece3cb'];
const KNOWLEDGE = [2, 4, 3, 0, 5, 1];

function pyramid() {
  return (
    path('M66 42L4 148H128z', { fill: '#d6a349' }) +
    path('M66 42L128 148H90z', { fill: '#8f6418' }) +
    row(6, (one) => path(`M${66 - (15 + one * 15) * 0.585} ${57 + one * 15}L${66 + (15 + one * 15) * 0.22} ${57 + one * 15}`, { stroke: '#b07f2a', 'stroke-width': 1.2 })) +
    path('M66 42L79 64 57 58z', { fill: '#f5dfa2' })
  );
}

function megalith() {
  const stone = { fill: '#7f917f', stroke: '#34463c', 'stroke-width': 1.5 };
  return path('M132 148V96h17v52zM180 148V94h18v54z', stone) + path('M124 96l82-7V72l-82 6z', stone) + path('M137 102v40M185 100v42M131 84l68-5', { stroke: '#a9b8a6', 'stroke-width': 2, opacity: 0.5 });
}

function city() {
  const steps = row(4, (one) => plate(214 + one * 12, 130 - one * 18, 98 - one * 24, 18, '#b5533a', { stroke: '#54200f', 'stroke-width': 1.3 }));
  return steps + plate(256, 94, 14, 54, '#d98a63') + row(7, (one) => path(`M256 ${143 - one * 7}h14`, { stroke: '#8f3b22' })) + plate(252, 62, 22, 14, '#8f3b22', { stroke: '#54200f' });
}

/** Knowledge: three small drops around a middle. */
const lore = (x, y) => moved([x, y], path('M0-4.500L3.500 0 0 4.500-3.500 0z', { fill: '#1f8f8a', stroke: '#fff', 'stroke-width': 0.8 }));

function space(at) {
  const x = -4 + at * 55;
  const drops = row(KNOWLEDGE[at], (one) => lore(x + 24 + (one % 3) * 9, 166 + Math.floor(one / 3) * 13));
  return path(`M${x} 154h52l9 22-9 24H${x}l9-24z`, { fill: SPACES[at], stroke: '#12282a' }) + drops;
}

export default () =>
  plate(0, 0, 320, 200, '#17393b') +
  disc([226, 62], 78, '#1f4a4b') +
  disc([226, 62], 54, '#2a5d5b') +
  disc([226, 62], 30, '#f0d9a0') +
  STARS.map((one, at) => disc(one, 1 + (at % 3) * 0.3, '#f0e2bd')).join('') +
  path('M20 20L52 42 88 16 118 50', { stroke: '#f0e2bd', 'stroke-width': 0.7, opacity: 0.6, fill: 'none' }) +
  path('M0 148Q80 130 160 144T320 136V200H0z', { fill: '#0f2a2c' }) +
  pyramid() +
  megalith() +
  city() +
  row(6, space);
