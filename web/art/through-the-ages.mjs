// Through the Ages: a pyramid, an arena, a cathedral and a tower from morning to evening, four ages above, a
// row of cards below.

import { disc, path, plate, row } from './shapes.mjs';

const AGES = [[0, 36, '#8a7442'], [36, 88, '#6b7f52'], [124, 98, '#4d7a9c'], [222, 98, '#8a4a3f']];
const CARDS = [
  ['#7d5a2a', 'M19 168v26M19 176c-7-1-9-6-9-10 6 0 9 4 9 10 0-6 3-10 9-10 0 4-2 9-9 10'],
  ['#8a7440', 'M9 176q10-10 21-1M19 172l-8 22'],
  ['#5b3f96', 'M9 192h21M12 192v-16M19 192v-16M27 192v-16M8 174l11-8 12 8z'],
  ['#33475f', 'M16 167h7M17 167v9l-8 17h21l-8-17v-9'],
  ['#2f6f3f', 'M19 168a5 5 0 110 10 5 5 0 010-10zM10 194c0-9 4-13 9-13s10 4 10 13z'],
  ['#9b2f26', 'M28 167L14 184M11 180l8 8M13 186l-4 6'],
  ['#a8561d', 'M9 192h21M9 172l5 14h11l5-14-7 5-4-9-4 9z'],
];

function arena() {
  const arches = row(2, (line) => row(4, (one) => path(`M${104 + one * 15} ${114 + line * 20}v-9a4.500 4.500 0 019 0v9z`, { fill: '#6b5f49' })));
  return path('M98 140V97q36-14 72 0v43z', { fill: '#d9cdb6', stroke: '#6b5f49' }) + arches + path('M98 117h72', { stroke: '#6b5f49' });
}

function cathedral() {
  const stone = { fill: '#e9e4d8', stroke: '#55657a' };
  return (
    path('M182 140v-27h58v27z', stone) +
    path('M190 113h42v-8h-42z', stone) +
    path('M192 105a19 22 0 0138 0z', stone) +
    path('M206 84h10v-9h-10zM211 75v-9m-4 3h8', { ...stone, 'stroke-width': 1.5 }) +
    row(6, (one) => path(`M${190 + one * 8.4} 140v-20`, { stroke: '#9aa3b0', 'stroke-width': 2 }))
  );
}

function card(at) {
  const [fill, sign] = CARDS[at];
  const content =
    plate(0, 148, 39, 62, '#fdf9ee', { rx: 5, stroke: '#15273a', 'stroke-width': 1.5 }) +
    path('M.8 153a4.200 4.200 0 014.200-4.200h29a4.200 4.200 0 014.200 4.200v9H.8z', { fill }) +
    path(sign, { fill: at === 2 || at === 4 || at === 6 ? fill : 'none', stroke: fill, 'stroke-width': 2.4, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  return `<g transform="rotate(${(at - 3) * 2.2} ${27 + at * 44} 300) translate(${8 + at * 44} 0)">${content}</g>`;
}

export default () =>
  '<defs><linearGradient id="sky"><stop stop-color="#f0d9a8"/><stop offset=".4" stop-color="#e8c3a0"/><stop offset=".7" stop-color="#a9bccb"/><stop offset="1" stop-color="#6d8fb0"/></linearGradient></defs>' +
  plate(0, 0, 320, 200, 'url(#sky)') +
  disc([52, 44], 19, '#fff3cf', { opacity: 0.9 }) +
  path('M0 130Q90 114 170 126T320 118V200H0z', { fill: '#7c8f86' }) +
  path('M0 140Q110 128 200 138T320 132V200H0z', { fill: '#22384f' }) +
  path('M50 76L6 140H94z', { fill: '#c9a25a' }) +
  path('M50 76L94 140H66z', { fill: '#8a6a2e' }) +
  arena() +
  cathedral() +
  path('M276 32C275 80 264 114 250 140h14q12-18 24 0h14C288 114 277 80 276 32z', { fill: '#46586c', stroke: '#1e2f42' }) +
  path('M266 100h20m-27 17h34M270 76h12', { stroke: '#c8d3de', 'stroke-width': 2.5 }) +
  AGES.map(([x, wide, fill]) => plate(x, 0, wide, 12, fill)).join('') +
  row(7, card);
