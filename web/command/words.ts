/** What the command says, in every language; what checks find is said in the words of the pages. */

import { IntlMessageFormat } from 'intl-messageformat';
import { type CheckName, type Said } from '../src/verifying/finding.ts';
import type { FileError } from './evidence.ts';
import type { ProofStep } from '../src/verifying/proof-report.ts';
import { audit as auditCs } from '../src/words/cs/audit.ts';
import { proof as proofCs } from '../src/words/cs/proof.ts';
import { audit as auditEn } from '../src/words/en/audit.ts';
import { proof as proofEn } from '../src/words/en/proof.ts';

const en = {
  usage: 'Usage: kronika-verify FILE... [options]',
  about:
    'Checks exports of games and proofs (.tlog-proof) offline: chain, commitments, seed, signatures, witnesses. It knows no rules; whether moves were legal, the Python package kronika-verify decides.',
  options: 'Options:',
  'option.keys': 'public keys of the service: one a line, or the JSON of /v1/keys',
  'option.receipt': 'receipts that you were given',
  'option.witness': 'public keys of witnesses, one a line',
  'option.policy': 'a policy (tlog-policy): logs, witnesses, and how many of whom are needed',
  'option.draws': 'a report of `kronika-verify --json` (Python), whose draws are derived again',
  'option.strict': 'demand a known key, a receipt and inclusion',
  'option.language': 'en or cs; as LC_ALL or LANG say if left out',
  'option.json': 'print reports as JSON',
  'option.version': 'print the version',
  'option.help': 'print this',
  codes:
    'Exit codes: 0 all that is checked here is well, 1 something is wrong, 2 nothing could be checked, 3 nothing is wrong, but nobody known has signed it, 4 nothing is wrong, but the service says that it has lost something.',
  noFile: 'Name at least one export or proof.',
  policyBad: '{file} is no policy. {because}',
  unknownLanguage: 'There is no language {language}; there are en and cs.',
  unreadable: '{file} cannot be read: {reason}',
  holdsNone: '{file} holds no {what, select, keys {public keys} witnesses {public keys of witnesses} receipts {receipts} other {report of kronika-verify}}.',
  noCryptography: 'This Node.js offers no Web Cryptography.',
  'draws.no-draws': 'The drawing seed was derived. Which draws a move makes, only the rules know: give --draws.',
  wrong: 'WRONG: {because}',
  wrongAt: 'WRONG at ply {ply}: {because}',
  well: 'Nothing is wrong with {events, plural, one {# event} other {# events}}. Whether the moves were legal is not checked here.',
  unproved: 'Nothing contradicts itself in {events, plural, one {# event} other {# events}}, but {missing}.',
  bad: 'This export cannot be trusted.',
  badPly: 'This export cannot be trusted; the first bad ply is {ply}.',
  'lack.key': 'nobody whom you know has signed it (give --keys), so anybody can have made it up',
  'lack.quorum': 'the policy does not accept its checkpoint',
  'lack.receipt': 'there is no receipt',
  'lack.inclusion': 'nothing says that it is in a signed log',
  'lack.seed': 'the service says that it has lost the seed: nothing that chance decided was checked',
  'lack.move': 'the service says that it has lost a move that it had accepted',
} as const;

