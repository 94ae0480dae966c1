/** A command drawn on the board: from what is clicked first to what is clicked last. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds after which whatever flew has arrived. */
const ARRIVED = 360;
/** Pixels that the arrow ends before the middle of its aim. */
const SHORT = 13;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Props {
  /** The ids of what is clicked. */
  readonly path: readonly string[];
  /** How good it is among the best: 1 is the best. */
  readonly rank: number;
  /** Whatever moves the things on the board when it changes. */
  readonly on: unknown;
}

export function Arrow({ path, rank, on }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const points = usePoints(svg, path, on);
  const [last, first] = [points.at(-1), points[0]];
  return (
    <svg class="review-arrow" ref={svg} aria-hidden="true">
      {points.length > 1 && <path class="review-shaft" d={shaft(points)} />}
      {points.length > 1 && <path class="review-head" d="M0 0l-13 -7v14z" transform={aimed(points)} />}
      {points.length > 1 && first && <circle class="review-from" cx={first.x} cy={first.y} r="4" />}
      {last && (
        <g class="review-aim" transform={`translate(${last.x} ${last.y})`}>
          <circle r="11" />
          <text y="5">{rank}</text>
        </g>
      )}
    </svg>
  );
}

/** Where those of the things are that can be seen; measured again whenever they may lie elsewhere. */
function usePoints(svg: { readonly current: SVGSVGElement | null }, path: readonly string[], on: unknown): readonly Point[] {
  const [points, setPoints] = useState<readonly Point[]>([]);
  useLayoutEffect(() => {
    const board = svg.current?.parentElement;
    if (!board) return;
    const measure = () => setPoints(path.flatMap((id) => middle(board, id) ?? []));
    const soon = () => requestAnimationFrame(measure);
    measure();
    const timer = setTimeout(measure, ARRIVED);
    const watching = new ResizeObserver(measure);
    watching.observe(board);
    board.addEventListener('scroll', measure, { capture: true, passive: true });
    board.addEventListener('click', soon);
    return () => {
      clearTimeout(timer);
      watching.disconnect();
      board.removeEventListener('scroll', measure, { capture: true });
      board.removeEventListener('click', soon);
    };
  }, [path.join('\n'), on]);
  return points;
}

function middle(board: Element, id: string): Point | undefined {
  const found = [...board.querySelectorAll<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)].find((one) => one.checkVisibility());
  if (found === undefined) return undefined;
  const [frame, at] = [board.getBoundingClientRect(), found.getBoundingClientRect()];
  const point = { x: at.left + at.width / 2 - frame.left, y: at.top + at.height / 2 - frame.top };
  const inside = point.x >= 0 && point.y >= 0 && point.x <= frame.width && point.y <= frame.height;
  return inside ? point : undefined;
}

function shaft(points: readonly Point[]): string {
  const [tip, rest] = [ending(points), points.slice(0, -1)];
  return `M${[...rest, tip].map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** The end of the arrow: a little before the middle of its aim. */
function ending(points: readonly Point[]): Point {
  const [from, to] = [points.at(-2)!, points.at(-1)!];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.max(length - SHORT, 0) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function aimed(points: readonly Point[]): string {
  const [from, to, tip] = [points.at(-2)!, points.at(-1)!, ending(points)];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `translate(${tip.x} ${tip.y}) rotate(${angle})`;
}
