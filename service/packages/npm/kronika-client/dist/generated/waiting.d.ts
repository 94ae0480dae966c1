/** Paths of what can be read `at_least` as recent as something else. */
export declare const WAITING: readonly RegExp[];
