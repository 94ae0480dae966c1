/** The rules of a title: an index by section, and a search by words or ids. */

import type { RuleList, RuleText } from 'kronika-client';
import { useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { Field } from '../shell/field.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { t } from '../words/titles.ts';
import { holds } from './plain.ts';

/** `?rule=` in the address is sought at once. */
export function Rules({ title }: { title: string }) {
  const loaded = useLoaded(() => kronika.value.listRules({ path: { title } }), [title]);
  return (
    <section class="stack" aria-labelledby="title-rules">
      <h2 id="title-rules">{t('rules')}</h2>
      <p class="quiet">{t('rulesText')}</p>
      <Answered loaded={loaded}>{(rules) => <Sections rules={rules} />}</Answered>
    </section>
  );
}

function Sections({ rules }: { rules: RuleList }) {
  const { query } = useRoute();
  const [sought, setSought] = useState(query.rule ?? '');
  useEffect(() => {
    if (query.rule) setSought(query.rule);
  }, [query.rule]);
  const found = rules.items.map(({ section, name, rules: all }) => ({
    section,
    name,
    rules: all.filter(({ rule, text }) => holds(`${rule} ${name} ${text}`, sought)),
  }));
  const count = found.reduce((sum, one) => sum + one.rules.length, 0);
  return (
    <>
      <Field label={t('ruleSearch')}>
        {(control) => (
          <input
            {...control}
            type="search"
            autocomplete="off"
            spellcheck={false}
            value={sought}
            onInput={(e) => setSought(e.currentTarget.value)}
          />
        )}
      </Field>
      <p class="quiet small" role="status">
        {t('rulesFound', { count })}
      </p>
      {found.map(
        (one) =>
          one.rules.length > 0 && (
            <details key={one.section} class="card" open={sought.trim() !== ''}>
              <summary>
                <h3>{one.name}</h3>{' '}
                <span class="quiet small">
                  <span translate={false}>{one.section}</span> · {t('rulesFound', { count: one.rules.length })}
                </span>
              </summary>
              <ul class="titles-rules">
                {one.rules.map((rule) => (
                  <RuleLine key={rule.rule} rule={rule} />
                ))}
              </ul>
            </details>
          ),
      )}
    </>
  );
}

function RuleLine({ rule: { rule, text } }: { rule: RuleText }) {
  return (
    <li id={rule}>
      <a href={`?rule=${rule}`} title={t('ruleLink')} translate={false}>
        {rule}
      </a>
      <span>{text}</span>
    </li>
  );
}
