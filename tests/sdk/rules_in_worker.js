// The installed package `@kronika/rules` in a worker of a page, which says what it found.

import { loadRules } from '@kronika/rules';

const shares = [];
const rules = await loadRules({
  language: 'cs',
  progress: (share) => shares.push(share),
  assets: {
    pyodide: '/node_modules/pyodide/',
    rules: '/node_modules/@kronika/rules/wheels/rules.whl',
    msgspec: '/node_modules/@kronika/rules/wheels/msgspec.whl',
  },
});
const export_ = new Uint8Array(await (await fetch('/game.json')).arrayBuffer());
const { good, draws } = await rules.verify(export_);
const game = rules.open(export_);
postMessage({ titles: rules.titles, asks: game.legal(0, 0).asks, good, draws: draws.length, done: shares.at(-1) });
