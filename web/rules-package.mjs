// Builds the package for npm that has the rules, into `../service/packages/npm/kronika-rules`, whose
// files are committed. The service puts in the rest when it hands the package out: the rules as it
// runs them, msgspec, and the types of the API (`service/packages/rules_package.py`).
//
//   node rules-package.mjs            writes ../service/packages/npm/kronika-rules
//   node rules-package.mjs FOLDER     writes FOLDER (to compare, without touching what is committed)
//
// The types of the API are those of `../service/packages/npm/kronika-client`, which is built first.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = resolve(process.argv[2] ?? `${here}../service/packages/npm/kronika-rules`);
const dist = join(out, 'dist');
const types = join(dist, 'types');
const emitted = join(out, 'emitted');
rmSync(out, { recursive: true, force: true });
mkdirSync(types, { recursive: true });

// The code of ML-DSA stands in a file of its own, which is read when it is needed.
await build({
  absWorkingDir: here,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  external: ['pyodide', 'node:*'],
  legalComments: 'none',
  charset: 'utf8',
  entryPoints: { index: 'rules/index.ts' },
  chunkNames: '[name]',
  outdir: dist,
});

const tsc = [join(here, 'node_modules/typescript/bin/tsc'), '-p', 'rules/tsconfig.types.json', '--outDir', emitted];
execFileSync(process.execPath, tsc, { cwd: here, stdio: 'inherit' });
for (const name of readdirSync(join(emitted, 'rules'))) {
  const text = readFileSync(join(emitted, 'rules', name), 'utf8');
  if (text.includes("from '../")) throw new Error(`${name} names types that are not in the package`);
  // The compiler leaves `./x.ts` in types, and the name by which our own code knows the API.
  const ours = text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');
  writeFileSync(join(types, name), ours.replaceAll("'kronika-client'", "'./api.js'"));
}
rmSync(emitted, { recursive: true });
for (const name of ['package.json', 'README.md']) copyFileSync(join(here, 'rules', name), join(out, name));
