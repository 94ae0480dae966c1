/**
 * Commands that somebody may have meant who clicks on what cannot be clicked.
 *
 * The client knows no rules and no title. But where it has seen a legal command with the path
 * `space/a` and the target `a`, a click on `space/b` asks for the same with the target `b`: tried
 * dry, the service says which rule forbids it.
 */

import type { Command } from 'kronika-client';

/** A command that was legal once, the path by which it was clicked, and its rules. */
export interface Sample {
  readonly command: Command;
  readonly path: readonly string[];
  readonly rules: readonly string[];
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Commands that a click on `id` after those on `picked` would say, if it were legal; the likeliest
 * first, each once. `samples`: the newest first.
 */
export function guesses(
  samples: Iterable<Omit<Sample, 'rules'>>,
  picked: readonly string[],
  id: string,
  most = 4,
): readonly Command[] {
  const found = new Map<string, Command>();
  for (const { command, path } of samples) {
    const step = picked.length;
    const shown = path[step];
    if (shown === undefined || path.length !== step + 1) continue;
    if (!picked.every((one, at) => path[at] === one)) continue;
    const guess = replaced(command as unknown as Json, shown, id);
    if (guess === undefined) continue;
    found.set(JSON.stringify(guess), guess as unknown as Command);
    if (found.size >= most) break;
  }
  return [...found.values()];
}

/** The value with what it has of the id `from` taken from the id `to` instead. */
function replaced(value: Json, from: string, to: string): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'type') continue;
    const changed = swapped(part as Json, from, to) ?? replaced(part as Json, from, to);
    if (changed === undefined) continue;
    return Array.isArray(value)
      ? value.map((one: Json, at) => (String(at) === key ? changed : one))
      : { ...value, [key]: changed };
  }
  return undefined;
}

/** A word or a number that an id ends with, as another id has it there. */
function swapped(value: Json, from: string, to: string): Json | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const said = String(value);
  if (said === '' || !from.endsWith(said)) return undefined;
  const before = from.slice(0, from.length - said.length);
  if (!to.startsWith(before) || to === from) return undefined;
  const other = to.slice(before.length);
  if (typeof value === 'string') return other === '' ? undefined : other;
  return /^-?\d+$/.test(other) ? Number(other) : undefined;
}
