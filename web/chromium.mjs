// Unpacks the Chromium that an npm package carries, with the libraries that a bare system lacks,
// into the folder that TMPDIR names, and prints where both are.
process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'; // only then does the package unpack the libraries
const { default: chromium } = await import('@sparticuz/chromium');

const program = await chromium.executablePath();
console.log(JSON.stringify({ program, libraries: process.env.LD_LIBRARY_PATH ?? '' }));
