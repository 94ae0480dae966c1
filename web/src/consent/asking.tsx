/** What an app asks for, in plain words, and the answer: what it may do, or that it may not. */

import type { AppShown, Scope, SeatAsked } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { person } from '../session/session.ts';
import { Folded } from '../shell/folded.tsx';
import { letter } from '../shell/seat.tsx';
import { shortName, useTitles } from '../titles/known.ts';
import { t } from '../words/apps.ts';
import { moment } from '../words/formats.ts';
import { isForApps } from './scopes.ts';

/** What is asked for, however it was asked. */
export interface Asked {
  readonly app: AppShown;
  readonly scopes: readonly Scope[];
  readonly details: readonly SeatAsked[];
  /** What they have allowed the app before. */
  readonly known: readonly Scope[];
  readonly ends_at?: string | null;
}

interface Props {
  readonly asked: Asked;
  /** Where the answer goes; what to beware of. */
  readonly children: ComponentChildren;
  /** `scopes` are what it may do; none at all: it is not allowed. */
  readonly answer: (scopes: readonly Scope[]) => Promise<unknown>;
}

export function Asking({ asked, children, answer }: Props) {
  const [taken, setTaken] = useState<readonly Scope[]>(asked.scopes);
  const [busy, setBusy] = useState(false);
  const say = async (scopes: readonly Scope[]) => {
    setBusy(true);
    await answer(scopes);
    setBusy(false);
  };
  const submit = (submitted: Event) => {
    submitted.preventDefault();
    void say(taken);
  };
  return (
    <form class="consent" onSubmit={submit}>
      <Who app={asked.app} />
      {children}
      <section class="card" aria-labelledby="consent-may">
        <h2 id="consent-may">{t('may')}</h2>
        <Before asked={asked} />
        {isKnown(asked) ? (
          <Folded name={t('seeOrChange')}>
            <Scopes asked={asked} taken={taken} take={setTaken} />
          </Folded>
        ) : (
          <Scopes asked={asked} taken={taken} take={setTaken} />
        )}
        {asked.details.map((one) => (
          <InGame key={one.game} detail={one} />
        ))}
        <p>{asked.ends_at ? t('untilDay', { at: moment(asked.ends_at) }) : t('untilEnded')}</p>
        <p class="quiet small">{t('mayNot')}</p>
      </section>
      <div class="line consent-answer">
        <button type="submit" class="main" disabled={busy || taken.length === 0}>
          {t('allow')}
        </button>
        <button type="button" disabled={busy} onClick={() => say([])}>
          {t('refuse')}
        </button>
        <span class="quiet small">{t('asYou', { name: person.value?.name ?? '' })}</span>
      </div>
    </form>
  );
}

/** Who the app says that it is, and what of that is certain. */
function Who({ app }: { app: AppShown }) {
  return (
    <section class="card" aria-labelledby="consent-who">
      <h2 id="consent-who">{t('who')}</h2>
      <p>
        <strong translate={false}>{app.name}</strong>
        {app.host && (
          <>
            {' '}
            · <span translate={false}>{app.host}</span>
          </>
        )}
      </p>
      <p class="quiet small">{app.registered ? t('registered') : t('documentOf', { host: app.host })}</p>
      {app.home && (
        <p class="small">
          {t('homeOf')}:{' '}
          <a href={app.home} target="_blank" rel="noreferrer" translate={false}>
            {app.home}
          </a>
        </p>
      )}
    </section>
  );
}

/** Whether they have allowed all of it before: then they are asked shortly. */
function isKnown({ scopes, known }: Asked): boolean {
  return scopes.every((one) => known.includes(one));
}

function Before({ asked }: { asked: Asked }) {
  if (asked.known.length === 0) return null;
  return <p class="quiet">{t(isKnown(asked) ? 'again' : 'more')}</p>;
}

interface Taking {
  readonly asked: Asked;
  readonly taken: readonly Scope[];
  readonly take: (scopes: readonly Scope[]) => void;
}

/** Each can be taken away, but not all of them. */
function Scopes({ asked: { scopes, known }, taken, take }: Taking) {
  const turn = (one: Scope, on: boolean) =>
    take(scopes.filter((other) => (other === one ? on : taken.includes(other))));
  return (
    <fieldset class="consent-scopes" aria-describedby={taken.length === 0 ? 'consent-least' : undefined}>
      <legend class="unseen">{t('may')}</legend>
      {scopes.filter(isForApps).map((one) => (
        <label key={one} class="check">
          <input
            type="checkbox"
            checked={taken.includes(one)}
            onChange={(e) => turn(one, e.currentTarget.checked)}
          />
          <span>
            {t(`may.${one}`)} {known.includes(one) && <span class="tag">{t('mayBefore')}</span>}
          </span>
        </label>
      ))}
      {taken.length === 0 && (
        <p class="refused small" id="consent-least" role="alert">
          {t('oneAtLeast')}
        </p>
      )}
    </fieldset>
  );
}

/** The one game that all of it is for. */
function InGame({ detail }: { detail: SeatAsked }) {
  const titles = useTitles().value;
  const title = titles?.get(detail.title);
  const name = title ? shortName(title) : detail.title;
  return (
    <div class="consent-game">
      <p>
        <strong>{t('onlyGame')}</strong>:{' '}
        <a href={`/games/${detail.game}`} target="_blank" rel="noreferrer">
          {t('game', { title: name, seat: letter(detail.seat) })}
        </a>
      </p>
      <p class="quiet small">{t('onlyGameText')}</p>
    </div>
  );
}
