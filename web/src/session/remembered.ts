/** What the browser remembers of who is signed in. */

const PLACE = 'kronika/person';

export interface Person {
  readonly account: string;
  readonly name: string;
  /** The service has chosen the name. */
  readonly guest?: boolean | undefined;
}

/** As pages remembered somebody before there were sessions: by a token, perhaps kept elsewhere, too. */
interface Older extends Person {
  readonly token?: string;
  readonly saved?: boolean;
}

function read(): Older | undefined {
  const text = localStorage.getItem(PLACE);
  return text === null ? undefined : (JSON.parse(text) as Older);
}

/** Who was signed in last; `undefined`: nobody, or they have signed out. */
export function remembered(): Person | undefined {
  const found = read();
  return found && only(found);
}

/** The token that is still to become a session, and whether its owner may have it elsewhere, too. */
export function oldToken(): { readonly token: string; readonly elsewhere: boolean } | undefined {
  const { token, saved = false } = read() ?? {};
  return token === undefined ? undefined : { token, elsewhere: saved };
}

/** Remembers somebody, and nothing more of them than that. */
export function write(who: Person | undefined): void {
  if (who === undefined) localStorage.removeItem(PLACE);
  else localStorage.setItem(PLACE, JSON.stringify(only(who)));
}

/** Whether a storage event is about who is signed in; all of the storage may be gone. */
export function isAboutPerson({ key }: StorageEvent): boolean {
  return key === PLACE || key === null;
}

function only({ account, name, guest = false }: Person): Person {
  return { account, name, guest };
}
