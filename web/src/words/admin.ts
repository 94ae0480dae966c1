/** Words of the area `admin`. */

import { area } from './area.ts';
import { admin as cs } from './cs/admin.ts';
import { admin as en } from './en/admin.ts';

export const t = area({ en, cs });
