// Draws the scene of each title from its pieces: `src/art/TITLE.svg`, which are committed. Run it
// after a change in `art/`; a test holds that the files are what it draws.
//
//   node art.mjs              writes src/art
//   node art.mjs FOLDER       writes FOLDER (to compare)

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = process.argv[2] ?? `${here}src/art`;

mkdirSync(out, { recursive: true });
for (const file of readdirSync(`${here}art`).filter((one) => one !== 'shapes.mjs')) {
  const { default: scene } = await import(`./art/${file}`);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200">${scene()}</svg>\n`;
  writeFileSync(`${out}/${file.replace('.mjs', '.svg')}`, drawn);
}
