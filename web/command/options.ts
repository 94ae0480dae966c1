/** What the command line asks for. */

import { parseArgs } from 'node:util';
import { type Key, LANGUAGES, type Language, type Words } from './words.ts';

const FLAGS = {
  keys: { type: 'string', multiple: true },
  receipt: { type: 'string', multiple: true },
  witness: { type: 'string', multiple: true },
  policy: { type: 'string' },
  draws: { type: 'string', multiple: true },
  strict: { type: 'boolean' },
  language: { type: 'string' },
  json: { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export interface Options {
  readonly files: readonly string[];
  readonly keys: readonly string[];
  readonly receipts: readonly string[];
  readonly witnesses: readonly string[];
  readonly policy: string | undefined;
  readonly draws: readonly string[];
  readonly strict: boolean;
  readonly json: boolean;
  readonly version: boolean;
  readonly help: boolean;
  readonly language: Language | undefined;
}

/** The command line cannot be understood; a message of the words, or of Node.js. */
export class UsageError extends Error {
  readonly key: Key | undefined;
  readonly values: Readonly<Record<string, string>>;

  constructor(message: string, key?: Key, values: Readonly<Record<string, string>> = {}) {
    super(message);
    this.key = key;
    this.values = values;
  }
}

/** Throws a `UsageError` if the arguments are none of the command. */
export function optionsOf(given: readonly string[]): Options {
  const { values, positionals } = parsed(given);
  const asked = values.language;
  const language = LANGUAGES.find((one) => one === asked);
  if (asked !== undefined && language === undefined) {
    throw new UsageError(asked, 'unknownLanguage', { language: asked });
  }
  const { help = false, version = false } = values;
  if (positionals.length === 0 && !help && !version) throw new UsageError('', 'noFile');
  return {
    files: positionals,
    keys: values.keys ?? [],
    receipts: values.receipt ?? [],
    witnesses: values.witness ?? [],
    policy: values.policy,
    draws: values.draws ?? [],
    strict: values.strict ?? false,
    json: values.json ?? false,
    version,
    help,
    language,
  };
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: FLAGS, allowPositionals: true });
  } catch (trouble) {
    throw new UsageError(trouble instanceof Error ? trouble.message : String(trouble));
  }
}

/** The help, to be printed as it is. */
export function help(words: Words): string {
  const flags = (Object.keys(FLAGS) as (keyof typeof FLAGS)[]).map((name) => {
    const taking = FLAGS[name].type === 'string' ? (name === 'language' ? ' LANGUAGE' : ' FILE') : '';
    return `  ${`--${name}${taking}`.padEnd(21)} ${words.say(`option.${name}`)}`;
  });
  const parts = [words.say('usage'), words.say('about'), [words.say('options'), ...flags].join('\n'), words.say('codes')];
  return `${parts.join('\n\n')}\n`;
}
