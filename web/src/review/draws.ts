/** What kinds of draws are called. */

/** The label of draws, as it can be read. */
export function kindOf(label: string): string {
  const words = label.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
