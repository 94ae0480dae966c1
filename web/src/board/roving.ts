/** One Tab stop for each zone; arrow keys lead from there. */

import type { Plan } from '../scene/layout.ts';
import { step, towards } from '../scene/walking.ts';

type Thing = HTMLElement | SVGElement;

/** Gives every group exactly one thing that Tab reaches. */
export function tidy(board: Element): void {
  for (const zone of board.querySelectorAll('.zone')) {
    const buttons = [...zone.querySelectorAll('[role=button]')];
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
export function litBeside(scene: Element, from: Element | null, by: 1 | -1): Thing | undefined {
  const lit = [...scene.querySelectorAll<Thing>('.item.lit, .handle.lit')].filter((one) => one.checkVisibility());
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
export function thingOf(target: EventTarget | null): Thing | undefined {
  const found = target instanceof Element ? target.closest<Thing>('.item, .handle') : null;
  return found ?? undefined;
}

/** What a click on a thing says: the thing, what it stands for, or the zone in which it lies. */
export function meant(thing: Thing, lit: ReadonlyMap<string, string>, zone: string | undefined): string | undefined {
  const own = thing.dataset.id!;
  return [own, thing.dataset.stands, zone].find((id) => id !== undefined && lit.has(id));
}

/** Moves the focus by a key, if it is one that does. */
export function walked(
  event: KeyboardEvent,
  root: Element,
  thing: Thing | undefined,
  plans: ReadonlyMap<string, Plan>,
): boolean {
  const by = { n: 1, p: -1 }[event.key.toLowerCase()] as 1 | -1 | undefined;
  if (by !== undefined) return went(litBeside(root, thing ?? null, by));
  if (thing === undefined) return false;
  if (!(thing instanceof SVGElement)) return went(beside(thing, event.key));
  const plan = plans.get(thing.ownerSVGElement?.dataset.board ?? '');
  const laid = plan?.zones.find(
    ({ zone, spots }) => zone.id === thing.dataset.id || spots.some(({ item }) => item.id === thing.dataset.id),
  );
  const to = laid && step(laid, thing.dataset.id!, event.key, event.shiftKey);
  return to !== undefined && went(root.querySelector<SVGElement>(`.item[data-id="${CSS.escape(to)}"]`));
}

/** Where a key leads from a thing of an arrangement: what lies nearest in its group. */
function beside(thing: Thing, key: string): Thing | undefined {
  const group = thing.closest('.zone');
  const all = [...(group?.querySelectorAll<Thing>('[role=button]') ?? [])].filter((one) => one.checkVisibility());
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const others = all.filter((one) => one !== thing);
  const found = towards(thing.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), key);
  return found === undefined ? undefined : others[found];
}

function went(to: Thing | null | undefined): boolean {
  if (!to) return false;
  stopAt(to);
  to.focus();
  to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}
