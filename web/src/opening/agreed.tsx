/** What was agreed on when a table was opened, where it is not as usual; clock, and who may watch. */

import type { GameShown, TitleShown } from 'kronika-client';
import { letter } from '../shell/seat.tsx';
import { duration } from '../words/formats.ts';
import { t } from '../words/lobby.ts';
import { changed, type Control, optionsOf } from './schema.ts';

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
      </dl>
      <p class="quiet small">{t('usual')}</p>
    </section>
  );
}

/** The value of an option in words. */
function said(control: Control, value: unknown): string {
  if (Array.isArray(value)) {
    const of = control.kind === 'list' ? control.of : control;
    return value.length === 0 ? t('listNone') : value.map((one) => said(of, one)).join(', ');
  }
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (control.kind === 'choice') {
    const named = control.choices.find((one) => one.value === value);
    if (named !== undefined) return named.name;
    if (control.seats && typeof value === 'number') return t('seat', { letter: letter(value) });
  }
  return String(value ?? t('listNone'));
}
