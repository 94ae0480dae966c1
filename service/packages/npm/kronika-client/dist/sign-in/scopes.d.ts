/** What an app may ask for. */
import type { Scope } from '../generated/types.gen.js';
/** A scope that an app may have; the others are for no app. */
export type AppScope = Exclude<Scope, 'account' | 'admin' | 'log'>;
/** What a program needs that plays for somebody. */
export declare const USUAL: readonly AppScope[];
