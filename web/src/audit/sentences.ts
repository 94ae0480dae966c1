/** Words of the verifier with the rules, which it says behind the name of a check: with a small letter,
 * and without an end. Pure. */

export function named(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

export function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? named(words) : `${named(words)}.`;
}
