/** Loading the rules: in Node.js from the package itself, in a browser from addresses. */

import { boot } from '../src/referee/interpreter.ts';
import { Asking, type Language } from './asking.ts';
import { Rules } from './rules.ts';

/** Where a file is: an address, or its bytes. */
export type Source = string | URL | Uint8Array;

/** Where the files are, if not where the package has them. */
export interface Assets {
  /** The folder with the files of the package `pyodide`, for example `/pyodide/`. */
  readonly pyodide?: string;
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

/** The rules, once: an interpreter takes about two seconds to start, and 100 MB. */
export async function loadRules({ language = 'en', progress = () => {}, assets = {} }: Loading = {}): Promise<Rules> {
  const { loadPyodide } = await import('pyodide');
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
    ...(assets.pyodide === undefined ? {} : { settings: { indexURL: assets.pyodide } }),
  });
  return new Rules(new Asking(desk, language));
}

async function bytesOf(source: Source): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source;
  if (source instanceof URL && source.protocol === 'file:') {
    const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs/promises');
    return new Uint8Array(await readFile(source));
  }
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`${String(source)}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
