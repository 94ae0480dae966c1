/** Words of the table: players, clocks, the log, offers, the end. */

import { area } from './area.ts';
import { table as cs } from './cs/table.ts';
import { table as en } from './en/table.ts';

export const t = area({ en, cs });
