/**
 * Texts that were committed to and are yet to be told: kept in the browser, since the page may be
 * loaded again before the game starts, and the game waits for them.
 */

const PLACE = 'kronika/entropy/';

/** Fills `items` with what is kept, and keeps what is put into it from now on. */
export function remember(items: Map<string, string>): void {
  for (const place of Object.keys(localStorage)) {
    if (place.startsWith(PLACE)) {
      items.set(place.slice(PLACE.length), localStorage.getItem(place) ?? '');
    }
  }
  const { set, delete: forget } = Map.prototype;
  items.set = (word: string, text: string) => {
    localStorage.setItem(PLACE + word, text);
    set.call(items, word, text);
    return items;
  };
  items.delete = (word: string) => {
    localStorage.removeItem(PLACE + word);
    return forget.call(items, word);
  };
}
