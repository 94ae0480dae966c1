/** Who may sign up, and the codes with which people do. */

import { useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Confirming } from '../shell/confirming.tsx';
import { Copying } from '../shell/copying.tsx';
import { endAfter, Lasting, type Days } from '../me/lasting.tsx';
import { Field, useRefusal } from '../shell/field.tsx';
import { type Loaded, useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { day } from '../words/formats.ts';
import { t } from '../words/admin.ts';
import { Doing } from './doing.tsx';
import { desk } from './office.ts';
import type { CodeShown } from './types.ts';

const MODES = ['open', 'code', 'closed'] as const;
type Mode = (typeof MODES)[number];

export function SignUp() {
  const now = useLoaded(() => kronika.value.getSignUp(), []);
  const codes = useLoaded(() => desk().listCodes(), []);
  return (
    <>
      <Answered loaded={now}>
        {({ mode }) => (
          <>
            <p>
              <strong>{t(`mode.${mode}`)}</strong>
            </p>
            <Changing key={mode} mode={mode} then={now.again} />
          </>
        )}
      </Answered>
      <h2>{t('codes')}</h2>
      <p class="quiet">{t('codesText')}</p>
      <Codes loaded={codes} />
      <Making then={codes.again} />
    </>
  );
}

function Changing({ mode, then }: { mode: Mode; then: () => void }) {
  const others = MODES.filter((one) => one !== mode);
  const [wanted, setWanted] = useState<Mode>(others[0] ?? mode);
  return (
    <Doing
      name={t('changeSignUp')}
      text={t('signUpText')}
      label={t('changeIt')}
      question={t('changeQuestion', { mode: t(`mode.${wanted}`) })}
      done={t(`mode.${wanted}`)}
      reason="possible"
      act={(reason) => desk().setSignUp({ body: { mode: wanted, reason: reason || null } })}
      then={then}
    >
      <fieldset class="field">
        <legend>{t('whoMay')}</legend>
        {others.map((one) => (
          <label key={one} class="check">
            <input type="radio" name="mode" checked={one === wanted} onChange={() => setWanted(one)} />
            {t(`mode.${one}`)}
          </label>
        ))}
      </fieldset>
    </Doing>
  );
}

function Codes({ loaded }: { loaded: Loaded<{ items: readonly CodeShown[] }> }) {
  return (
    <Answered loaded={loaded}>
      {(found) =>
        found.items.length === 0 ? (
          <p class="quiet">{t('noCodes')}</p>
        ) : (
          <div class="wide-table card" role="group" tabIndex={0} aria-label={t('codes')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('label')}</th>
                  <th scope="col" class="number">
                    {t('used')}
                  </th>
                  <th scope="col">{t('ends')}</th>
                  <th scope="col">
                    <span class="unseen">{t('withdraw')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {found.items.map((one) => (
                  <Code key={one.id} code={one} then={loaded.again} />
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </Answered>
  );
}

function Code({ code, then }: { code: CodeShown; then: () => void }) {
  const refusal = useRefusal();
  const withdraw = async () => {
    await refusal.attempt(() => desk().withdrawCode({ path: { code_id: code.id }, body: {} }));
    announce(t('withdrawn'));
    then();
  };
  return (
    <tr>
      <th scope="row" translate={false}>
        {code.label}
      </th>
      <td class="number">{t('usedOf', { used: code.used, uses: code.uses })}</td>
      <td>{code.withdrawn_at === null ? day(code.expires_at) : t('withdrawn')}</td>
      <td class="number">
        {code.withdrawn_at === null && (
          <Confirming
            label={t('withdraw')}
            question={t('withdrawQuestion', { label: code.label })}
            no={t('no')}
            busy={refusal.busy}
            act={withdraw}
          />
        )}
      </td>
    </tr>
  );
}

function Making({ then }: { then: () => void }) {
  const [label, setLabel] = useState('');
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState<Days>('30');
  const [made, setMade] = useState<string>();
  const refusal = useRefusal();
  const make = async (submitted: Event) => {
    submitted.preventDefault();
    const expires_at = endAfter(days === '0' ? '365' : days) ?? '';
    const body = { label, uses: Number(uses), expires_at };
    const code = await refusal.attempt(() => desk().createCode({ body }), ['label', 'uses', 'expires_at']);
    if (code === undefined) return;
    setMade(code.text);
    setLabel('');
    then();
  };
  if (made !== undefined) {
    return (
      <section class="card">
        <Copying label={t('code')} text={made} copy={t('copy')} copied={t('copied')} />
        <div>
          <button type="button" onClick={() => setMade(undefined)}>
            {t('kept')}
          </button>
        </div>
      </section>
    );
  }
  return (
    <details class="card">
      <summary>
        <h2>{t('makeCode')}</h2>
      </summary>
      <form class="stack" onSubmit={make}>
        <Field label={t('label')} hint={t('labelHint')} refused={refusal.at('label')}>
          {(control) => (
            <input {...control} required maxLength={60} autocomplete="off" value={label} onInput={(e) => setLabel(e.currentTarget.value)} />
          )}
        </Field>
        <Field label={t('uses')} refused={refusal.at('uses')}>
          {(control) => (
            <input {...control} type="number" required min={1} max={10_000} value={uses} onInput={(e) => setUses(e.currentTarget.value)} />
          )}
        </Field>
        <Lasting label={t('howLong')} days={days} choose={setDays} hint={t('codeYear')} refused={refusal.at('expires_at')} />
        <div>
          <button type="submit" class="main" disabled={refusal.busy}>
            {t('makeIt')}
          </button>
        </div>
      </form>
    </details>
  );
}
