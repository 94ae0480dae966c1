/** Words of the frame around every page. */

import { area } from './area.ts';
import { shell as cs } from './cs/shell.ts';
import { shell as en } from './en/shell.ts';

export const t = area({ en, cs });
