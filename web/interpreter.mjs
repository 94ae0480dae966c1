// Makes `../service/browser/interpreter`: the Python that runs the rules in a page. Its files are
// committed and served as they are, so that nobody needs Node.js to run Kronika.
//
//   node interpreter.mjs            writes ../service/browser/interpreter
//   node interpreter.mjs --check    says whether the sources are those of interpreter.lock.json
//
// Sources are the package `pyodide` (CPython as WebAssembly), pinned in package-lock.json, and the
// wheel of msgspec that PyPI has for it, pinned in interpreter.lock.json by its hash. The standard
// library is compiled, by that very Python, and its parts that no rule can use are left out. Files
// are kept in the coding `br`, in which browsers take them; the lock has the hash of each, as it
// is and as it is sent.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const here = fileURLToPath(new URL('.', import.meta.url));
const package_ = join(here, 'node_modules', 'pyodide');
const out = join(here, '..', 'service', 'browser', 'interpreter');
const lockFile = join(here, 'interpreter.lock.json');
const lock = JSON.parse(readFileSync(lockFile, 'utf8'));

/** Parts of the standard library that need what a page has not (processes, sockets, a terminal) or
 * that nobody uses there. */
const LEFT_OUT = [
  ...['_pyrepl', 'concurrent/interpreters', 'ctypes', 'curses', 'dbm', 'ensurepip', 'idlelib', 'lib2to3'],
  ...['multiprocessing', 'sqlite3', 'test', 'tkinter', 'turtledemo', 'unittest', 'venv', 'wsgiref', 'xml', 'xmlrpc'],
  ...['antigravity.py', 'bdb.py', 'cProfile.py', 'cmd.py', 'code.py', 'doctest.py', 'fileinput.py'],
  ...['ftplib.py', 'imaplib.py', 'mailbox.py', 'optparse.py', 'pdb.py', 'pickletools.py', 'poplib.py', 'pyclbr.py'],
  ...['profile.py', 'pstats.py', 'pydoc.py', 'smtplib.py', 'socketserver.py', 'this.py', 'timeit.py', 'trace.py'],
  ...['turtle.py', 'webbrowser.py', 'zipapp.py'],
];

const COMPILING = `
import importlib.util
import io
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc


def kept(name):
    return not any(name == one or name.startswith(one + "/") for one in left_out)


def compiled(name, body):
    code = compile(body, "/lib/" + name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(body), False))


made = io.BytesIO()
with zipfile.ZipFile("/stdlib.zip") as old, zipfile.ZipFile(made, "w") as new:
    for one in sorted(old.infolist(), key=lambda one: one.filename):
        name, body = one.filename, old.read(one)
        if one.is_dir() or not kept(name):
            continue
        python = name.endswith(".py")
        new.writestr(zipfile.ZipInfo(name + "c" if python else name), compiled(name, body) if python else body)
made.getvalue()
`;

const source = (name) => readFileSync(join(package_, name));
const hex = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The standard library as a zip without compression, so that the coding sees all of it. */
async function library() {
  const python = await loadPyodide({ indexURL: package_ });
  python.FS.writeFile('/stdlib.zip', source('python_stdlib.zip'));
  python.globals.set('left_out', python.toPy(LEFT_OUT));
  const made = python.runPython(COMPILING);
  return Buffer.from(made.toJs());
}

/** The wheel that the lock names, by pip, which refuses any other content. */
function wheel({ requirement, file, sha256, platform, python, abi }) {
  const folder = mkdtempSync(join(tmpdir(), 'kronika-interpreter-'));
  const wanted = join(folder, 'wanted.txt');
  writeFileSync(wanted, `${requirement} --hash=sha256:${sha256}\n`);
  const which = ['--platform', platform, '--python-version', python, '--implementation', 'cp', '--abi', abi];
  const how = ['--no-deps', '--only-binary', ':all:', '--require-hashes', '-q', '-d', folder, '-r', wanted];
  execFileSync(process.env.PYTHON ?? 'python3', ['-m', 'pip', 'download', ...which, ...how], { stdio: 'inherit' });
  const bytes = readFileSync(join(folder, file));
  rmSync(folder, { recursive: true });
  return bytes;
}

async function sources() {
  return {
    'pyodide.mjs': source('pyodide.mjs'),
    'pyodide.asm.mjs': source('pyodide.asm.mjs'),
    'pyodide.asm.wasm': source('pyodide.asm.wasm'),
    'stdlib.zip': await library(),
    'msgspec.whl': wheel(lock.msgspec),
  };
}

function sent(bytes) {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_SIZE_HINT: hint } = constants;
  return brotliCompressSync(bytes, { params: { [quality]: 11, [window]: 24, [hint]: bytes.length } });
}

const made = Object.entries(await sources());
if (process.argv[2] === '--check') {
  const known = new Map(lock.files.map(({ name, sha256 }) => [name, sha256]));
  const other = made.filter(([name, bytes]) => known.get(name) !== hex(bytes)).map(([name]) => name);
  if (other.length > 0 || known.size !== made.length) throw new Error(`not those of the lock: ${other.join(', ')}`);
} else {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  lock.files = made.map(([name, bytes]) => {
    const coded = sent(bytes);
    writeFileSync(join(out, `${name}.br`), coded);
    return { name, size: bytes.length, sha256: hex(bytes), sent: { size: coded.length, sha256: hex(coded) } };
  });
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  writeFileSync(join(out, 'files.json'), `${JSON.stringify(lock.files, null, 2)}\n`);
}
