/** Words of the area `door`. */

import { area } from './area.ts';
import { door as cs } from './cs/door.ts';
import { door as en } from './en/door.ts';

export const t = area({ en, cs });
