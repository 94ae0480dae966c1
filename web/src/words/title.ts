/** Words of the area `title`. */

import { area } from './area.ts';
import { title as cs } from './cs/title.ts';
import { title as en } from './en/title.ts';

export const t = area({ en, cs });
