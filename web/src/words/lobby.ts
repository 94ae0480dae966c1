/** Words of the area `lobby`. */

import { area } from './area.ts';
import { lobby as cs } from './cs/lobby.ts';
import { lobby as en } from './en/lobby.ts';

export const t = area({ en, cs });