const cs: { readonly [Key in keyof typeof en]: string } = {
  usage: 'Použití: kronika-verify SOUBOR... [volby]',
  about:
    'Ověří exporty partií a důkazy (.tlog-proof) bez služby: řetěz, závazky, semínko, podpisy, svědky. Pravidla nezná; zda byly tahy podle pravidel, rozhodne balíček kronika-verify pro Python.',
  options: 'Volby:',
  'option.keys': 'veřejné klíče služby: jeden na řádku, nebo JSON z /v1/keys',
  'option.receipt': 'stvrzenky, které jsi dostal',
  'option.witness': 'veřejné klíče svědků, jeden na řádku',
  'option.policy': 'zásady (tlog-policy): záznamy, svědkové a kolik z kterých je potřeba',
  'option.draws': 'zpráva z `kronika-verify --json` (Python), jejíž losování se odvodí znovu',
  'option.strict': 'vyžadovat známý klíč, stvrzenku a zápis v záznamu',
  'option.language': 'en nebo cs; jinak podle LC_ALL nebo LANG',
  'option.json': 'vypsat zprávy jako JSON',
  'option.version': 'vypsat verzi',
  'option.help': 'vypsat tuto nápovědu',
  codes:
    'Návratové kódy: 0 vše, co se tu ověřuje, je v pořádku, 1 něco je špatně, 2 nic nešlo ověřit, 3 nic není špatně, ale nepodepsal to nikdo známý, 4 nic není špatně, ale služba říká, že něco ztratila.',
  noFile: 'Zadej aspoň jeden export nebo důkaz.',
  policyBad: '{file} nejsou zásady. {because}',
  unknownLanguage: 'Jazyk {language} tu není; jsou tu en a cs.',
  unreadable: '{file} nelze přečíst: {reason}',
  holdsNone: 'V {file} nejsou {what, select, keys {veřejné klíče} witnesses {veřejné klíče svědků} receipts {stvrzenky} other {zprávy z kronika-verify}}.',
  noCryptography: 'Tento Node.js nenabízí Web Cryptography.',
  'draws.no-draws': 'Semínko losování se odvodilo. Která losování tah udělá, vědí jen pravidla: zadej --draws.',
  wrong: 'ŠPATNĚ: {because}',
  wrongAt: 'ŠPATNĚ v kroku {ply}: {because}',
  well: 'Vše je v pořádku: {events, plural, one {# událost} few {# události} other {# událostí}}. Zda byly tahy podle pravidel, se tu neověřuje.',
  unproved: 'Nic si neodporuje ({events, plural, one {# událost} few {# události} other {# událostí}}), ale {missing}.',
  bad: 'Tomuto exportu nelze věřit.',
  badPly: 'Tomuto exportu nelze věřit; první špatný krok je {ply}.',
  'lack.key': 'nepodepsal jej nikdo, koho znáš (zadej --keys), takže si jej mohl vymyslet kdokoli',
  'lack.quorum': 'kontrolní bod nevyhovuje zásadám',
  'lack.receipt': 'není tu žádná stvrzenka',
  'lack.inclusion': 'nic neříká, že je v podepsaném záznamu',
  'lack.seed': 'služba říká, že semínko ztratila: nic, o čem rozhodla náhoda, se neověřilo',
  'lack.move': 'služba říká, že ztratila tah, který přijala',
};

const OWN = { en, cs };
const CHECKS = { en: auditEn, cs: auditCs };
const PROOFS = { en: proofEn, cs: proofCs };

export const LANGUAGES = ['en', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Key = keyof typeof en;
export type Values = Readonly<Record<string, string | number | undefined>>;

export class Words {
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  /** A sentence of the command. */
  say(key: Key, values: Values = {}): string {
    return this.#formatted(OWN[this.#language][key], values);
  }

  /** Why a file is not what it should be. */
  trouble({ key, values, because }: FileError): string {
    const why = because === undefined ? {} : { because: this.proof(`policy.${because.code}`, because) };
    return this.say(key, { ...values, ...why });
  }

  /** What a check is called. */
  check(name: CheckName): string {
    return CHECKS[this.#language][`check.${name}`];
  }

  /** What a check has said: in words of its own, or in those that all checks share. */
  said(check: CheckName, { code, ...values }: Said): string {
    const words: Readonly<Record<string, string>> = { ...CHECKS[this.#language], ...OWN[this.#language] };
    return this.#formatted(words[`${check}.${code}`] ?? words[`said.${code}`] ?? code, values);
  }

  /** What a step of a proof is called. */
  step(name: ProofStep['name']): string {
    return PROOFS[this.#language][`step.${name}`];
  }

  /** What a step of a proof has said. */
  stepSaid(name: ProofStep['name'], { code, ...values }: Said): string {
    return name === 'policy' ? this.said(name, { code, ...values }) : this.proof(`${name}.${code}`, values);
  }

  /** A sentence about a proof or a policy, in the words of the pages. */
  proof(key: string, values: Values = {}): string {
    const words: Readonly<Record<string, string>> = PROOFS[this.#language];
    return this.#formatted(words[key] ?? key, values);
  }

  /** Some things, as the language lists them. */
  listed(things: readonly string[]): string {
    return new Intl.ListFormat(this.#language).format(things);
  }

  #formatted(text: string, values: Values): string {
    return String(new IntlMessageFormat(text, this.#language).format(values));
  }
}

/** The language that the environment asks for, as `LC_ALL=cs_CZ.UTF-8` does; English for others. */
export function spoken(environment: Readonly<Record<string, string | undefined>>): Language {
  const asked = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return LANGUAGES.find((one) => asked.toLowerCase().startsWith(one)) ?? 'en';
}
