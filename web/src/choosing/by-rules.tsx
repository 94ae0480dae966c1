/** By which rules something goes: their ids, which open their texts. */

import { t } from '../words/choosing.ts';
import { list } from '../words/formats.ts';
import type { WhyNot } from './why.ts';

/** A quiet button at a question. */
export function RulesOf({ why, rules }: { why: WhyNot; rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <button
      type="button"
      class="plain small rules-of"
      aria-label={t('rulesOf', { count: rules.length, rules: list(rules) })}
      onClick={() => void why.explain(rules)}
    >
      {t('rules', { count: rules.length })}
    </button>
  );
}

/** The ids themselves, for what is looked at. */
export function RuleIds({ why, rules }: { why: WhyNot; rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <p class="peek-rules small">
      {t('rules', { count: rules.length })}{' '}
      {rules.map((rule) => (
        <button type="button" key={rule} class="plain" translate={false} onClick={() => void why.explain([rule])}>
          {rule}
        </button>
      ))}
    </p>
  );
}

/** The texts, with the way to all rules of the title. */
export function RuleTexts({ why }: { why: WhyNot }) {
  const rules = why.said.value?.rules ?? [];
  return (
    <ul class="rule-texts">
      {rules.map(({ rule, text }) => (
        <li key={rule}>
          <a href={`/titles/${why.title}?rule=${rule}`} target="_blank" translate={false}>
            {rule}
          </a>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}
