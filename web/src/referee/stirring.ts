/** That something has happened in a game, for those who wait for it. */

export class Stirring {
  #times = 0;
  readonly #waiting = new Set<() => void>();

  /** How often something has happened so far. */
  get times(): number {
    return this.#times;
  }

  stir(): void {
    this.#times += 1;
    for (const go of [...this.#waiting]) go();
  }

  /** Waits until something has happened since it had so often, or nobody wants to know any more. */
  since(times: number, signal: AbortSignal): Promise<void> {
    return new Promise((done) => {
      const go = () => {
        this.#waiting.delete(go);
        signal.removeEventListener('abort', go);
        done();
      };
      if (this.#times !== times || signal.aborted) return done();
      this.#waiting.add(go);
      signal.addEventListener('abort', go);
    });
  }
}
