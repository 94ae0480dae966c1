/** The tokens of an account: which there are, making and revoking them. */

import type { Scope, Token } from 'kronika-client';
import { useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Copying } from '../shell/copying.tsx';
import { Field, useRefusal } from '../shell/field.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt } from '../shell/problems.tsx';
import { Answered } from '../shell/waiting.tsx';
import { day, list } from '../words/formats.ts';
import { t } from '../words/people.ts';
import { type Days, endAfter, Lasting } from './lasting.tsx';

/** `scopes` are what the tokens of the account may have. */
export function Tokens({ scopes }: { scopes: readonly Scope[] }) {
  const loaded = useLoaded(() => kronika.value.listTokens(), []);
  const revokeAll = async () => {
    const answer = await attempt(() => kronika.value.deleteOtherTokens());
    if (answer !== undefined) announce(t('revoked', { count: answer.revoked }));
    loaded.again();
  };
  return (
    <section class="card" aria-labelledby="me-tokens">
      <h2 id="me-tokens">{t('tokens')}</h2>
      <p class="quiet">{t('tokensText')}</p>
      <Answered loaded={loaded}>
        {({ items }) => (
          <>
            <div class="wide-table" role="group" tabIndex={0} aria-label={t('tokens')}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('tokenName')}</th>
                    <th scope="col">{t('scopes')}</th>
                    <th scope="col">{t('made')}</th>
                    <th scope="col">{t('used')}</th>
                    <th scope="col">{t('expires')}</th>
                    <th scope="col">
                      <span class="unseen">{t('revoke')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((one) => (
                    <Line key={one.id} token={one} done={loaded.again} />
                  ))}
                </tbody>
              </table>
            </div>
            {items.length > 1 && (
              <div>
                <button type="button" class="danger" onClick={revokeAll}>
                  {t('revokeAll')}
                </button>
              </div>
            )}
            <Making scopes={scopes} done={loaded.again} />
          </>
        )}
      </Answered>
    </section>
  );
}

function Line({ token, done }: { token: Token; done: () => void }) {
  const revoke = async () => {
    await attempt(async () => {
      await kronika.value.deleteToken({ path: { token_id: token.id } });
      announce(t('revoked', { count: 1 }));
    });
    done();
  };
  return (
    <tr>
      <td>
        <span translate={false}>{token.name}</span>
      </td>
      <td>{list(token.scopes.map((one) => t(`scope.${one}`)))}</td>
      <td>{day(token.created_at)}</td>
      <td>{token.last_used_at ? day(token.last_used_at) : t('never')}</td>
      <td>{token.expires_at ? day(token.expires_at) : t('endless')}</td>
      <td class="number">
        <button
          type="button"
          class="danger"
          onClick={revoke}
          aria-label={t('revokeOf', { name: token.name })}
        >
          {t('revoke')}
        </button>
      </td>
    </tr>
  );
}

function Making({ scopes, done }: { scopes: readonly Scope[]; done: () => void }) {
  const [name, setName] = useState('');
  const [wanted, setWanted] = useState<readonly Scope[]>(['read', 'play']);
  const [days, setDays] = useState<Days>('30');
  const [made, setMade] = useState<string>();
  const refusal = useRefusal();
  const make = async (submitted: Event) => {
    submitted.preventDefault();
    const body = { name, scopes: [...wanted], expires_at: endAfter(days) };
    const fields = ['name', 'scopes', 'expires_at', 'too-many-tokens'];
    const token = await refusal.attempt(() => kronika.value.createToken({ body }), fields);
    if (token === undefined) return;
    setMade(token.token);
    setName('');
    done();
  };
  const turn = (one: Scope, on: boolean) =>
    setWanted(on ? [...wanted, one] : wanted.filter((other) => other !== one));
  if (made !== undefined) {
    return (
      <div class="stack">
        <Copying label={t('token')} text={made} copy={t('copy')} copied={t('copied')} />
        <div>
          <button type="button" onClick={() => setMade(undefined)}>
            {t('kept')}
          </button>
        </div>
      </div>
    );
  }
  return (
    <details>
      <summary>{t('makeToken')}</summary>
      <form class="stack" onSubmit={make}>
        <Field
          label={t('tokenName')}
          refused={refusal.at('name') ?? refusal.at('too-many-tokens')}
        >
          {(control) => (
            <input
              {...control}
              required
              maxLength={60}
              autocomplete="off"
              value={name}
              onInput={(e) => setName(e.currentTarget.value)}
            />
          )}
        </Field>
        <fieldset class="field">
          <legend>{t('scopes')}</legend>
          <div class="me-scopes">
            {scopes.map((one) => (
              <label key={one} class="check">
                <input
                  type="checkbox"
                  checked={wanted.includes(one)}
                  onChange={(e) => turn(one, e.currentTarget.checked)}
                />
                {t(`scope.${one}`)}
              </label>
            ))}
          </div>
          {refusal.at('scopes') && <p class="refused small">{refusal.at('scopes')}</p>}
        </fieldset>
        <Lasting label={t('lasts')} days={days} choose={setDays} refused={refusal.at('expires_at')} />
        <div>
          <button type="submit" disabled={refusal.busy || wanted.length === 0}>
            {t('makeToken')}
          </button>
        </div>
      </form>
    </details>
  );
}
