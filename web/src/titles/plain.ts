/** Small letters without marks, so that people find what they type without them. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word that is sought stands in a text. */
export function holds(text: string, sought: string): boolean {
  const where = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
