/** An invitation that leads nowhere any more: why, and where one can go instead. */

import type { InvitationSeen, TitleShown } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import { Heading } from '../shell/heading.tsx';
import { t } from '../words/tables.ts';

function Page({ name, text, children }: { name: string; text: string; children?: ComponentChildren }) {
  return (
    <div class="card invited-late">
      <Heading name={name} />
      <p>{text}</p>
      <div class="line">
        {children}
        <a class="button" href="/games/new">
          {t('ownTable')}
        </a>
        <a class="button" href="/">
          {t('toStart')}
        </a>
      </div>
    </div>
  );
}

/** Withdrawn, expired, or not the whole link: nobody can tell which. */
export function Expired() {
  return <Page name={t('expired')} text={t('expiredText')} />;
}

/** The table goes on without one. */
export function Late({ seen, title }: { seen: InvitationSeen; title: TitleShown | undefined }) {
  const what = seen.status === 'open' ? 'full' : seen.status;
  const values = { title: title?.name ?? seen.title, host: seen.invited_by?.name ?? t('somebody') };
  return (
    <Page name={t(`late.${what}`)} text={t(`late.${what}.text`, values)}>
      {seen.visibility !== 'private' && seen.status !== 'void' && (
        <a class="button main" href={`/games/${seen.game}`}>
          {t(seen.status === 'finished' ? 'replayIt' : 'watchIt')}
        </a>
      )}
    </Page>
  );
}

export function Declined({ seen, again }: { seen: InvitationSeen; again: () => void }) {
  return (
    <Page name={t('declined')} text={t('declinedText', { host: seen.invited_by?.name ?? t('somebody') })}>
      <button type="button" onClick={again}>
        {t('comeAfterAll')}
      </button>
    </Page>
  );
}
