/** The scene of a title: what its cards, its page and an invitation to it show. */

import ancientKnowledge from '../art/ancient-knowledge.svg';
import eldervale from '../art/eldervale.svg';
import monumental from '../art/monumental.svg';
import throughTheAges from '../art/through-the-ages.svg';
import tzolkin from '../art/tzolkin.svg';

const SCENES: Readonly<Record<string, string>> = {
  'ancient-knowledge': ancientKnowledge,
  eldervale,
  monumental,
  'through-the-ages': throughTheAges,
  tzolkin,
};

/** Decoration: whatever it stands beside says the name of the title. */
export function Picture({ title }: { title: string }) {
  const scene = SCENES[title];
  if (scene === undefined) return null;
  const src = new URL(scene, import.meta.url).href;
  return <img class="picture" src={src} width={320} height={200} alt="" />;
}
