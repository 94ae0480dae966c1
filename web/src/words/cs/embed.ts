/** Partie na stránce někoho jiného. */
export const embed = {
  first: 'První pozice',
  back: 'O tah zpět',
  on: 'O tah dál',
  last: 'Poslední pozice',
  live: 'Partie běží a obrázek ji sleduje.',
  at: 'Po tahu {ply} z {last}',
  open: 'Otevřít partii',
  none: 'Tuhle partii tu nejde ukázat. Je soukromá, nebo vůbec není.',
  waiting: 'Partie ještě nezačala.',
  lost: 'Služba neodpovídá.',
} as const;
