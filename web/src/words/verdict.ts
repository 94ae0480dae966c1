/** Words of the verdict on a game, and of disputes. */

import { area } from './area.ts';
import { verdict as cs } from './cs/verdict.ts';
import { verdict as en } from './en/verdict.ts';

export const t = area({ en, cs });
