/** Words of the area `signing`. */

import { area } from './area.ts';
import { signing as cs } from './cs/signing.ts';
import { signing as en } from './en/signing.ts';

export const t = area({ en, cs });
