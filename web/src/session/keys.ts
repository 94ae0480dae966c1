/** Keys as people keep them: a text that they copied, or the file that they saved. */

const KEY = /kronika_tok_[\w-]+/;

/** The key in a text: as it was copied, or in a whole file. */
export function keyIn(text: string): string {
  return KEY.exec(text)?.[0] ?? text.trim();
}
