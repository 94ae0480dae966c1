/** Whether the document shows the game as its log says. */
import { type Finding } from './finding.js';
import type { Export } from './format.js';
import { type Table } from './table.js';
/** Members of `game` that are not of the form, or contradict the events. */
export declare function misrepresented({ events, game }: Export, table: Table | undefined): Finding[];
export declare function statusOf(table: Table): string;
