/** Words of the area `people`. */

import { area } from './area.ts';
import { people as cs } from './cs/people.ts';
import { people as en } from './en/people.ts';

export const t = area({ en, cs });
