/** Why something is not possible: the rule that forbids it, and what that says. */

import { signal } from '@preact/signals';
import { ProblemError } from 'kronika-client';
import { kronika } from '../session/session.ts';

/** A rule, its text in the language of the page, and the reason in this very case; or several rules
 * that somebody asked for, though nothing was refused. */
export interface Why {
  readonly rule?: string | undefined;
  readonly text?: string | undefined;
  readonly because?: string | undefined;
  readonly rules?: readonly { readonly rule: string; readonly text: string | undefined }[];
}

export class WhyNot {
  readonly said = signal<Why | undefined>(undefined);
  readonly title: string;
  #asked = 0;

  constructor(title: string) {
    this.title = title;
  }

  close(): void {
    this.#asked += 1;
    this.said.value = undefined;
  }

  /** Shows a reason that is no rule. */
  tell(text: string): void {
    this.#asked += 1;
    this.said.value = { text };
  }

  /** Shows what rules say. */
  async explain(ids: readonly string[]): Promise<void> {
    const asked = (this.#asked += 1);
    const rules = await Promise.all(ids.map(async (rule) => ({ rule, text: await this.#text(rule) })));
    if (asked === this.#asked) this.said.value = { rules };
  }

  /** Shows what was refused; false if the refusal names no rule. */
  async show(refusal: unknown): Promise<boolean> {
    if (!(refusal instanceof ProblemError) || refusal.rule === undefined) return false;
    const asked = (this.#asked += 1);
    const { rule } = refusal;
    const text = await this.#text(rule);
    if (asked === this.#asked) {
      this.said.value = { rule, text, because: refusal.problem.because ?? undefined };
    }
    return true;
  }

  async #text(rule: string): Promise<string | undefined> {
    try {
      return (await kronika.peek().getRule({ path: { title: this.title, rule } })).text;
    } catch {
      return undefined;
    }
  }
}
