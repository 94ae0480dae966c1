/** What an app may ask for. */
/** What a program needs that plays for somebody. */
export const USUAL = ['read', 'play', 'create', 'propose'];
