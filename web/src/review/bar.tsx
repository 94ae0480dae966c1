/** The line of the review under the board: asked for, being made, or there. */

import type { GameShown } from 'kronika-client';
import { isHere } from '../referee/addresses.ts';
import type { Named } from '../replay/naming.ts';
import type { Replaying } from '../replay/replaying.ts';
import { toSignIn } from '../session/returning.ts';
import { person } from '../session/session.ts';
import { told } from '../shell/problems.tsx';
import { t } from '../words/review.ts';
import { BalanceButton } from './balance.tsx';
import { missed } from './missed.ts';
import { isGoingOn, QUALITIES, type Quality, type Reviewing } from './reviewing.ts';

interface Props {
  readonly game: GameShown;
  readonly reviewing: Reviewing;
  readonly replaying: Replaying;
  readonly seats: readonly Named[];
  /** The seat whose mistakes are gone to; of all, if it is none. */
  readonly only: number | undefined;
}

export function ReviewBar(props: Props) {
  const { game } = props;
  if (isHere(game.id)) return null;
  return (
    <section class="review-bar" aria-label={t('name')}>
      {game.status === 'running' ? <p class="quiet small">{t('notOver')}</p> : <Standing {...props} />}
    </section>
  );
}

/** How it stands with the review of a game that is over. */
function Standing(props: Props) {
  const { reviewing } = props;
  const { error } = reviewing;
  const status = reviewing.status.value;
  if (error.value !== undefined) return <Refused reviewing={reviewing} />;
  if (status === undefined) return <Ask reviewing={reviewing} />;
  if (isGoingOn(status)) return <Underway reviewing={reviewing} />;
  if (status.state === 'failed' || status.state === 'cancelled') return <Ask reviewing={reviewing} ended={status.state} />;
  return <Done {...props} />;
}

/** There is none yet, or it came to nothing. */
function Ask({ reviewing, ended }: { reviewing: Reviewing; ended?: 'failed' | 'cancelled' }) {
  if (person.value === undefined) {
    return (
      <a class="button" href={toSignIn(location.pathname + location.search)} title={t('signIn')}>
        {t('review')}
      </a>
    );
  }
  return (
    <>
      {ended && <p class="small quiet review-says">{t(ended)}</p>}
      <button type="button" class={ended ? undefined : 'main'} title={t('reviewText')} onClick={() => void reviewing.ask()}>
        {ended === 'failed' ? t('again') : t('review')}
      </button>
      <QualityChoice reviewing={reviewing} />
    </>
  );
}

function QualityChoice({ reviewing }: { reviewing: Reviewing }) {
  return (
    <label>
      <span class="unseen">{t('quality')}</span>
      <select
        value={reviewing.quality.value}
        onChange={({ currentTarget }) => void reviewing.choose(currentTarget.value as Quality)}
      >
        {QUALITIES.map((quality) => (
          <option key={quality} value={quality}>
            {t(`quality.${quality}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Underway({ reviewing }: { reviewing: Reviewing }) {
  const { state, lines, of } = reviewing.status.value!;
  const reviewed = reviewing.reviewed.value;
  const [done, all] = reviewed?.header ? [reviewed.count, reviewed.header.plies] : [lines, of ?? 0];
  const words = state === 'running' ? t('running', { done, of: all }) : t(state === 'checking' ? 'checking' : 'queued');
  return (
    <>
      <progress max={all || 1} value={state === 'running' && all > 0 ? done : undefined} aria-label={t('name')} />
      <p class="small review-says">{words}</p>
      {reviewing.mine.value && (
        <button type="button" onClick={() => void reviewing.cancel()}>
          {t('stop')}
        </button>
      )}
    </>
  );
}

function Refused({ reviewing }: { reviewing: Reviewing }) {
  return (
    <>
      <p class="small review-says" role="alert">
        {t('refused', { reason: told(reviewing.error.value).detail })}
      </p>
      <button type="button" onClick={() => void reviewing.read()}>
        {t('again')}
      </button>
    </>
  );
}

/** Ways through the mistakes, and where the result came from. */
function Done({ reviewing, replaying, seats, only }: Props) {
  const reviewed = reviewing.reviewed.value;
  if (reviewed === undefined) return null;
  const count = reviewed.mistakes(replaying.seen.value, only).length;
  const go = (by: 1 | -1) => missed({ reviewing, replaying, only }, by);
  return (
    <>
      <div class="review-steps">
        <Go name={t('back')} keys="p" sign="‹" disabled={count === 0} onClick={() => go(-1)} />
        <span class="small">{t('mistakes', { count })}</span>
        <Go name={t('next')} keys="n" sign="›" disabled={count === 0} onClick={() => go(1)} />
      </div>
      {replaying.open.value && reviewed.balance && (
        <BalanceButton {...{ reviewed, replaying, seats }} balance={reviewed.balance}>
          <QualityChoice reviewing={reviewing} />
        </BalanceButton>
      )}
    </>
  );
}

function Go(props: { name: string; keys: string; sign: string; disabled: boolean; onClick: () => void }) {
  const { name, keys, sign, ...rest } = props;
  return (
    <button type="button" aria-keyshortcuts={keys} aria-label={name} title={name} {...rest}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
