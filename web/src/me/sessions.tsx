/** The browsers in which one is signed in. */

import type { Session } from 'kronika-client';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt } from '../shell/problems.tsx';
import { Answered } from '../shell/waiting.tsx';
import { ago, day } from '../words/formats.ts';
import { t } from '../words/ways.ts';
import { Part } from './parts.tsx';

export default function Sessions() {
  return (
    <Part name={t('sessions')}>
      <List />
    </Part>
  );
}

function List() {
  const loaded = useLoaded(() => kronika.value.listSessions(), []);
  const endOthers = async () => {
    const answer = await attempt(() => kronika.value.deleteOtherSessions());
    if (answer !== undefined) announce(t('ended', { count: answer.ended }));
    loaded.again();
  };
  return (
    <section class="card" aria-label={t('sessions')}>
      <p class="quiet">{t('sessionsText')}</p>
      <Answered loaded={loaded}>
        {({ items }) => (
          <>
            <ul class="me-list">
              {items.map((one) => (
                <One key={one.id} session={one} done={loaded.again} />
              ))}
            </ul>
            {items.length > 1 && (
              <div>
                <button type="button" class="danger" onClick={endOthers}>
                  {t('endOthers')}
                </button>
              </div>
            )}
          </>
        )}
      </Answered>
    </section>
  );
}

function One({ session, done }: { session: Session; done: () => void }) {
  const name = session.browser || t('unknownBrowser');
  const end = async () => {
    await attempt(async () => {
      await kronika.value.deleteSession({ path: { session_id: session.id } });
      announce(t('ended', { count: 1 }));
    });
    done();
  };
  return (
    <li class="me-item">
      <div>
        <strong translate={false}>{name}</strong> {session.current && <span class="tag">{t('thisOne')}</span>}
        <p class="quiet small">
          {[
            t('since', { day: day(session.created_at) }),
            session.last_used_at ? t('used', { when: ago(session.last_used_at) }) : t('neverUsed'),
            session.expires_at && t('until', { day: day(session.expires_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!session.current && (
        <button type="button" class="danger" aria-label={t('endOf', { name })} onClick={end}>
          {t('end')}
        </button>
      )}
    </li>
  );
}
