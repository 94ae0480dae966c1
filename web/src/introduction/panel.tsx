/** Beside the board: what there is to see, what to try, why not that, and the way on. */

import { useEffect } from 'preact/hooks';
import type { MoveRefused, RuleText, StepShown } from 'kronika-client';
import { t } from '../words/introduction.ts';
import type { Lesson } from './lesson.ts';
import { Over } from './over.tsx';

/** So few lines of what came of a move are open at once. */
const FEW = 3;

interface Props {
  lesson: Lesson;
  names: readonly string[];
  /** What is shown of the moves before the step, while they are. */
  passing: string | undefined;
  onStep: (number: number) => void;
}

export function Panel({ lesson, names, passing, onStep }: Props) {
  const { step } = lesson;
  const { number, of } = step;
  const last = number === of;
  const ready = !lesson.open;
  useWayOn(ready);
  return (
    <aside class="lesson" aria-label={t('panel')}>
      <div class="lesson-text" tabIndex={0} role="region" aria-label={t('step', { number, of })}>
        <h2>{step.heading}</h2>
        {passing === undefined ? (
          <>
            <p>{step.sees}</p>
            <Task lesson={lesson} />
            {step.refused && <Refusal lesson={lesson} refused={step.refused} />}
            {last && ready && <Over title={step.title} onBegin={() => onStep(1)} />}
            <Passages step={step} names={names} />
            <Rules title={step.title} rules={step.rules} />
          </>
        ) : (
          <p role="status">{t('playing', { text: passing })}</p>
        )}
      </div>
      <nav class="lesson-ways" aria-label={t('steps')}>
        <button type="button" disabled={number === 1} aria-keyshortcuts="PageUp" onClick={() => onStep(number - 1)}>
          {t('back')}
        </button>
        <span class="lesson-progress">
          <progress value={ready ? number : number - 1} max={of} aria-label={t('step', { number, of })} />
          <span aria-hidden="true">{t('progress', { number, of })}</span>
        </span>
        {last ? (
          <a class={ready ? 'button main' : 'button'} href={`/games/new?title=${step.title}`}>
            {t('play')}
          </a>
        ) : (
          <button type="button" class={ready ? 'main' : ''} aria-keyshortcuts="PageDown" onClick={() => onStep(number + 1)}>
            {t('next')}
          </button>
        )}
      </nav>
    </aside>
  );
}

/** The focus goes on when what had it is gone. */
function useWayOn(ready: boolean): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.lesson-ways .main')?.focus();
  }, [ready]);
}

/** The move that is asked for; what came of it; why another was not meant. */
function Task({ lesson }: { lesson: Lesson }) {
  const { exercise } = lesson.step;
  const outcome = lesson.outcome.value;
  if (exercise === null) return null;
  return (
    <div class="lesson-task" role="status">
      {outcome ? (
        <>
          <p class="lesson-done">
            <strong>✓ {t('done')}.</strong> {exercise.done}
          </p>
          {(outcome.texts ?? []).length > 0 && (
            <details class="more" open={outcome.texts!.length <= FEW}>
              <summary>{t('result')}</summary>
              <ul class="lesson-facts">
                {outcome.texts!.map((text, at) => (
                  <li key={at}>{text}</li>
                ))}
              </ul>
            </details>
          )}
          <button type="button" class="plain" onClick={() => lesson.again()}>
            {t('again')}
          </button>
        </>
      ) : (
        <>
          <p>
            <strong>{t('tryThis')}:</strong> {exercise.asks}
          </p>
          {lesson.strayed.value && (
            <p class="lesson-otherwise">
              <strong>{t('otherwise')}.</strong> {exercise.otherwise}
            </p>
          )}
          <button type="button" class="plain" onClick={() => lesson.show()}>
            {t('showMe')}
          </button>
        </>
      )}
    </div>
  );
}

/** A move that the rules refuse here, as an answer to a question. */
function Refusal({ lesson, refused }: { lesson: Lesson; refused: MoveRefused }) {
  const open = lesson.asked.value;
  return (
    <div class="lesson-refusal">
      <button
        type="button"
        class="plain"
        aria-expanded={open}
        onClick={() => {
          lesson.asked.value = !open;
        }}
      >
        {refused.asks}
      </button>
      {open && (
        <div role="status">
          <p>
            <strong>{t('refused', { words: refused.words })}.</strong> {refused.because}
          </p>
          <Rule title={lesson.step.title} rule={refused.rule} />
        </div>
      )}
    </div>
  );
}

function Rule({ title, rule }: { title: string; rule: RuleText }) {
  return (
    <p class="small">
      <a href={`/titles/${title}?rule=${rule.rule}`}>{t('rule', { rule: rule.rule })}</a> {rule.text}
    </p>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly RuleText[] }) {
  return (
    <details class="more">
      <summary>{t('rules', { count: rules.length })}</summary>
      {rules.map((rule) => (
        <Rule key={rule.rule} title={title} rule={rule} />
      ))}
    </details>
  );
}

/** What was played since the step before. */
function Passages({ step, names }: { step: StepShown; names: readonly string[] }) {
  const { passed, passages } = step;
  if (passed === 0) return null;
  const shown = passages.length;
  return (
    <details class="more">
      <summary>{shown < passed ? t('passedOf', { count: passed, shown }) : t('passed', { count: passed })}</summary>
      <ol class="lesson-facts">
        {passages.map(({ seat, text }, at) => (
          <li key={at}>{t('move', { name: names[seat], text })}</li>
        ))}
      </ol>
    </details>
  );
}
