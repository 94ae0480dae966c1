/** What an app may ask for; `account`, `admin` and `log` are for no app. */

export type AppScope =
  | 'read'
  | 'play'
  | 'create'
  | 'propose'
  | 'dispute'
  | 'webhooks'
  | 'arbiter';

/** What a program needs that plays for somebody. */
export const USUAL: readonly AppScope[] = ['read', 'play', 'create', 'propose'];
