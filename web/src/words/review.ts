/** Words of reviews. */

import { area } from './area.ts';
import { review as cs } from './cs/review.ts';
import { review as en } from './en/review.ts';

export const t = area({ en, cs });
