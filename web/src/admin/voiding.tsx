/** Ending a game: by its id or its address, with a reason that its players read. */

import { useState } from 'preact/hooks';
import { Field } from '../shell/field.tsx';
import { t } from '../words/admin.ts';
import { Doing } from './doing.tsx';
import { desk } from './office.ts';

/** The id in what was typed: an id, or the address of a game. */
function idIn(text: string): string {
  return /games\/([\w-]+)/.exec(text)?.[1] ?? text.trim();
}

export function Voiding({ game }: { game: string }) {
  const [typed, setTyped] = useState(game);
  const [ended, setEnded] = useState<string>();
  const id = idIn(typed);
  return (
    <>
      <p class="quiet">{t('gamesText')}</p>
      {ended !== undefined && (
        <p role="status">
          <a href={`/games/${ended}`}>{t('endedGame')}</a>
        </p>
      )}
      <Doing
        name={t('void')}
        text={t('voidText')}
        label={t('voidIt')}
        question={t('voidQuestion', { game: id })}
        done={t('endedGame')}
        reason="needed"
        fields={['unknown-game', 'game-ended']}
        act={(reason) => desk().voidGame({ path: { game_id: id }, body: { reason } })}
        then={() => setEnded(id)}
      >
        <Field label={t('game')} hint={t('gameHint')}>
          {(control) => (
            <input {...control} required autocomplete="off" spellcheck={false} value={typed} onInput={(e) => setTyped(e.currentTarget.value)} />
          )}
        </Field>
      </Doing>
    </>
  );
}
