/** How far the rules have come, or why they are not here. Nothing before somebody has asked for them. */

import { useId } from 'preact/hooks';
import { number } from '../words/formats.ts';
import { t } from '../words/referee.ts';
import type { Failure, Progress } from './messages.ts';
import { failure, loadReferee, progress, referee, terminate } from './referee.ts';

const MEGA = 1_000_000;

/** A bar while the rules are loaded, with a button that cancels; why they could not be loaded, with
 * one that tries again. `again` is done then instead of loading alone. */
export function RulesProgress({ again = load }: { again?: () => void }) {
  const why = failure.value;
  if (referee.value === 'loading') return <RulesBar {...progress.value} />;
  if (why === undefined) return null;
  return <RulesFailed why={why} again={again} />;
}

/** What goes wrong is shown here anyway. */
function load(): void {
  loadReferee().catch(() => {});
}

/** How far they have come. */
export function RulesBar(come: Progress) {
  const id = useId();
  return (
    <div class="referee-progress">
      <label for={id}>{doing(come)}</label>
      <progress id={id} max={1} value={come.share} />
      <button type="button" class="plain" onClick={terminate}>
        {t('cancel')}
      </button>
    </div>
  );
}

function doing({ sent, size }: Progress): string {
  if (size === 0) return t('asking');
  if (sent >= size) return t('starting');
  return t('loading', { sent: number(sent / MEGA, 1), size: number(size / MEGA, 1) });
}

/** Why they are not here. */
export function RulesFailed({ why, again }: { why: Failure; again: () => void }) {
  return (
    <div class="referee-failed" role="alert">
      <p>
        <strong>{t(`failed.${why}`)}</strong>
      </p>
      <p>{t(`failed.${why}.detail`)}</p>
      {why !== 'unsupported' && (
        <button type="button" onClick={again}>
          {t('again')}
        </button>
      )}
    </div>
  );
}
