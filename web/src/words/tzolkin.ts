/** Words of the arrangement of Tzolk'in. */

import { area } from './area.ts';
import { tzolkin as cs } from './cs/tzolkin.ts';
import { tzolkin as en } from './en/tzolkin.ts';

export const t = area({ en, cs });
