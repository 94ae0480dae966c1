/** Where long words may be divided: between syllables, as English and Czech divide names. Pure. */

const SHY = '\u00ad';
/** Shorter words stay whole, for they fit on a line. */
const LONG = 11;
/** So many letters stay together at the beginning and at the end of a word. */
const EDGE = 3;

/** Letters of one sound, and those that begin a syllable together. */
const TOGETHER = /^(?:ch|sh|th|ph|qu|gh|ck|[bcdfghkpstvz][lrř]|st|sk|sp|šť|št|tr|s[kpt][lrřv]|zd[rř])$/i;
const VOWEL = /[aeiouyáéěíóúůýäöüāēīōū]/i;

/** A text with soft hyphens in words of at least so many letters. */
export function divisible(text: string, long = LONG): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : divided(word)));
}

function divided(word: string): string {
  const breaks = breaksOf(word).filter((at) => at >= EDGE && word.length - at >= EDGE);
  return [0, ...breaks].map((at, order) => word.slice(at, breaks[order])).join(SHY);
}

/** Before one consonant between vowels, else before the last sound of several. */
function breaksOf(word: string): readonly number[] {
  const found: number[] = [];
  let from = -1;
  for (let at = 0; at < word.length; at++) {
    if (!VOWEL.test(word[at]!)) continue;
    if (from >= 0 && at - from > 1) found.push(at - onset(word.slice(from + 1, at)));
    from = at;
  }
  return found;
}

/** How many of the consonants before a vowel belong to its syllable. */
function onset(consonants: string): number {
  return [3, 2].find((count) => consonants.length >= count && TOGETHER.test(consonants.slice(-count))) ?? 1;
}
