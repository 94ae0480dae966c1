/**
 * Entropy: what this client adds to draws, so that nobody else can have picked them.
 *
 * Each seat that it takes commits to a text of its own, which nobody can guess. It is told once
 * every seat is taken (docs/audit-format.md, "Chance").
 */

import type { SeatWanted } from './generated/types.gen.ts';
import { sha256 } from './history.ts';

/** What is told of a text before the start. */
export function commitment(text: string): Promise<string> {
  return sha256('kronika/entropy/1\n', text);
}

/** What somebody who sits down may say about draws. */
interface Said {
  entropy?: string | null;
  entropy_commitment?: string | null;
}

/**
 * The texts that were committed to and are not told yet, by their commitments. A program that may
 * be started again in between keeps `items` and puts them back.
 */
export class Texts {
  readonly items = new Map<string, string>();

  /** The commitment to a new text. */
  async fresh(): Promise<string> {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const word = await commitment(text);
    this.items.set(word, text);
    return word;
  }

  /** What is sent to sit down, with a commitment unless it says something of its own. */
  async committed<Body extends Said>(body: Body): Promise<Body> {
    if (body.entropy || body.entropy_commitment) return body;
    return { ...body, entropy_commitment: await this.fresh() };
  }

  /** The same for seats of a new game. */
  seats(wanted: readonly SeatWanted[]): Promise<SeatWanted[]> {
    return Promise.all(wanted.map((one) => (one.kind === 'me' ? this.committed(one) : one)));
  }
}
