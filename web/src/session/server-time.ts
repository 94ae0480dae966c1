/**
 * What time it is at the service. A computer's own clock may be wrong by hours; its stopwatch
 * (`performance.now`) is not, so the clock of the service is told from the `Date` of its answers and
 * the time that has passed since.
 */

/** The service's time when the stopwatch stood at nought, as far as is known (milliseconds). */
let nought: number | undefined;

/**
 * Learns from an answer. Its date is never later than now: it is cut to the second, the answer was
 * under way, and one from the browser's cache is old. So the latest that any answer tells is right.
 */
export function learnTime(answer: Response): void {
  const told = Date.parse(answer.headers.get('Date') ?? '');
  if (Number.isNaN(told)) return;
  nought = Math.max(nought ?? Number.NEGATIVE_INFINITY, told - performance.now());
}

/** Milliseconds since 1970 by the clock of the service; by that of the browser until it answers. */
export function serverNow(): number {
  return nought === undefined ? Date.now() : nought + performance.now();
}
