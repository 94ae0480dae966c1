/** Words of kinds of draws. */

import { area } from './area.ts';
import { draws as cs } from './cs/draws.ts';
import { draws as en } from './en/draws.ts';

export const HEADS = Object.keys(en) as readonly (keyof typeof en)[];
export const t = area({ en, cs });
