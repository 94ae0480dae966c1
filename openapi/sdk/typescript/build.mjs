// Makes `dist`, what the package holds: JavaScript for Node.js 20 and browsers, its types, and the
// example bot and the template of one without types, which run where they are copied to.
//
//   node build.mjs            writes dist
//   node build.mjs FOLDER     writes the whole package into FOLDER, as a service hands it out

import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const here = new URL('.', import.meta.url).pathname;
const whole = process.argv[2] === undefined ? undefined : resolve(process.argv[2]);
const out = join(whole ?? here, 'dist');
if (whole !== undefined) rmSync(whole, { recursive: true, force: true });
rmSync(out, { recursive: true, force: true });
const tsc = join(here, 'node_modules/typescript/bin/tsc');
const settings = ['--project', 'tsconfig.build.json', '--outDir', out];
execFileSync(process.execPath, [tsc, ...settings], { cwd: here, stdio: 'inherit' });

// The compiler leaves `./x.ts` in types; not every one that reads them knows that it is `./x.d.ts`.
for (const name of readdirSync(out, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(out, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
}

const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
const programs = [
  ['examples/bot.ts', 'bot.mjs'],
  ['examples/farm.ts', 'farm.mjs'],
  ['templates/my-bot.ts', 'my-bot.mjs'],
];
for (const [from, to] of programs) {
  const program = readFileSync(join(here, from), 'utf8');
  writeFileSync(join(out, to), ts.transpileModule(program, { compilerOptions }).outputText);
}

if (whole !== undefined) {
  // Nobody builds it again where it is installed.
  const { scripts, devDependencies, ...kept } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  writeFileSync(join(whole, 'package.json'), `${JSON.stringify(kept, null, 2)}\n`);
  copyFileSync(join(here, 'README.md'), join(whole, 'README.md'));
}
