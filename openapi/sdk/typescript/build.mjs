// Makes `dist`, what the package holds: JavaScript for Node.js 20 and browsers, its types, and the
// example bot without types, which runs where it is copied to.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const out = new URL('dist/', import.meta.url).pathname;
rmSync(out, { recursive: true, force: true });
const tsc = new URL('node_modules/typescript/bin/tsc', import.meta.url).pathname;
execFileSync(process.execPath, [tsc, '--project', 'tsconfig.build.json'], {
  cwd: new URL('.', import.meta.url).pathname,
  stdio: 'inherit',
});

// The compiler leaves `./x.ts` in types; not every one that reads them knows that it is `./x.d.ts`.
for (const name of readdirSync(out, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(out, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
}

const bot = readFileSync(new URL('examples/bot.ts', import.meta.url), 'utf8');
const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
writeFileSync(join(out, 'bot.mjs'), ts.transpileModule(bot, { compilerOptions }).outputText);
