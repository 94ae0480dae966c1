/** Words of games that were read from files, and of branches of them. */

import { area } from './area.ts';
import { dropped as cs } from './cs/dropped.ts';
import { dropped as en } from './en/dropped.ts';

export const t = area({ en, cs });
