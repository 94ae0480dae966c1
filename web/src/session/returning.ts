/** Where somebody comes back to who signs in: the page that they were on. */

const HERE = 'https://here.invalid';

/** The address of signing in, for a link on the page with the address `from`. */
export function toSignIn(from: string): string {
  const back = new URL(from, HERE);
  if (back.pathname === '/me') return from;
  return from === '/' ? '/me' : `/me?back=${encodeURIComponent(back.pathname + back.search)}`;
}

/** The page that a query names, if it is one of this server: a link must not lead elsewhere. */
export function backTo(named: string | undefined): string | undefined {
  if (named === undefined || !URL.canParse(named, HERE)) return undefined;
  const back = new URL(named, HERE);
  return back.origin === HERE && named.startsWith('/') ? back.pathname + back.search : undefined;
}
