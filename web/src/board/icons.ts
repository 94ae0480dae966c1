/**
 * Icons of titles: which one stands for what, and the sprite that has them.
 *
 * A title without a sprite is drawn with the letters of its catalogue.
 */

import ancientKnowledgeSprite from './icons/ancient-knowledge.svg';
import ancientKnowledge from './icons/ancient-knowledge.json' with { type: 'json' };
import eldervaleSprite from './icons/eldervale.svg';
import eldervale from './icons/eldervale.json' with { type: 'json' };
import monumentalSprite from './icons/monumental.svg';
import monumental from './icons/monumental.json' with { type: 'json' };
import throughTheAgesSprite from './icons/through-the-ages.svg';
import throughTheAges from './icons/through-the-ages.json' with { type: 'json' };
import tzolkinSprite from './icons/tzolkin.svg';
import tzolkin from './icons/tzolkin.json' with { type: 'json' };

type Icons = Readonly<{ sprite: string; names: Readonly<Record<string, string>> }>;

const ICONS: Readonly<Record<string, Icons>> = {
  'ancient-knowledge': { sprite: ancientKnowledgeSprite, names: ancientKnowledge },
  eldervale: { sprite: eldervaleSprite, names: eldervale },
  monumental: { sprite: monumentalSprite, names: monumental },
  'through-the-ages': { sprite: throughTheAgesSprite, names: throughTheAges },
  tzolkin: { sprite: tzolkinSprite, names: tzolkin },
};

/** The address of the icon for the first of some words that has one: components, kinds. */
export function iconOf(title: string, ...words: readonly (string | undefined)[]): string | undefined {
  const icons = ICONS[title];
  const word = words.find((one) => one !== undefined && icons?.names[one] !== undefined);
  if (icons === undefined || word === undefined) return undefined;
  return `${new URL(icons.sprite, import.meta.url).href}#${icons.names[word]}`;
}
