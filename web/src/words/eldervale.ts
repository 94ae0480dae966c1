/** Words of the arrangement of Eldervale. */

import { area } from './area.ts';
import { eldervale as cs } from './cs/eldervale.ts';
import { eldervale as en } from './en/eldervale.ts';

export const t = area({ en, cs });
