// Builds the package for npm that checks exports, from the code of the pages, into
// `../service/packages/npm/kronika-verify`, whose files are committed and served as they are.
//
//   node verifier.mjs            writes ../service/packages/npm/kronika-verify
//   node verifier.mjs FOLDER     writes FOLDER (to compare, without touching what is committed)

import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = resolve(process.argv[2] ?? `${here}../service/packages/npm/kronika-verify`);
const dist = join(out, 'dist');
rmSync(out, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

// What the library and the command have in common stands in a file of its own, `chunk.js`, and the
// code of ML-DSA in another, which is read when it is needed.
await build({
  absWorkingDir: here,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  mainFields: ['module', 'main'],
  legalComments: 'none',
  charset: 'utf8',
  entryPoints: { verify: 'src/verifying/verify.ts', command: 'command/main.ts' },
  chunkNames: '[name]',
  outdir: dist,
});
const command = join(dist, 'command.js');
writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, 'utf8')}`);
chmodSync(command, 0o755);

// Types of what programs import; the compiler leaves `./x.ts` in them.
const types = join(dist, 'types');
const tsc = [join(here, 'node_modules/typescript/bin/tsc'), '--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
const settings = ['--outDir', types, '--rootDir', 'src/verifying', '--ignoreConfig', 'src/verifying/verify.ts'];
const strict = ['--strict', '--target', 'es2023', '--module', 'nodenext', '--allowImportingTsExtensions', '--lib'];
const lib = 'es2023,es2024.collection,es2024.string,dom,dom.iterable,dom.asynciterable';
execFileSync(process.execPath, [...tsc, ...settings, ...strict, lib, '--types', ''], { cwd: here, stdio: 'inherit' });
for (const name of readdirSync(types)) {
  const file = join(types, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
}
for (const name of ['package.json', 'README.md']) copyFileSync(join(here, 'command', name), join(out, name));
