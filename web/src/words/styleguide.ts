/** Words of the page that shows all shared components. */

import { area } from './area.ts';
import { styleguide as cs } from './cs/styleguide.ts';
import { styleguide as en } from './en/styleguide.ts';

export const t = area({ en, cs });
