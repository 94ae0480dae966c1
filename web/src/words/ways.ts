/** Words of the area `ways`. */

import { area } from './area.ts';
import { ways as cs } from './cs/ways.ts';
import { ways as en } from './en/ways.ts';

export const t = area({ en, cs });
