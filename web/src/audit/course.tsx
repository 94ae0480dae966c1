/** What became of a dispute, as events of the game; its seat can withdraw it, an arbiter judges it. */

import type { DisputeShown, GameShown } from 'kronika-client';
import { isMine } from '../lobby/seats.tsx';
import type { Named } from '../replay/naming.ts';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { attempt } from '../shell/problems.tsx';
import { moment } from '../words/formats.ts';
import { t } from '../words/verdict.ts';

interface Props {
  readonly game: GameShown;
  readonly dispute: DisputeShown;
  readonly seats: readonly Named[];
  readonly onDone: () => void;
}

export function Course({ game, dispute, seats, onDone }: Props) {
  const { number, seat, status, opened_at, opened_version, closed_at, closed_version, ruling, remedy } = dispute;
  const name = seats.find((one) => one.seat === seat)?.name ?? '';
  const mine = game.seats.some((one) => one.seat === seat && isMine(one));
  const withdraw = async () => {
    const path = { game_id: game.id, dispute_number: String(number) };
    if ((await attempt(() => kronika.value.withdrawDispute({ path, body: {} }))) === undefined) return;
    announce(t('withdrawn', { number }));
    onDone();
  };
  return (
    <section class="card">
      <h2>{t('became')}</h2>
      <p class="small quiet">{t('eachEvent')}</p>
      <ol class="verdict-course">
        <li>
          <When at={opened_at} version={opened_version} />
          <p>
            {t('didOpen', { name, number })} {status === 'open' && t('waits')}
          </p>
        </li>
        {status !== 'open' && closed_at != null && (
          <li class={status}>
            <When at={closed_at} version={closed_version ?? 0} />
            <div>
              <p>
                <strong>{ended(status, name)}</strong>{' '}
                {remedy && t(`remedy.${remedy.type}`, { ply: remedy.type === 'rewind' ? remedy.to : 0 })}
              </p>
              {ruling != null && <q translate={false}>{ruling}</q>}
              {dispute.verdict_page != null && (
                <p>
                  <a href={dispute.verdict_page}>{t('page')}</a>
                </p>
              )}
            </div>
          </li>
        )}
      </ol>
      {status === 'open' && mine && (
        <p>
          <button type="button" onClick={() => void withdraw()}>
            {t('withdraw')}
          </button>
        </p>
      )}
    </section>
  );
}

function ended(status: DisputeShown['status'], name: string): string {
  if (status === 'withdrawn') return t('didWithdraw', { name });
  return t(status === 'upheld' ? 'didUphold' : 'didDismiss');
}

function When({ at, version }: { at: string; version: number }) {
  return (
    <p class="small quiet">
      {t('event', { version })}
      <br />
      <time dateTime={at}>{moment(at)}</time>
    </p>
  );
}
