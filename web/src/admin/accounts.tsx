/** The list of accounts: searched by name, narrowed by state and role, newest first. */

import type { AccountShown, AccountState, Role } from './types.ts';
import { useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { Field } from '../shell/field.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { day, list } from '../words/formats.ts';
import { t } from '../words/admin.ts';
import { desk } from './office.ts';
import { State } from './state.tsx';

const PAGE = 50;
const STATES: readonly AccountState[] = ['active', 'suspended'];
export const ROLES: readonly Role[] = ['arbiter', 'admin', 'log', 'engine'];

export function Accounts() {
  const { query } = useRoute();
  const { route } = useLocation();
  const { name, after } = query;
  const state = STATES.find((one) => one === query.state);
  const role = ROLES.find((one) => one === query.role);
  const asked = { name, state, role, after, limit: PAGE };
  const loaded = useLoaded(
    () => desk().listAccounts({ query: asked }),
    [name, state, role, after],
  );
  const at = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = Object.entries({ name, state, role, ...changes }).filter(([, value]) => value);
    return `/admin?${new URLSearchParams([['tab', 'accounts'], ...(next as [string, string][])])}`;
  };
  return (
    <>
      <Search key={name} name={name ?? ''} look={(wanted) => route(at({ name: wanted }))} />
      <div class="line">
        <Narrowing label={t('state')} value={state} of={STATES} words={(one) => t(`state.${one}`)} choose={(one) => route(at({ state: one }), true)} />
        <Narrowing label={t('role')} value={role} of={ROLES} words={(one) => t(`role.${one}`)} choose={(one) => route(at({ role: one }), true)} />
      </div>
      <Answered loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? <p class="quiet">{t('noAccounts')}</p> : <Table items={items} />}
            <div class="line">
              {after && <a href={at({})}>{t('first')}</a>}
              {next && <a href={at({ after: next })}>{t('further')}</a>}
            </div>
          </>
        )}
      </Answered>
    </>
  );
}

function Search({ name, look }: { name: string; look: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  const submit = (submitted: Event) => {
    submitted.preventDefault();
    look(typed.trim());
  };
  return (
    <form role="search" onSubmit={submit}>
      <Field label={t('search')}>
        {(control) => (
          <span class="line">
            <input
              {...control}
              class="grow"
              type="search"
              maxLength={60}
              autocomplete="off"
              spellcheck={false}
              value={typed}
              onInput={(e) => setTyped(e.currentTarget.value)}
            />
            <button type="submit">{t('look')}</button>
          </span>
        )}
      </Field>
    </form>
  );
}

function Narrowing<One extends string>(props: {
  label: string;
  value: One | undefined;
  of: readonly One[];
  words: (one: One) => string;
  choose: (one: string) => void;
}) {
  return (
    <Field label={props.label}>
      {(control) => (
        <select {...control} value={props.value ?? ''} onChange={(e) => props.choose(e.currentTarget.value)}>
          <option value="">{t('any')}</option>
          {props.of.map((one) => (
            <option key={one} value={one}>
              {props.words(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Table({ items }: { items: readonly AccountShown[] }) {
  return (
    <div class="wide-table card" role="group" tabIndex={0} aria-label={t('tab.accounts')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('roles')}</th>
            <th scope="col">{t('made')}</th>
            <th scope="col">{t('seen')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <a href={`/admin?tab=accounts&account=${one.id}`} translate={false}>
                  {one.name}
                </a>
              </th>
              <td>
                <State account={one} />
              </td>
              <td>{one.roles.length > 0 ? list(one.roles.map((role) => t(`role.${role}`))) : '–'}</td>
              <td>{day(one.created_at)}</td>
              <td>{one.last_seen_at ? day(one.last_seen_at) : t('never')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
