// Makes a sprite for each title from the icons that `src/board/icons/TITLE.json` names by what they
// stand for. The icons are those of the package @iconify-json/game-icons (CC BY 3.0, see NOTICE),
// which is not installed for a build: the sprites are committed.
//
//   npm pack @iconify-json/game-icons@1.2.4 && tar xzf *.tgz && node icons.mjs package/icons.json

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('src/board/icons/', import.meta.url));
const { icons } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const MOST = 24;

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const names = [...new Set(Object.values(JSON.parse(readFileSync(folder + file, 'utf8'))))].sort();
  if (names.length > MOST) throw new Error(`${file}: ${names.length} icons`);
  const symbols = names.map((name) => {
    const drawn = icons[name].body.replaceAll(' fill="currentColor"', '');
    return `<symbol id="${name}" viewBox="0 0 512 512">${drawn}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  writeFileSync(folder + file.replace('.json', '.svg'), sprite);
}
