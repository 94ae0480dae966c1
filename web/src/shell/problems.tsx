/** What went wrong, told at the edge of the page: title, detail and the rule that forbids it. */

import { signal } from '@preact/signals';
import { ProblemError, Unreachable } from 'kronika-client';
import { t } from '../words/shell.ts';
import { worded } from './problem-words.ts';

/** A problem as it is shown. */
export interface Told {
  readonly title: string;
  readonly detail: string;
  /** The kind that the service names: `name-taken`. */
  readonly kind?: string | undefined;
  /** Which values of a form it is about, each with what is wrong with it, when the kind says only
   * that something is. */
  readonly fields?: readonly Wrong[] | undefined;
  readonly rule?: string | undefined;
}

/** A value that is wrong, by its name in a form (`seats.1.bot`), and why. */
interface Wrong {
  readonly name: string;
  readonly detail: string;
}

/** Kinds of problems that say no more than that values are wrong; what is, the values say. */
const OF_VALUES: ReadonlySet<string> = new Set(['invalid-body', 'invalid-query', 'invalid-header']);

/** Kinds of problems of which the service says what nobody could say beforehand: until when, and why. */
const ABOUT_IT: ReadonlySet<string> = new Set([
  'account-suspended',
  'app-document',
  'nothing-to-change',
  'passkey-refused',
  'sign-in-refused',
]);

function wrong({ errors, kind }: ProblemError, detail: string): readonly Wrong[] {
  return errors.map(({ pointer, parameter, header, detail: own }) => ({
    name: pointer?.slice(1).replaceAll('/', '.') ?? parameter ?? header ?? '',
    detail: OF_VALUES.has(kind) ? own : detail,
  }));
}

/** What an exception says to a person. */
export function told(error: unknown): Told {
  if (error instanceof ProblemError) {
    const { title, detail, because } = error.problem;
    const [name, meaning] = worded(error.kind) ?? [title, because ?? detail];
    const words = [name, ABOUT_IT.has(error.kind) ? detail : meaning] as const;
    const fields = wrong(error, words[1]);
    return { title: words[0], detail: words[1], kind: error.kind, fields, rule: error.rule };
  }
  if (error instanceof Unreachable || error instanceof TypeError) {
    if (!navigator.onLine) return { title: t('offline'), detail: t('offlineBecause') };
    return { title: t('unreachable'), detail: t('unreachableBecause') };
  }
  return { title: t('broken'), detail: error instanceof Error ? error.message : String(error) };
}

interface Shown {
  readonly id: number;
  readonly error: unknown;
}

const shown = signal<readonly Shown[]>([]);
/** Problems that are shown at once; older ones give way. */
const MOST = 3;
let last = 0;

/** Shows what went wrong until it is closed. The same text is not shown twice at once. */
export function complain(error: unknown): void {
  last += 1;
  const others = shown.peek().filter((one) => told(one.error).detail !== told(error).detail);
  shown.value = [...others, { id: last, error }].slice(-MOST);
}

/** Does something that may be refused; shows why if it is. `undefined` then. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    complain(error);
    return undefined;
  }
}

/** The problems; once on the page. */
export function Problems() {
  const close = (id: number) => {
    shown.value = shown.value.filter((one) => one.id !== id);
  };
  return (
    <div class="problems" role="alert" aria-label={t('problems')}>
      {shown.value.map(({ id, error }) => (
        <div class="problem" key={id}>
          <Why {...told(error)} />
          <button type="button" class="plain" onClick={() => close(id)}>
            {t('close')}
          </button>
        </div>
      ))}
    </div>
  );
}

/** Title, reason and rule of what was refused. */
export function Why({ title, detail, rule }: Told) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{detail}</p>
      {rule && <p class="quiet">{t('rule', { rule })}</p>}
    </>
  );
}
