/** Through whose eyes a replay is seen: what the service is asked for. Pure. */

export interface Eyes {
  /** A seat of one's own, while the game runs. */
  readonly seat: number | undefined;
  /** Any seat, once it is over: only what this one could see then. */
  readonly eyes: number | undefined;
}

/** The query of it. */
export function eyesOf({ seat, eyes }: Eyes): { seat?: number; eyes?: number } {
  return { ...(seat === undefined ? {} : { seat }), ...(eyes === undefined ? {} : { eyes }) };
}
