/** Words of the area `cards`. */

import { area } from './area.ts';
import { cards as cs } from './cs/cards.ts';
import { cards as en } from './en/cards.ts';

export const t = area({ en, cs });
