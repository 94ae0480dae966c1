/** Loading the rules: in Node.js from the package itself, in a browser from addresses. */

import { boot } from '../src/referee/interpreter.ts';
import { Asking, type Language } from './asking.ts';
import { Rules } from './rules.ts';

/** Where a file is: an address, or its bytes. */
export type Source = string | URL | Uint8Array;

/** Where the files are, if not where the package has them. */
export interface Assets {
  /** The folder with the files of the package `pyodide`, for example `/pyodide/`; browsers need it. */
  readonly pyodide?: string | URL;
  /** `wheels/rules.whl` of this package. */
  readonly rules?: Source;
  /** `wheels/msgspec.whl` of this package. */
  readonly msgspec?: Source;
}

export interface Loading {
  /** In which language refusals, prompts and texts are; English if left out. */
  readonly language?: Language;
  /** Told how much is done: a number up to 1. */
  readonly progress?: (share: number) => void;
  readonly assets?: Assets;
}

// Not named where they are imported, so that what bundles for browsers does not look for them.
const FILES: string = 'node:fs/promises';
const PYODIDE: string = 'pyodide';

/** The rules, once: an interpreter takes about two seconds to start, and 100 MB. */
export async function loadRules({ language = 'en', progress = () => {}, assets = {} }: Loading = {}): Promise<Rules> {
  const folder = assets.pyodide === undefined ? undefined : folderOf(assets.pyodide);
  const address = folder === undefined ? PYODIDE : `${folder}pyodide.mjs`;
  const { loadPyodide } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ address)) as typeof import('pyodide');
  const sources = [
    assets.msgspec ?? new URL('../wheels/msgspec.whl', import.meta.url),
    assets.rules ?? new URL('../wheels/rules.whl', import.meta.url),
  ];
  const wheels = await Promise.all(sources.map(bytesOf));
  progress(0.1);
  const desk = await boot({
    load: loadPyodide,
    wheels,
    progress: (share) => progress(0.1 + 0.9 * share),
    ...(folder === undefined ? {} : { settings: { indexURL: folder } }),
  });
  return new Rules(new Asking(desk, language));
}

/** The address of a folder, whole, with a slash behind it. */
function folderOf(named: string | URL): string {
  const { href } = new URL(named, globalThis.location?.href ?? import.meta.url);
  return href.endsWith('/') ? href : `${href}/`;
}

async function bytesOf(source: Source): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source;
  if (source instanceof URL && source.protocol === 'file:') {
    const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ FILES)) as typeof import('node:fs/promises');
    return new Uint8Array(await readFile(source));
  }
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`${String(source)}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
