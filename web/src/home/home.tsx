/** Home: the games that wait first, then what others think about, what has ended, and what one could begin. */

import type { Home as Shown } from 'kronika-client';
import { OpenTables } from '../cards/open-tables.tsx';
import { WorthWatching } from '../cards/worth-watching.tsx';
import { shortly } from '../cards/title-name.tsx';
import { Heading } from '../shell/heading.tsx';
import { timeLeft } from '../waiting/waiting.ts';
import { roughly } from '../words/formats.ts';
import { t } from '../words/home.ts';
import { Disputes } from './disputed.tsx';
import { Finished } from './finished.tsx';
import { Invited } from './invited.tsx';
import { Learning } from './learning.tsx';
import { NewGame } from './new-game.tsx';
import { Opened, Others } from './others.tsx';
import { namer } from './namer.ts';
import { WaitingGame } from './waiting-game.tsx';

export function Home({ shown, again }: { shown: Shown; again: () => void }) {
  const nameOf = namer(shown);
  const { waiting } = shown;
  const [next] = waiting;
  const left = next && timeLeft(next);
  const begun = waiting.length + shown.others.length + shown.opened.length + shown.finished.length > 0;
  return (
    <div class="at-home">
      <div class="home-main">
        <section class="home-waiting">
          <div class="head">
            <Heading name={t('waiting', { count: waiting.length })} />
            {waiting.length > 1 && <span class="quiet">{t('leastFirst')}</span>}
            {next && (
              <a class="button main head-more wide-only" href={`/games/${next.id}`} aria-keyshortcuts="w">
                {t('playNext', { name: shortly(nameOf(next.title)), time: left === undefined ? '' : `, ${roughly(left / 1000)}` })}
              </a>
            )}
          </div>
          {waiting.length === 0 && <p class="quiet">{t(begun ? 'nothingWaits' : 'begin')}</p>}
          <ul class="waiting-games">
            {waiting.map((game, at) => (
              <WaitingGame key={game.id} game={game} name={nameOf(game.title)} first={at === 0 && timeLeft(game) !== undefined} />
            ))}
          </ul>
        </section>
        <Disputes disputes={shown.disputes} nameOf={nameOf} />
        <Others games={shown.others} nameOf={nameOf} />
        <Opened games={shown.opened} nameOf={nameOf} />
        <Finished games={shown.finished} nameOf={nameOf} />
      </div>
      <div class="home-aside">
        <NewGame titles={shown.titles} />
        <Invited invitations={shown.invitations} nameOf={nameOf} again={again} />
        <OpenTables games={shown.tables} nameOf={nameOf} />
        <WorthWatching games={shown.watching} nameOf={nameOf} />
        <Learning titles={shown.titles} />
      </div>
    </div>
  );
}
