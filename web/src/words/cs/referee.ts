import type { Same } from '../area.ts';
import type { referee as en } from '../en/referee.ts';

export const referee: Same<typeof en> = {
  loading: 'Pravidla se načítají: {sent} z {size} MB.',
  asking: 'Zjišťuje se, jaká pravidla služba má.',
  starting: 'Pravidla jsou tady a spouštějí se.',
  ready: 'Pravidla jsou tady.',
  atTables: 'Načíst pravidla do prohlížeče (6 MB, jednou): náhledy bez čekání',
  cancel: 'Zrušit',
  again: 'Zkusit znovu',
  'failed.unreached': 'Pravidla se nepodařilo načíst.',
  'failed.unreached.detail': 'Jsi bez připojení, nebo se ke službě nedá dostat. Jednou načtená pravidla v prohlížeči zůstanou.',
  'failed.altered': 'Soubory s pravidly nejsou ty, které služba uvádí.',
  'failed.altered.detail': 'Možná se služba právě obnovila: zkus to znovu. Pokud se to stane zase, něco mezi tebou a službou soubory mění.',
  'failed.broken': 'Pravidla přestala fungovat.',
  'failed.broken.detail': 'Prohlížeči možná došla paměť: zavři jiné karty a zkus to znovu.',
  'failed.unsupported': 'Tento prohlížeč pravidla spustit neumí.',
  'failed.unsupported.detail': 'Potřebují WebAssembly, které prohlížeči chybí, nebo ho někdo vypnul. Novější prohlížeč je spustí; příkaz kronika verify také.',
};
