/** Words of hints. */

import { area } from './area.ts';
import { hints as cs } from './cs/hints.ts';
import { hints as en } from './en/hints.ts';

export const t = area({ en, cs });
