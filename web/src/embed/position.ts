/** Asks the service, as anybody: how far a game is, and a picture of a position. */

export interface Game {
  readonly ply: number;
  readonly version: number;
  readonly status: string;
}

export type Told<Value> = Value | 'none' | 'lost';

/** Up to so many pixels, pictures have no words (`SMALL` of the service). */
const SMALL = 480;

async function asked(path: string, accept: string, language: string): Promise<Told<Response>> {
  try {
    const headers = { Accept: accept, 'Accept-Language': language };
    const answer = await fetch(path, { headers, credentials: 'omit' });
    return answer.ok ? answer : answer.status < 500 && answer.status !== 429 ? 'none' : 'lost';
  } catch {
    return 'lost';
  }
}

export async function gameOf(id: string, language: string): Promise<Told<Game>> {
  const answer = await asked(`/v1/games/${id}`, 'application/json', language);
  return typeof answer === 'string' ? answer : ((await answer.json()) as Game);
}

/** The drawing of a position, as an element; letters are those of the page. */
export async function drawingOf(id: string, ply: number, language: string): Promise<Told<Element>> {
  const width = innerWidth <= SMALL ? SMALL : 1200;
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const query = new URLSearchParams({ ply: String(ply), format: 'svg', width: String(width), theme, language });
  const answer = await asked(`/v1/games/${id}/picture?${query}`, 'image/svg+xml', language);
  if (typeof answer === 'string') return answer;
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  return document.importNode(drawn, true);
}
