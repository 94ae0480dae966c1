/** What an app may ask for. */

import type { Scope } from '../generated/types.gen.ts';

/** A scope that an app may have; the others are for no app. */
export type AppScope = Exclude<Scope, 'account' | 'admin' | 'log'>;

/** What a program needs that plays for somebody. */
export const USUAL: readonly AppScope[] = ['read', 'play', 'create', 'propose'];
