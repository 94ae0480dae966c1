/** The door: what this is, the titles to be played at once, a game to look at, tables, and trust. */

import type { Home, TitleShown } from 'kronika-client';
import { useAgainstBot } from '../cards/against-bot.tsx';
import { OpenTables } from '../cards/open-tables.tsx';
import { TitleCard } from '../cards/title-card.tsx';
import { WorthWatching } from '../cards/worth-watching.tsx';
import { Heading } from '../shell/heading.tsx';
import { Sign } from '../signs/sign.tsx';
import { t } from '../words/door.ts';
import { Featured, NoGame } from './featured.tsx';

/** The lightest title that takes the least time is what a guest begins with. */
function easiest(titles: readonly TitleShown[]): TitleShown | undefined {
  const heavy = { light: 0, medium: 1, heavy: 2 } as const;
  return [...titles].sort((a, b) => heavy[a.weight] - heavy[b.weight] || a.minutes - b.minutes)[0];
}

/** `shown` is undefined while it is on its way: what does not depend on it is there at once. */
export function Door({ shown }: { shown: Home | undefined }) {
  const { busy, play } = useAgainstBot();
  const titles = shown?.titles ?? [];
  const first = easiest(titles);
  const names = new Map(titles.map(({ title, name }) => [title, name]));
  const nameOf = (title: string) => names.get(title) ?? title;
  return (
    <div class="whole first-page door">
      <section class="door-hero">
        <div class="door-say">
          <Heading name={t('name')}>{t('sentence')}</Heading>
          <p>{t('more')}</p>
          <p class="line">
            <button type="button" class="main big" disabled={busy || first === undefined} onClick={() => first && play(first)}>
              {t('guest')}
            </button>
            <a class="button big" href="/me">
              {t('signIn')}
            </a>
          </p>
          <p class="small quiet">{t('keepLater')}</p>
        </div>
        {shown?.featured ? <Featured game={shown.featured} name={nameOf(shown.featured.title)} /> : <NoGame />}
      </section>
      <section aria-label={t('titles')}>
        <ul class="title-cards">
          {shown === undefined
            ? PLACES.map((place) => <li key={place} class="card title-card empty loading" aria-hidden="true" />)
            : titles.map((one) => <TitleCard key={one.title} shown={one} />)}
        </ul>
      </section>
      {shown && (
        <div class="door-three">
          <OpenTables games={shown.tables} nameOf={nameOf} />
          <WorthWatching games={shown.watching} nameOf={nameOf} />
          <Trust />
        </div>
      )}
    </div>
  );
}

/** As many as there are titles in the house: so the page does not move when they come. */
const PLACES = [0, 1, 2, 3, 4];

function Trust() {
  return (
    <section class="card trust" aria-labelledby="trust">
      <h2 id="trust">{t('trust')}</h2>
      <ol>
        <Reason sign="lock" name={t('chance')} text={t('chanceText')} />
        <Reason sign="pact" name={t('chain')} text={t('chainText')} />
        <Reason sign="victory" name={t('check')} text={t('checkText')} />
      </ol>
      <p>
        <a class="button" href="/games?tab=finished">
          {t('checkNow')}
        </a>
      </p>
    </section>
  );
}

function Reason({ sign, name, text }: { sign: string; name: string; text: string }) {
  return (
    <li>
      <Sign id={sign} />
      <span>
        <b>{name}</b> {text}
      </span>
    </li>
  );
}
