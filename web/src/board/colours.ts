/** Colours of looks: words of a game's palette, and ink that can be read on them. */

const PALETTE: Readonly<Record<string, string>> = {
  black: '#3a3a40',
  blue: '#4f86c6',
  brown: '#a9774a',
  green: '#5f9f5f',
  grey: '#9a9a9a',
  jade: '#4fa58a',
  orange: '#e0953c',
  purple: '#9a78bd',
  red: '#c8574d',
  yellow: '#e3c74b',
};

/** As `#rrggbb`; nothing for colours that are not known. */
export function colour(of: string | undefined): string | undefined {
  return of?.startsWith('#') ? of : PALETTE[of ?? ''];
}

/** Black or white, whichever has more contrast on it (WCAG 2, relative luminance). */
export function ink(on: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(on.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  return (light + 0.05) / 0.05 > 1.05 / (light + 0.05) ? '#000000' : '#ffffff';
}
