/** Lines of text that fit, without a browser to measure them. */

/** How wide a letter is on the average, in parts of the size of the type. */
const LETTER = 0.54;

export function wide(text: string, size: number): number {
  return [...text].length * size * LETTER;
}

/** The text in at most so many lines of so many pixels; what does not fit ends with an ellipsis. */
export function lines(text: string, width: number, size: number, most: number): readonly string[] {
  const room = Math.max(Math.floor(width / (size * LETTER)), 2);
  const made: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => broken(one, room))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= room) {
      line = longer;
      continue;
    }
    made.push(line);
    if (made.length === most) return shortened(made, room);
    line = word;
  }
  return line === '' ? made : [...made, line];
}

/** A word that is longer than a line, in pieces with hyphens. */
function broken(word: string, room: number): readonly string[] {
  if (word.length <= room) return [word];
  const head = word.slice(0, room - 1);
  return [`${head}-`, ...broken(word.slice(room - 1), room)];
}

function shortened(made: readonly string[], room: number): readonly string[] {
  const last = made.at(-1)!;
  const cut = last.length < room ? last : last.slice(0, room - 1);
  return [...made.slice(0, -1), `${cut.replace(/[\s.,;:]+$/, '')}…`];
}

/** At most three characters that stand for a name: initials, or how it begins. */
export function short(name: string): string {
  const words = name.split(/[\s_-]+/).filter((word) => /\p{L}|\d/u.test(word));
  const [first = ''] = words;
  if (words.length > 1) return words.slice(0, 3).map((word) => word[0]).join('').toUpperCase();
  return first.slice(0, 3);
}
