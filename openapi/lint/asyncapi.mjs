// Says what the parser of AsyncAPI finds wrong with a document; exits with 1 if that is anything.
//
//   node asyncapi.mjs FILE

import { readFileSync } from 'node:fs';
import { Parser } from '@asyncapi/parser';

const { document, diagnostics } = await new Parser().parse(readFileSync(process.argv[2], 'utf8'));
for (const { code, message, path } of diagnostics) {
  console.log(`${path.join('/')}: ${message} (${code})`);
}
process.exitCode = diagnostics.length > 0 || document === undefined ? 1 : 0;
