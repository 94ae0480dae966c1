/** Words of the arrangement of Through the Ages. */

import { area } from './area.ts';
import { throughTheAges as cs } from './cs/through-the-ages.ts';
import { throughTheAges as en } from './en/through-the-ages.ts';

export const t = area({ en, cs });
