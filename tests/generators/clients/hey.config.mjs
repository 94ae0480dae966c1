// What @hey-api/openapi-ts is told: modules are named as Node.js imports them.
export default {
  input: process.env.KRONIKA_OPENAPI,
  output: { path: process.env.KRONIKA_MADE, module: { extension: '.js' } },
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  logs: { file: false },
};
