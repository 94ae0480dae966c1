/** An arbiter decides: dismissed, or upheld with what is done about it, and why. */

import type { DisputeShown, GameShown, NewVerdict } from 'kronika-client';
import { useId, useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { attempt } from '../shell/problems.tsx';
import { t } from '../words/verdict.ts';

type Choice = 'dismissed' | 'rewind' | 'annul';

interface Props {
  readonly game: GameShown;
  readonly dispute: DisputeShown;
  readonly onDone: () => void;
}

export function Ruling({ game, dispute, onDone }: Props) {
  const id = useId();
  const over = game.status === 'finished';
  const choices: readonly Choice[] = over ? ['dismissed', 'annul'] : ['dismissed', 'rewind', 'annul'];
  const [choice, setChoice] = useState<Choice>('dismissed');
  const [to, setTo] = useState(Math.max(0, (dispute.ply ?? game.ply + 1) - 1));
  const [ruling, setRuling] = useState('');
  const decide = async (event: Event) => {
    event.preventDefault();
    const path = { game_id: game.id, dispute_number: String(dispute.number) };
    const body = verdictOf(choice, to, ruling);
    if ((await attempt(() => kronika.value.judgeDispute({ path, body }))) === undefined) return;
    announce(t('decided', { number: dispute.number }));
    onDone();
  };
  return (
    <section class="card" aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{t('judge')}</h2>
      <p class="small quiet">
        {t('judgeText')} {over && t('onlyAnnul')}
      </p>
      <form class="stack" onSubmit={(event) => void decide(event)}>
        <fieldset class="verdict-choices">
          <legend class="unseen">{t('judge')}</legend>
          {choices.map((one) => (
            <label key={one} class="check">
              <input type="radio" name={id} checked={choice === one} onChange={() => setChoice(one)} />
              {t(`choice.${one}`)}
            </label>
          ))}
        </fieldset>
        {choice === 'rewind' && (
          <div class="field audit-short">
            <label for={`${id}-to`}>{t('rewindTo')}</label>
            <input id={`${id}-to`} type="number" min={0} max={game.ply} required value={to} onInput={(e) => setTo(Number(e.currentTarget.value))} />
          </div>
        )}
        <div class="field verdict-words">
          <label for={`${id}-why`}>{t('ruling')}</label>
          <textarea id={`${id}-why`} rows={4} maxLength={2000} required value={ruling} onInput={(e) => setRuling(e.currentTarget.value)} />
        </div>
        <button type="submit" class="main">
          {t('decide')}
        </button>
      </form>
    </section>
  );
}

function verdictOf(choice: Choice, to: number, ruling: string): NewVerdict {
  if (choice === 'dismissed') return { verdict: 'dismissed', ruling };
  const remedy = choice === 'rewind' ? ({ type: 'rewind', to } as const) : ({ type: 'annul' } as const);
  return { verdict: 'upheld', ruling, remedy };
}
