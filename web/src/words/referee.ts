/** Words of the rules that are loaded into the page. */

import { area } from './area.ts';
import { referee as cs } from './cs/referee.ts';
import { referee as en } from './en/referee.ts';

export const t = area({ en, cs });
