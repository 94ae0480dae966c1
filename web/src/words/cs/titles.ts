import type { Same } from '../area.ts';
import type { titles as en } from '../en/titles.ts';

export const titles: Same<typeof en> = {
  rules: 'Pravidla ke čtení',
  rulesText: '{count, plural, one {# věta} few {# věty} many {# věty} other {# vět}}, každá se svým označením',
  ruleSearch: 'Hledat podle slov nebo označení',
  hits: 'Nalezená pravidla',
  allHits: 'Ukázat všech {count}',
  ruleLink: 'Odkaz na toto pravidlo',
  rulesFound:
    '{count, plural, =0 {Tato slova v žádném pravidle nejsou.} one {# pravidlo} few {# pravidla} many {# pravidla} other {# pravidel}}',
  box: 'V krabici',
  boxText: 'všechny součásti a odkud je známe',
  search: 'Hledat',
  found:
    '{count, plural, one {# součást} few {# součásti} many {# součásti} other {# součástí}}',
  'provenance.rulebook': 'z pravidel',
  'provenance.public': 'z veřejných zdrojů',
  'provenance.reconstructed': 'rekonstruováno',
  provenance: 'Zdroj',

  about: 'O Kronice',
  aboutText:
    'Kronika je služba pro deskové hry, která uchovává jedinou věc: záznam toho, co se stalo. Všechno, co tu vidíš, se počítá z něj a každý to může ověřit.',
  checkText:
    'Přetáhni export partie na stránku Ověřit a tvůj vlastní prohlížeč zkontroluje každý tah, každé losování a každý podpis.',
  apiText: 'Tato aplikace používá jen veřejné rozhraní, takže si kdokoli může napsat jinou, nebo robota.',
  apiLink: 'Dokumentace rozhraní',
  verifyLink: 'Ověřit partii',
  privacy: 'Soukromí',
  privacyText:
    'Žádný požadavek nejde jinam než na tento server. Tvůj token, jazyk a barvy zůstávají v tomto prohlížeči a nikde jinde.',
  rights: 'Hry',
  rightsText:
    'Hry patří svým autorům a vydavatelům. Nepoužíváme žádné jejich obrázky ani texty: součásti se kreslí z dat a pravidla říkáme vlastními slovy.',
  titles: 'Které hry lze hrát',
  credits: 'Licence a poděkování',
  ownLicence: 'Kronika je šířena pod licencí Apache 2.0.',
  colours: 'Barvy míst navrhli Masataka Okabe a Kei Ito tak, aby je rozlišil každý.',
  part: 'Součást',
  licence: 'Licence',
  all: 'Všechny hry',
};
