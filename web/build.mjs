// Builds `src` into `../service/browser/built`, whose files are committed and served as they are:
// names carry a hash of their content, so browsers may keep them for ever. The same sources give
// the same bytes on every machine.
//
//   node build.mjs            writes ../service/browser/built
//   node build.mjs FOLDER     writes FOLDER (to compare, without touching what is committed)

import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = resolve(process.argv[2] ?? `${here}../service/browser/built`);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: { main: 'src/main.tsx', style: 'src/styles/style.css' },
  outdir: out,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  alias: { 'kronika-client': '../openapi/sdk/typescript/src/index.ts' },
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  loader: { '.woff2': 'file', '.svg': 'file' },
  metafile: true,
});

const made = new Map(
  Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[entryPoint, basename(path)]],
  ),
);
const icon = readFileSync(`${here}src/icon.svg`);
const hash = createHash('sha256').update(icon).digest('hex').slice(0, 8);
writeFileSync(`${out}/icon-${hash}.svg`, icon);
const page = readFileSync(`${here}src/index.html`, 'utf8')
  .replace('icon.svg', `icon-${hash}.svg`)
  .replace('main.js', made.get('src/main.tsx'))
  .replace('style.css', made.get('src/styles/style.css'));
writeFileSync(`${out}/index.html`, page);
