// How `src/generated` is made from the published document; `openapi/generate.py` runs it.
export default {
  input: process.env.KRONIKA_OPENAPI ?? '../../openapi.json',
  output: {
    path: process.env.KRONIKA_GENERATED ?? 'src/generated',
    module: { extension: '.ts' },
    importFileExtension: '.ts',
    clean: true,
  },
  plugins: [
    '@hey-api/typescript',
    {
      name: '@hey-api/sdk',
      operations: { strategy: 'single', containerName: 'Operations' },
      responseStyle: 'data',
    },
    { name: '@hey-api/client-fetch', throwOnError: true },
  ],
  logs: { file: false },
};
