/** Words of the arrangement of Ancient Knowledge. */

import { area } from './area.ts';
import { ancientKnowledge as cs } from './cs/ancient-knowledge.ts';
import { ancientKnowledge as en } from './en/ancient-knowledge.ts';

export const t = area({ en, cs });
