/** Words of the area `tables`. */

import { area } from './area.ts';
import { tables as cs } from './cs/tables.ts';
import { tables as en } from './en/tables.ts';

export const t = area({ en, cs });
