/** The scene of a title, drawn from its pieces: from 48 to 400 pixels wide, decoration beside words. */

import ancientKnowledge from './ancient-knowledge.svg';
import eldervale from './eldervale.svg';
import monumental from './monumental.svg';
import throughTheAges from './through-the-ages.svg';
import tzolkin from './tzolkin.svg';

const SCENES: Readonly<Record<string, string>> = {
  'ancient-knowledge': ancientKnowledge,
  eldervale,
  monumental,
  'through-the-ages': throughTheAges,
  tzolkin,
};

/** Fills its box and is cut where that has another shape. A title without a scene has its tone. */
export function Art({ title, late = false }: { title: string; late?: boolean }) {
  const scene = SCENES[title];
  if (scene === undefined) return <span class="art" data-title={title} />;
  const source = new URL(scene, import.meta.url).href;
  return <img class="art" src={source} alt="" width="320" height="200" loading={late ? 'lazy' : 'eager'} decoding="async" />;
}
