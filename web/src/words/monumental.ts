/** Words of the arrangement of Monumental. */

import { area } from './area.ts';
import { monumental as cs } from './cs/monumental.ts';
import { monumental as en } from './en/monumental.ts';

export const t = area({ en, cs });
