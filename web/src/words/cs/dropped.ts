import type { Same } from '../area.ts';
import type { dropped as english } from '../en/dropped.ts';

/** Partie, které byly přečteny ze souborů, a jejich větve. */
export const dropped: Same<typeof english> = {
  open: 'Otevřít na stole',
  openBefore: 'Podívat se na stůl před krokem {ply}',
  opening: 'Partie se otevírá …',
  stopped: 'Pravidla byla odložena',
  stoppedBecause: 'Nenačetla se celá. Zkus to znovu a načtou se.',
  unknown: 'Partii ze souboru si pamatuje prohlížeč, ve kterém byl soubor otevřen, a to jen posledních osm. Přetáhni soubor znovu na stránku, kde se partie ověřují.',
  toVerify: 'Ověřit partii',

  fromFile: 'Ze souboru, ve tvém prohlížeči',
  'verdict.checks': 'Vše souhlasí.',
  'verdict.incomplete': 'Neověřilo se vše.',
  'verdict.changed': 'Soubor byl změněn.',
  'verdict.unfounded': 'Výsledek z partie neplyne.',
  report: 'Co se ověřilo',
  branch: 'Tvoje vlastní větev. Není to zaznamenaná partie.',
  recorded: 'Zaznamenaná partie, krok {ply}',
  toBranch: 'Zpět do větve',
  forget: 'Zapomenout',
  forgotten: 'Prohlížeč partii zapomněl.',
  line: 'Ve tvém prohlížeči',

  playOn: 'Hrát dál od kroku {ply}',
  playOnText: 'Začne větev, jen ve tvém prohlížeči. Co se odtud bude losovat, losuje se znovu, takže z toho může být jiná partie než ta zaznamenaná.',
  whoSits: 'Kdo hraje za místo {letter}?',
  you: 'Ty',
  begin: 'Začít',
  cancel: 'Zrušit',
  begun: 'Větev začíná krokem {ply}.',
  nobody: 'Jedno místo musí být tvoje.',
  undone: 'Větev pokračuje od kroku {ply}.',

  kept: 'Partie ve tvém prohlížeči',
  keptText: 'Soubory, které byly otevřeny na stole, a tvoje větve. Nikde jinde nejsou; je-li jich víc než osm, nejstarší zmizí samy.',
  keptBranch: 'Větev od kroku {ply}: {file}',
  forgetOf: 'Zapomenout: {name}',
};
