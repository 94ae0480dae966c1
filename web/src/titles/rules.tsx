/** The rules of a title: what is sought, in full; below it an index by section. */

import type { RuleList, RuleSection, RuleText } from 'kronika-client';
import { useRoute } from 'preact-iso';
import { useEffect, useRef, useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { Field } from '../shell/field.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { t } from '../words/titles.ts';
import { atEdition } from './editions.ts';
import { RULES } from './known.ts';
import { holds } from './plain.ts';

/** Hits that are shown at once. */
const SHOWN = 8;

/** `?rule=` in the address is sought at once, and scrolled to. */
export function Rules({ title }: { title: string }) {
  const loaded = useLoaded(() => kronika.value.listRules({ path: { title }, query: atEdition(title) }), [title]);
  const count = loaded.value?.items.reduce((sum, one) => sum + one.rules.length, 0);
  return (
    <section class="card title-rules" aria-labelledby="title-rules">
      <div class="head">
        <h2 id="title-rules">{t('rules')}</h2>
        {count !== undefined && <span class="quiet small">{t('rulesText', { count })}</span>}
      </div>
      <Answered loaded={loaded}>{(rules) => <Sought rules={rules} />}</Answered>
    </section>
  );
}

function Sought({ rules }: { rules: RuleList }) {
  const { query } = useRoute();
  const [sought, setSought] = useState(query.rule ?? '');
  const [all, setAll] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (query.rule !== undefined) setSought(query.rule);
    if (query.rule !== undefined || location.hash === RULES) top.current?.scrollIntoView({ block: 'center' });
  }, [query.rule]);
  useEffect(() => setAll(false), [sought]);
  const hits = sought.trim() === '' ? [] : found(rules.items, sought);
  const shown = all ? hits : hits.slice(0, SHOWN);
  return (
    <>
      <div ref={top}>
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
      </div>
      <p class={sought.trim() === '' ? 'unseen' : 'quiet small'} role="status">
        {sought.trim() === '' ? '' : t('rulesFound', { count: hits.length })}
      </p>
      {hits.length > 0 && (
        <ul class="title-hits" aria-label={t('hits')}>
          {shown.map((rule) => (
            <RuleLine key={rule.rule} rule={rule} />
          ))}
          {hits.length > shown.length && (
            <li>
              <button type="button" class="plain" onClick={() => setAll(true)}>
                {t('allHits', { count: hits.length })}
              </button>
            </li>
          )}
        </ul>
      )}
      <div class="title-sections">
        {rules.items.map((one) => (
          <Section key={one.section} section={one} />
        ))}
      </div>
    </>
  );
}

/** The rules that have every word, the one whose id was typed first. */
function found(sections: readonly RuleSection[], sought: string): readonly RuleText[] {
  const wanted = sought.trim().toUpperCase();
  const hits = sections.flatMap(({ name, rules }) => rules.filter(({ rule, text }) => holds(`${rule} ${name} ${text}`, sought)));
  return hits.sort((a, b) => Number(b.rule === wanted) - Number(a.rule === wanted));
}

function Section({ section: { name, rules } }: { section: RuleSection }) {
  return (
    <details>
      <summary>
        <h3>{name}</h3> <span class="quiet small">{rules.length}</span>
      </summary>
      <ul class="titles-rules">
        {rules.map((rule) => (
          <RuleLine key={rule.rule} rule={rule} />
        ))}
      </ul>
    </details>
  );
}

function RuleLine({ rule: { rule, text } }: { rule: RuleText }) {
  return (
    <li>
      <a href={`?rule=${rule}`} title={t('ruleLink')} translate={false}>
        {rule}
      </a>{' '}
      <span>{text}</span>
    </li>
  );
}
