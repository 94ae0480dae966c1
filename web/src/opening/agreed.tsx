/** What was agreed on when a table was opened, where it is not as usual; clock, and who may watch. */

import type { GameShown, TitleShown } from 'kronika-client';
import { duration } from '../words/formats.ts';
import { t as hints } from '../words/hints.ts';
import { t } from '../words/lobby.ts';
import { said } from './said.ts';
import { changed, optionsOf } from './schema.ts';

/** `title` is missing until it is known. */
export function Agreed({ game, title }: { game: GameShown; title: TitleShown | undefined }) {
  const { clock, takebacks, on_dispute } = game.terms ?? {};
  const options = optionsOf(title?.options_schema ?? {});
  const set = changed(options, game.options as Readonly<Record<string, unknown>>);
  return (
    <section class="card" aria-labelledby="waiting-agreed">
      <h2 id="waiting-agreed">{t('agreed')}</h2>
      <dl class="opening-agreed">
        {options
          .filter((one) => one.name in set)
          .map((one) => (
            <div key={one.name}>
              <dt>{one.label}</dt>
              <dd>{said(one.control, set[one.name])}</dd>
            </div>
          ))}
        <div>
          <dt>{t('visibility')}</dt>
          <dd>{t(`visibility.${game.visibility}`)}</dd>
        </div>
        <div>
          <dt>{t('clock')}</dt>
          <dd>
            {clock
              ? `${t(`clock.${clock.pace.type}`)}: ${duration(clock.pace.seconds)}`
              : t('clock.none')}
          </dd>
        </div>
        {clock?.pace.type === 'total' && clock.pace.increment ? (
          <div>
            <dt>{t('increment')}</dt>
            <dd>{duration(clock.pace.increment)}</dd>
          </div>
        ) : null}
        {clock && (
          <div>
            <dt>{t('expiry')}</dt>
            <dd>{t(`expiry.${clock.on_expiry ?? 'default-command'}`)}</dd>
          </div>
        )}
        {takebacks && takebacks !== 'consent' && (
          <div>
            <dt>{t('takebacks')}</dt>
            <dd>{t(`takebacks.${takebacks}`)}</dd>
          </div>
        )}
        {on_dispute && on_dispute !== 'go-on' && (
          <div>
            <dt>{t('dispute')}</dt>
            <dd>{t(`dispute.${on_dispute}`)}</dd>
          </div>
        )}
        {game.terms?.hints && (
          <div>
            <dt>{hints('allowed')}</dt>
            <dd>{hints('unrated')}</dd>
          </div>
        )}
      </dl>
      <p class="quiet small">{t('usual')}</p>
    </section>
  );
}
