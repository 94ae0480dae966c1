/** Where the peek is put: so that it covers neither what can be chosen nor the thing itself. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/** The corner at the upper left: beside the thing, else where in the room it covers the least of the boxes. */
export function placed(size: Size, at: Box, room: Box, boxes: readonly Box[]): { left: number; top: number } {
  const [right, bottom] = [room.right - size.width, room.bottom - size.height];
  const beside = [at.right + GAP, at.left - GAP - size.width].map((left) => ({ left, top: within(at.top, room.top, bottom) }));
  const over = [at.bottom + GAP, at.top - GAP - size.height].map((top) => ({ left: within(at.left, room.left, right), top }));
  const [xs, ys] = [
    [right, (room.left + right) / 2, room.left],
    [room.top, (room.top + bottom) / 2, bottom],
  ];
  const elsewhere = xs.flatMap((left) => ys.map((top) => ({ left, top })));
  const fits = ({ left, top }: { left: number; top: number }) => left >= room.left && left <= right && top >= room.top && top <= bottom;
  const places = [...beside, ...over].filter(fits).concat(elsewhere);
  const costs = places.map((one) => covered(one, size, [at, ...boxes]));
  return places[costs.indexOf(Math.min(...costs))]!;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How much of boxes lies below something, in square pixels. */
function covered({ left, top }: { left: number; top: number }, { width, height }: Size, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => {
    const wide = Math.min(box.right, left + width) - Math.max(box.left, left);
    const high = Math.min(box.bottom, top + height) - Math.max(box.top, top);
    return wide > 0 && high > 0 ? sum + wide * high : sum;
  }, 0);
}

/** What can be chosen, the buttons of the dock, and a lesson. */
const CHOICES = '.scene :is(.item.lit, .handle.lit), .dock button, .lesson';

/** Puts the peek of a thing at the foot of the rail where there is one, else `placed`; again whenever it grows. */
export function keepInPlace(panel: HTMLElement, at: Box): () => void {
  const place = () => {
    const foot = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
    panel.style.setProperty('--bar-foot', `${Math.round(foot)}px`);
    const rail = document.querySelector('.table-side')?.getBoundingClientRect();
    const beside = rail !== undefined && rail.left > innerWidth / 2;
    panel.classList.toggle('in-rail', beside);
    panel.style.width = beside ? `${rail.width}px` : '';
    if (beside) return put(panel, { left: rail.left, top: innerHeight - panel.offsetHeight });
    const room = { left: GAP, top: foot + GAP, right: innerWidth - GAP, bottom: innerHeight - GAP };
    const choices = [...document.querySelectorAll(CHOICES)].map((one) => one.getBoundingClientRect());
    put(panel, placed({ width: panel.offsetWidth, height: panel.offsetHeight }, at, room, choices));
  };
  place();
  const observer = new ResizeObserver(place);
  observer.observe(panel);
  return () => observer.disconnect();
}

function put(panel: HTMLElement, { left, top }: { left: number; top: number }): void {
  panel.style.left = `${Math.round(left)}px`;
  panel.style.top = `${Math.round(top)}px`;
}
