/** Words of the area `titles`. */

import { area } from './area.ts';
import { titles as cs } from './cs/titles.ts';
import { titles as en } from './en/titles.ts';

export const t = area({ en, cs });
