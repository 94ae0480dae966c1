/** Words of the area `apps`. */

import { area } from './area.ts';
import { apps as cs } from './cs/apps.ts';
import { apps as en } from './en/apps.ts';

export const t = area({ en, cs });
