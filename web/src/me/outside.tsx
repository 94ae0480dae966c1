/** Accounts elsewhere that sign one in here. */

import type { Identity } from 'kronika-client';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Confirming } from '../shell/confirming.tsx';
import { attempt } from '../shell/problems.tsx';
import { day } from '../words/formats.ts';
import { t } from '../words/ways.ts';
import { RefusedOutside } from './refused-outside.tsx';

interface Props {
  /** What the provider is called that one can sign in with now. */
  readonly provider: string | undefined;
  readonly identities: readonly Identity[];
  readonly ways: number;
  readonly again: () => void;
}

/** Goes to the provider; it leads back to the page `back`. */
export async function goOutside(back: string, link: boolean): Promise<void> {
  await attempt(async () => {
    const { location: there } = await kronika.value.beginOutsideSignIn({ body: { back, link } });
    location.assign(there);
  });
}

export function Outside({ provider, identities, ways, again }: Props) {
  if (provider === undefined && identities.length === 0) return null;
  return (
    <section class="card" aria-labelledby="me-outside">
      <h2 id="me-outside">{t('outside')}</h2>
      {provider !== undefined && <p class="quiet">{t('outsideText', { name: provider })}</p>}
      <RefusedOutside />
      <ul class="me-list">
        {identities.map((one) => (
          <One key={one.id} identity={one} last={ways === 1} again={again} />
        ))}
      </ul>
      {provider !== undefined && identities.length === 0 && (
        <div>
          <button type="button" onClick={() => goOutside('/me', true)}>
            {t('outsideLink', { name: provider })}
          </button>
        </div>
      )}
    </section>
  );
}

function One({ identity, last, again }: { identity: Identity; last: boolean; again: () => void }) {
  const name = identity.name ?? new URL(identity.issuer).host;
  const remove = () =>
    attempt(async () => {
      await kronika.value.deleteIdentity({ path: { identity_id: identity.id } });
      announce(t('removed', { name }));
      again();
    });
  return (
    <li class="me-item">
      <div>
        <strong translate={false}>{name}</strong>
        <p class="quiet small">
          <span translate={false}>{new URL(identity.issuer).host}</span> ·{' '}
          {t('outsideSince', { day: day(identity.created_at) })}
        </p>
      </div>
      {last ? (
        <Confirming
            label={t('remove')}
            name={t('removeOf', { name })}
            question={t('removeLast')}
            yes={t('removeIt')}
            no={t('leave')}
            act={remove}
          />
      ) : (
        <button type="button" class="danger" aria-label={t('removeOf', { name })} onClick={remove}>
          {t('remove')}
        </button>
      )}
    </li>
  );
}
