// Builds the page that tests, pictures and measurements draw boards on, into a folder.
//
//   node stage.mjs FOLDER

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

await build({
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  entryPoints: { stage: 'tests/stage.tsx', style: 'src/styles/style.css' },
  outdir: process.argv[2],
  assetNames: '[name]',
  publicPath: '/stage',
  alias: { 'kronika-client': '../openapi/sdk/typescript/src/index.ts' },
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  loader: { '.svg': 'file', '.woff2': 'file' },
});
writeFileSync(
  `${process.argv[2]}/index.html`,
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Boards</title>
    <link rel="stylesheet" href="/stage/style.css" />
    <script type="module" src="/stage/stage.js"></script>
  </head>
  <body>
    <main id="stage"><h1>Boards</h1></main>
  </body>
</html>
`,
);
