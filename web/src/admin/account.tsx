/** One account: how it stands, what can be done with it, and what was. */

import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { endAfter, Lasting, type Days } from '../me/lasting.tsx';
import { person } from '../session/session.ts';
import { Field } from '../shell/field.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { day, list } from '../words/formats.ts';
import { t } from '../words/admin.ts';
import { ROLES } from './accounts.tsx';
import { ActLines } from './acts.tsx';
import { Doing } from './doing.tsx';
import { desk } from './office.ts';
import { State } from './state.tsx';
import type { AccountShown, Role } from './types.ts';

export function Account({ id }: { id: string }) {
  const found = useLoaded(() => desk().getAccount({ path: { account_id: id } }), [id]);
  const acts = useLoaded(() => desk().listActs({ query: { account: id, limit: 50 } }), [id]);
  const again = () => {
    found.again();
    acts.again();
  };
  return (
    <>
      <p>
        <a href="/admin?tab=accounts">{t('back')}</a>
      </p>
      <Answered loaded={found}>
        {(account) => (
          <>
            <Facts account={account} />
            <div class="me-ways">
              {account.suspension === null ? <Suspending of={account} then={again} /> : <Lifting of={account} then={again} />}
              <Granting of={account} then={again} />
              {account.roles.length > 0 && <Revoking of={account} then={again} />}
              <Erasing of={account} />
            </div>
          </>
        )}
      </Answered>
      <h2>{t('actsAbout')}</h2>
      <Answered loaded={acts}>{({ items }) => <ActLines items={items} />}</Answered>
    </>
  );
}

function Facts({ account }: { account: AccountShown }) {
  return (
    <section class="card">
      <h2>
        <a href={`/players/${account.id}`} translate={false}>
          {account.name}
        </a>
      </h2>
      <p class="line">
        <State account={account} />
        {account.roles.length > 0 && <span>{list(account.roles.map((one) => t(`role.${one}`)))}</span>}
        {account.bot && <span class="tag">{t('bot')}</span>}
        {account.guest && <span class="tag">{t('guest')}</span>}
      </p>
      {account.suspension && <p>{t('because', { reason: account.suspension.reason })}</p>}
      <p class="quiet small">
        {t('madeOn', { day: day(account.created_at) })}{' '}
        {account.last_seen_at ? t('seenOn', { day: day(account.last_seen_at) }) : t('neverSeen')}{' '}
        <span class="fixed" translate={false}>
          {account.id}
        </span>
      </p>
    </section>
  );
}

interface Acting {
  readonly of: AccountShown;
  readonly then: () => void;
}

function Suspending({ of, then }: Acting) {
  const [days, setDays] = useState<Days>('7');
  if (of.id === person.value?.account) return null;
  const path = { account_id: of.id };
  return (
    <Doing
      name={t('suspend')}
      text={t('suspendText')}
      label={t('suspendIt')}
      question={t('suspendQuestion', { name: of.name })}
      done={t('suspended', { name: of.name })}
      reason="needed"
      act={(reason) => desk().suspendAccount({ path, body: { reason, until: endAfter(days) } })}
      then={then}
    >
      <Lasting label={t('howLong')} days={days} choose={setDays} refused={undefined} />
    </Doing>
  );
}

function Lifting({ of, then }: Acting) {
  const path = { account_id: of.id };
  return (
    <Doing
      name={t('lift')}
      label={t('liftIt')}
      question={t('liftQuestion', { name: of.name })}
      done={t('lifted', { name: of.name })}
      reason="possible"
      act={(reason) => desk().unsuspendAccount({ path, body: { reason: reason || null } })}
      then={then}
    />
  );
}

function Granting({ of, then }: Acting) {
  const free = ROLES.filter((one) => !of.roles.includes(one));
  const [chosen, setChosen] = useState<Role>();
  const [first] = free;
  if (first === undefined) return null;
  const role = chosen !== undefined && free.includes(chosen) ? chosen : first;
  const values = { name: of.name, role: t(`role.${role}`) };
  const body = (reason: string) => ({ role, reason: reason || null });
  return (
    <Doing
      name={t('grant')}
      text={t('grantText')}
      label={t('grantIt')}
      question={t('grantQuestion', values)}
      done={t('granted', values)}
      reason="possible"
      act={(reason) => desk().grantRole({ path: { account_id: of.id }, body: body(reason) })}
      then={then}
    >
      <RoleChoice role={role} of={free} choose={setChosen} />
    </Doing>
  );
}

function Revoking({ of, then }: Acting) {
  const [chosen, setChosen] = useState<Role>();
  const [first] = of.roles;
  if (first === undefined) return null;
  const role = chosen !== undefined && of.roles.includes(chosen) ? chosen : first;
  const values = { name: of.name, role: t(`role.${role}`) };
  const body = (reason: string) => ({ role, reason: reason || null });
  return (
    <Doing
      name={t('revoke')}
      label={t('revokeIt')}
      question={t('revokeQuestion', values)}
      done={t('revoked', values)}
      reason="possible"
      act={(reason) => desk().revokeRole({ path: { account_id: of.id }, body: body(reason) })}
      then={then}
    >
      <RoleChoice role={role} of={of.roles} choose={setChosen} />
    </Doing>
  );
}

function RoleChoice(props: { role: Role; of: readonly Role[]; choose: (role: Role) => void }) {
  return (
    <Field label={t('role')}>
      {(control) => (
        <select {...control} value={props.role} onChange={(e) => props.choose(e.currentTarget.value as Role)}>
          {props.of.map((one) => (
            <option key={one} value={one}>
              {t(`role.${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const GROUNDS = ['request', 'misuse', 'law'] as const;

function Erasing({ of }: { of: AccountShown }) {
  const { route } = useLocation();
  const [typed, setTyped] = useState('');
  const [ground, setGround] = useState<(typeof GROUNDS)[number]>('request');
  if (of.id === person.value?.account) return null;
  const path = { account_id: of.id };
  return (
    <Doing
      name={t('erase')}
      text={t('eraseText')}
      label={t('eraseIt')}
      question={t('eraseQuestion', { name: of.name })}
      done={t('erased')}
      reason="none"
      fields={['name']}
      act={() => desk().eraseAccount({ path, body: { name: typed, ground } })}
      then={() => route('/admin?tab=acts')}
    >
      <Field label={t('ground')}>
        {(control) => (
          <select {...control} value={ground} onChange={(e) => setGround(GROUNDS[e.currentTarget.selectedIndex] ?? 'request')}>
            {GROUNDS.map((one) => (
              <option key={one} value={one}>
                {t(`ground.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('typeName', { name: of.name })}>
        {(control) => (
          <input {...control} required autocomplete="off" spellcheck={false} value={typed} onInput={(e) => setTyped(e.currentTarget.value)} />
        )}
      </Field>
    </Doing>
  );
}
