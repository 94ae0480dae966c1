/** Words of choosing: the prompt, its buttons, the list of all that is legal. */

import { area } from './area.ts';
import { choosing as cs } from './cs/choosing.ts';
import { choosing as en } from './en/choosing.ts';

export const t = area({ en, cs });
