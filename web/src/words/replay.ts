/** Words of replays. */

import { area } from './area.ts';
import { replay as cs } from './cs/replay.ts';
import { replay as en } from './en/replay.ts';

export const t = area({ en, cs });
