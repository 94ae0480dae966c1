/** Words of boards. */

import { area } from './area.ts';
import { board as cs } from './cs/board.ts';
import { board as en } from './en/board.ts';

export const t = area({ en, cs });
