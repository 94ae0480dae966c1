/** Words of signs: how formulas are read aloud. */

import { area } from './area.ts';
import { signs as cs } from './cs/signs.ts';
import { signs as en } from './en/signs.ts';

export const t = area({ en, cs });
