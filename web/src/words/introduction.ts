/** Words of the area `introduction`. */

import { area } from './area.ts';
import { introduction as cs } from './cs/introduction.ts';
import { introduction as en } from './en/introduction.ts';

export const t = area({ en, cs });
