/** Words of the area `home`. */

import { area } from './area.ts';
import { home as cs } from './cs/home.ts';
import { home as en } from './en/home.ts';

export const t = area({ en, cs });
