import type { Same } from '../area.ts';
import type { ancientKnowledge as en } from '../en/ancient-knowledge.ts';

export const ancientKnowledge: Same<typeof en> = {
  round: 'Kolo {round}',
  ends: 'hru ukončí {end} monumentů v minulosti',
  fullest: 'hru ukončí {end} monumentů v minulosti: {name} {count}',
  timeline: 'Časová osa',
  past: 'Minulost',
  technologies: 'Technologie',
  rivals: 'Soupeři',
  artifacts: 'Artefakty',
  learned: 'Získané technologie',
  lost: 'Ztracené vědění',
  of: '{count} z {all}',
  pastOf: '{count} z {end}',
  upright: '{count, plural, one {# vzpřímený} few {# vzpřímené} many {# vzpřímeného} other {# vzpřímených}}',
  level: 'Úroveň {level} · balíček {count}',
  needs: 'Požaduje',
  onIt: 'Teď je na ní',
  declines: '{count, plural, =0 {upadá první} one {+# tah} few {+# tahy} many {+# tahu} other {+# tahů}}',
  placeHere: 'Umístit sem',
  hidden: '{count, plural, one {# skrytá} few {# skryté} many {# skryté} other {# skrytých}}',
};
