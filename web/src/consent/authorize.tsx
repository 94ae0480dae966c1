/** `/oauth/authorize`: an app has sent somebody here to ask whether it may act for them. */

import type { AuthorizationRequest, Scope } from 'kronika-client';
import { useState } from 'preact/hooks';
import { kronika, person } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt, told, Why } from '../shell/problems.tsx';
import { Loading } from '../shell/waiting.tsx';
import { t } from '../words/apps.ts';
import { Asking } from './asking.tsx';
import { SignInFirst } from './sign-in-first.tsx';

export default function Authorize() {
  return (
    <div class="consent-page">{person.value === undefined ? <SignInFirst /> : <Request />}</div>
  );
}

function Request() {
  const query = location.search.slice(1);
  const loaded = useLoaded(() => kronika.value.getAuthorization({ query: { query } }), [query]);
  const request = loaded.value;
  if (request?.refused) return <SentBack refused={request.refused} host={request.redirect_host} />;
  if (request !== undefined) return <Consent query={query} request={request} />;
  if (loaded.error === undefined) {
    return (
      <>
        <Heading name={t('who')} />
        <Loading />
      </>
    );
  }
  return (
    <>
      <Heading name={t('badRequest')} />
      <div class="card">
        <Why {...told(loaded.error)} />
        <p>{t('badRequestHere')}</p>
        <div>
          <a class="button" href="/">
            {t('home')}
          </a>
        </div>
      </div>
    </>
  );
}

function Consent({ query, request }: { query: string; request: AuthorizationRequest }) {
  const [sent, setSent] = useState(false);
  const { app } = request;
  const answer = (scopes: readonly Scope[]) =>
    attempt(async () => {
      const body = { query, approve: scopes.length > 0, scopes: [...scopes] };
      const decided = await kronika.value.decideAuthorization({ body });
      setSent(true);
      location.assign(decided.location);
    });
  return (
    <>
      <Heading name={t('wants', { app: app.name })} />
      {sent ? (
        <p role="status">
          {t('sending')}
        </p>
      ) : (
        <Asking asked={request} answer={answer}>
          <p class={isSite(request) ? 'card' : 'consent-beware'}>{whereTo(request)}</p>
        </Asking>
      )}
    </>
  );
}

/** A site is named; a program on the device has only its owner to say that it is the right one. */
function isSite({ redirect_host: host, loopback }: AuthorizationRequest): boolean {
  return host !== null && !loopback;
}

/** Where the answer goes: to a site, to a program on this computer, or to one that has a scheme of its own. */
function whereTo({ redirect_host: host, loopback }: AuthorizationRequest): string {
  if (loopback) return t('goesHere');
  return host === null ? t('goesToProgram') : t('goesTo', { host });
}

/** What the app is told itself; nobody is sent there without wanting to go. */
function SentBack({ refused, host }: { refused: NonNullable<AuthorizationRequest['refused']>; host: string | null }) {
  return (
    <>
      <Heading name={t('badRequest')} />
      <div class="card">
        <p>{t('badRequestText', { error: refused.error })}</p>
        <div class="line">
          <a class="button" href={refused.location} translate={false}>
            {host === null ? t('backToProgram') : t('backToApp', { host })}
          </a>
          <a href="/">{t('home')}</a>
        </div>
      </div>
    </>
  );
}
