/** The apps that may act for one. */

import type { Connection } from 'kronika-client';
import { isForApps } from '../consent/scopes.ts';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt } from '../shell/problems.tsx';
import { letter } from '../shell/seat.tsx';
import { Answered } from '../shell/waiting.tsx';
import { t } from '../words/apps.ts';
import { ago, day } from '../words/formats.ts';
import { Part } from './parts.tsx';

export default function Connections() {
  return (
    <Part name={t('connections')}>
      <List />
    </Part>
  );
}

function List() {
  const loaded = useLoaded(() => kronika.value.listConnections(), []);
  return (
    <section class="card" aria-label={t('connections')}>
      <p class="quiet">{t('connectionsText')}</p>
      <Answered loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('noConnections')}</p>
          ) : (
            <ul class="me-list">
              {items.map((one) => (
                <One key={one.id} connection={one} done={loaded.again} />
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}

function One({ connection, done }: { connection: Connection; done: () => void }) {
  const { app, scopes, game, seat } = connection;
  const name = app.name;
  const end = async () => {
    await attempt(async () => {
      await kronika.value.deleteConnection({ path: { connection_id: connection.id } });
      announce(t('ended', { name }));
    });
    done();
  };
  return (
    <li class="me-item">
      <div>
        <strong translate={false}>{name}</strong>{' '}
        <span class="quiet small" translate={false}>
          {app.host}
        </span>
        <ul class="me-may small">
          {scopes.filter(isForApps).map((one) => (
            <li key={one}>{t(`may.${one}`)}</li>
          ))}
        </ul>
        {game && (
          <p class="small">
            {t('onlyGame')}: <a href={`/games/${game}`}>{t('thatGame', { seat: letter(seat ?? 0) })}</a>
          </p>
        )}
        <p class="quiet small">
          {[
            t('connectedSince', { day: day(connection.created_at) }),
            t('lastUsed', { when: ago(connection.last_used_at) }),
            connection.expires_at && t('until', { day: day(connection.expires_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <button type="button" class="danger" aria-label={t('endOf', { name })} onClick={end}>
        {t('end')}
      </button>
    </li>
  );
}
