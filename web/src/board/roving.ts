/** One Tab stop for each zone; arrow keys lead from there. */

/** Gives every group exactly one thing that Tab reaches. */
export function tidy(board: Element): void {
  for (const zone of board.querySelectorAll('.zone')) {
    const buttons = [...zone.querySelectorAll<SVGElement>('[role=button]')];
    const stop = buttons.find((one) => one.matches('[tabindex="0"]')) ?? buttons[0];
    for (const one of buttons) setStop(one, one === stop);
  }
}

/** Makes a thing the one of its zone that Tab reaches. */
export function stopAt(thing: Element): void {
  const zone = thing.closest('.zone');
  for (const one of zone?.querySelectorAll('[role=button][tabindex="0"]') ?? []) setStop(one, false);
  setStop(thing, true);
}

function setStop(one: Element, stop: boolean): void {
  const wanted = stop ? '0' : '-1';
  if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
}

/** The things that can be chosen, in the order of the page, and the one behind or before one. */
export function litBeside(scene: Element, from: Element | null, by: 1 | -1): SVGElement | undefined {
  const lit = [...scene.querySelectorAll<SVGElement>('.item.lit, .handle.lit')];
  if (lit.length === 0) return undefined;
  const here = from === null ? -1 : lit.findIndex((one) => one === from);
  if (here >= 0) return lit[(here + by + lit.length) % lit.length];
  const behind = lit.findIndex((one) => from !== null && follows(from, one));
  if (behind < 0) return by > 0 ? lit[0] : lit.at(-1);
  return lit[(by > 0 ? behind : behind - 1 + lit.length) % lit.length];
}

function follows(from: Element, one: Element): boolean {
  return (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The thing or the zone that an event is about. */
export function thingOf(target: EventTarget | null): SVGElement | undefined {
  const found = target instanceof Element ? target.closest<SVGElement>('.item, .handle') : null;
  return found ?? undefined;
}
