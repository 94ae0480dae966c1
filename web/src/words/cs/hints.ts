/** Nápovědy v partiích jednoho člověka proti robotům. */
import type { Same } from '../area.ts';
import type { hints as en } from '../en/hints.ts';

export const hints: Same<typeof en> = {
  hint: 'Napovědět',
  hintOf: 'Nápověda {rank} z {of}',
  asking: 'Hledá se nejlepší možnost …',
  said: '{rank, select, 1 {Nejlepší možnost} 2 {Druhá nejlepší možnost} other {Třetí nejlepší možnost}}: {words}. Tvoje šance na výhru s ní: {chance}.',
  allow: 'S nápovědou',
  allowText: 'Když jsi na tahu, můžeš se zeptat, co by zvolil silný hráč. Partie se nepočítá do žebříčků a každá volba se zahraje hned.',
  allowed: 'Nápověda',
  unrated: 'S nápovědou: partie se nepočítá do žebříčků.',
};
