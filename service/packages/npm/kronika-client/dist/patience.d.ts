/** How often to try again, and how long to wait in between. */
/**
 * `tries` in a row without success are enough. Waits double from `first` to `longest`
 * milliseconds, with some chance in them, unless the service says how long (`Retry-After`).
 */
export interface Patience {
    readonly tries: number;
    readonly first: number;
    readonly longest: number;
}
export declare const PATIENCE: Patience;
/** Answers after which the same request may get another one. */
export declare const AGAIN: ReadonlySet<number>;
export declare const KEY = "Idempotency-Key";
/** Sleeps after so many failures in a row. */
export declare function wait(patience: Patience, failures: number, answer?: Response): Promise<void>;
/** A `fetch` that asks again where asking twice does no harm. */
export declare function patient(patience: Patience, send?: typeof fetch): typeof fetch;
