/** What a rule says, by its id. */

import type { RuleText } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { kronika } from '../session/session.ts';
import { Field, useRefusal } from '../shell/field.tsx';
import { language } from '../words/language.ts';
import { t } from '../words/titles.ts';

/** `?rule=` in the address is looked up at once. */
export function RuleSearch({ title }: { title: string }) {
  const { query } = useRoute();
  const [id, setId] = useState(query.rule ?? '');
  const [found, setFound] = useState<RuleText>();
  const refusal = useRefusal();
  const find = async (rule: string) => {
    const path = { title, rule: rule.trim().toUpperCase() };
    setFound(await refusal.attempt(() => kronika.value.getRule({ path }), ['unknown-rule']));
  };
  useEffect(() => {
    const known = found?.rule ?? query.rule;
    if (known) void find(known);
  }, [query.rule, language.value]);
  return (
    <section class="card titles-text" aria-labelledby="title-rules">
      <h2 id="title-rules">{t('rules')}</h2>
      <form
        class="titles-search"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void find(id);
        }}
      >
        <Field label={t('ruleId')} hint={t('rulesText')} refused={refusal.at('unknown-rule')}>
          {(control) => (
            <input
              {...control}
              required
              autocomplete="off"
              spellcheck={false}
              value={id}
              onInput={(e) => setId(e.currentTarget.value)}
            />
          )}
        </Field>
        <button type="submit" disabled={refusal.busy}>
          {t('lookUp')}
        </button>
      </form>
      <p role="status">
        {found && (
          <>
            <strong translate={false}>{found.rule}</strong> {found.text}
          </>
        )}
      </p>
    </section>
  );
}
