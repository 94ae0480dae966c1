/** Choices that were made once, made again where the game stands now. */

import type { Legal } from 'kronika-client';
import type { Draft } from '../choosing/draft.ts';
import type { Foretelling } from '../choosing/foretelling.ts';
import type { Choice } from './kept.ts';

/**
 * Fills an empty draft with the same choices, as far as they can be made and what they do is sure.
 * `legal` is what can be chosen behind the draft.
 */
export async function repeated(
  choices: readonly Choice[],
  draft: Draft,
  foretelling: Foretelling,
  legal: () => Legal | undefined,
): Promise<void> {
  for (const { command, words } of choices) {
    const said = JSON.stringify(command);
    if (!legal()?.commands.some((one) => JSON.stringify(one) === said)) return;
    const tried = await foretelling.try(command);
    if (!tried?.says.sure) return;
    draft.add({ command, words, tried });
  }
}
