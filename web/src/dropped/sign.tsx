/** What a game that is here is: the one of a file, or a branch that nobody can mistake for it. */

import { useLocation } from 'preact-iso';
import { Mark } from '../audit/mark.tsx';
import { isBranch } from '../referee/addresses.ts';
import { announce } from '../shell/announcing.tsx';
import { ForkMark } from '../shell/fork.tsx';
import type { Outcome } from '../verifying/finding.ts';
import { t } from '../words/dropped.ts';
import { useAbout } from './about.ts';
import { leave } from './opening.ts';

const OUTCOMES = { checks: 'good', incomplete: 'unknown', changed: 'bad', unfounded: 'bad' } as const satisfies Record<string, Outcome>;

export function Sign({ game }: { game: string }) {
  return isBranch(game) ? <OfBranch game={game} /> : <OfFile game={game} />;
}

function OfFile({ game }: { game: string }) {
  const about = useAbout(game);
  const verdict = about?.verdict as keyof typeof OUTCOMES | undefined;
  return (
    <aside class="dropped-sign" aria-label={t('fromFile')}>
      <strong>{t('fromFile')}</strong>
      {about && (
        <span class="dropped-file" translate={false}>
          {about.file}
        </span>
      )}
      {verdict && (
        <span class="line">
          <Mark outcome={OUTCOMES[verdict]} /> {t(`verdict.${verdict}`)}
        </span>
      )}
      <a href={`/verify?file=${game}`}>{t('report')}</a>
      <Forget game={game} to="/verify" />
    </aside>
  );
}

function OfBranch({ game }: { game: string }) {
  const from = useAbout(game)?.from;
  const recorded = from && `/games/${from.game}?ply=${from.ply}`;
  return (
    <aside class="dropped-sign of-branch" aria-label={t('branch')}>
      <strong>
        <ForkMark /> {t('branch')}
      </strong>
      {recorded && <a href={recorded}>{t('recorded', { ply: from.ply })}</a>}
      <Forget game={game} to={recorded ?? '/verify'} />
    </aside>
  );
}

function Forget({ game, to }: { game: string; to: string }) {
  const { route } = useLocation();
  const go = async () => {
    await leave(game);
    announce(t('forgotten'));
    route(to);
  };
  return (
    <button type="button" class="plain" onClick={() => void go()}>
      {t('forget')}
    </button>
  );
}
