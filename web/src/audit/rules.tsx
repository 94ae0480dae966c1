/** The rules in this tab: loaded by a button, and what could not be checked if they are not here. */

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { RulesProgress } from '../referee/progress.tsx';
import { isSupported, loadReferee, referee } from '../referee/referee.ts';
import { announce } from '../shell/announcing.tsx';
import { language } from '../words/language.ts';
import { t } from '../words/rules.ts';
import type { Asking, AskRules } from './asking.ts';

/** How the verifier with the rules is asked, once the rules are here. */
export function useAsking(): Asking | undefined {
  const [ask, setAsk] = useState<AskRules>();
  const ready = referee.value === 'ready';
  const spoken = language.value;
  useEffect(() => {
    let late = false;
    setAsk(undefined);
    if (ready) void asked().then((found) => !late && setAsk(() => found));
    return () => {
      late = true;
    };
  }, [ready]);
  return useMemo(() => ask && { ask, language: spoken }, [ask, spoken]);
}

async function asked(): Promise<AskRules> {
  const rules = await loadReferee();
  return (path, init, working) => rules.fetch(new Request(path, init), working);
}

function load(): void {
  loadReferee().then(
    () => announce(t('ready')),
    () => undefined, // the signals say why
  );
}

/** `working`: something is decided again just now. */
export function Rules({ working }: { working: boolean }) {
  const state = referee.value;
  return (
    <section class="card rules" data-rules={state}>
      <h2>{t('title')}</h2>
      <Content working={working} />
    </section>
  );
}

function Content({ working }: { working: boolean }): ComponentChildren {
  switch (referee.value) {
    case 'absent':
      if (!isSupported()) return <Unchecked because={t('unsupported')} />;
      return (
        <>
          <p>{t('lead')}</p>
          <div>
            <button type="button" onClick={load}>
              {t('load')}
            </button>
          </div>
        </>
      );
    case 'loading':
      return <RulesProgress again={load} />;
    case 'ready':
      return working ? <p role="status">{t('working')} …</p> : <p role="status">{t('ready')}</p>;
    case 'unsupported':
    case 'failed':
      return (
        <>
          <RulesProgress again={load} />
          <p>{t('unchecked')}</p>
        </>
      );
  }
}

function Unchecked({ because }: { because: string }) {
  return (
    <p class="refused">
      {because} {t('unchecked')}
    </p>
  );
}
