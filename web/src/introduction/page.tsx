/** A title taught step by step: the real board, the real rules, and a prepared game. */

import type { ComponentChildren } from 'preact';
import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { IntroductionShown, StepShown } from 'kronika-client';
import { ToldView } from '../board/scene-view.tsx';
import { useTelling } from '../board/telling.ts';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { nameOf, useTitles } from '../titles/known.ts';
import { language } from '../words/language.ts';
import { t } from '../words/introduction.ts';
import { Bar } from './bar.tsx';
import { Dock } from './dock.tsx';
import { useStepKeys } from './keys.ts';
import { Lesson } from './lesson.ts';
import { Panel } from './panel.tsx';
import { usePassing } from './passing.ts';
import { remember, remembered } from './place.ts';
import { useInSight } from './sight.ts';

export default function IntroductionPage() {
  const { params } = useRoute();
  const title = params.title ?? '';
  const loaded = useLoaded(() => kronika.value.getIntroduction({ path: { title } }), [title]);
  if (loaded.value === undefined) {
    return (
      <Coming>
        <Answered loaded={loaded}>{() => null}</Answered>
      </Coming>
    );
  }
  return <Steps key={`${title} ${language.value}`} given={loaded.value} />;
}

/** The frame of a lesson that is still on its way. */
function Coming({ children }: { children: ComponentChildren }) {
  return (
    <div class="whole table">
      <header class="bar">
        <Heading name={t('introduction')} />
      </header>
      <div class="table-board">{children}</div>
    </div>
  );
}

/** The step of the address, else the one where somebody was last. */
function Steps({ given }: { given: IntroductionShown }) {
  const { query } = useRoute();
  const { route } = useLocation();
  const { title, steps } = given;
  const asked = Number(query.step) || remembered(title);
  const number = Math.max(1, Math.min(steps.length, asked));
  const loaded = useLoaded(
    () => kronika.value.getIntroductionStep({ path: { title, step: String(number) } }),
    [title, number],
  );
  const last = useRef<StepShown | undefined>(undefined);
  if (loaded.value) last.current = loaded.value;
  const onStep = (next: number) => {
    if (next >= 1 && next <= steps.length) route(`/titles/${title}/introduction?step=${next}`);
  };
  useEffect(() => {
    remember(title, number);
    const next = number + 1;
    if (next <= steps.length) void kronika.peek().getIntroductionStep({ path: { title, step: String(next) } }).catch(() => undefined);
  }, [number]);
  if (last.current === undefined || loaded.error !== undefined) {
    return (
      <Coming>
        <Answered loaded={loaded}>{() => null}</Answered>
      </Coming>
    );
  }
  return <Taught given={given} step={last.current} onStep={onStep} />;
}

function Taught({ given, step, onStep }: { given: IntroductionShown; step: StepShown; onStep: (number: number) => void }) {
  const before = useRef<Lesson | undefined>(undefined);
  const [lesson, from] = useMemo(() => {
    const last = before.current;
    const follows = last !== undefined && !last.open && last.step.number === step.number - 1;
    before.current = new Lesson(step);
    return [before.current, follows ? last.scene.value : undefined];
  }, [step]);
  const passing = usePassing(step, from);
  const seats = useMemo(() => given.names.map((name, seat) => ({ seat, name })), [given]);
  const { choosing } = lesson;
  const told = useTelling({
    scene: passing?.scene ?? lesson.scene.value,
    title: given.title,
    seats,
    viewer: given.seat,
    lit: passing ? undefined : choosing.lit.value,
    chosen: choosing.chosen.value,
    pointed: passing ? undefined : lesson.pointed.value,
  });
  const name = nameOf(useTitles(), given.title);
  useStepKeys(lesson, onStep);
  useInSight(`${step.number} ${passing === undefined} ${choosing.picked.join(' ')}`);
  useEffect(() => {
    if (passing === undefined) announce([step.heading, step.sees, step.exercise?.asks].filter(Boolean).join('. '));
  }, [step, passing === undefined]);
  const said = passing && t('move', { name: given.names[passing.move.seat], text: passing.move.text });
  return (
    <div class={`whole table introduction of-${given.title}`} data-step={step.number} data-state={lesson.open ? 'open' : 'done'}>
      <Bar given={given} name={name} number={step.number} told={told} onStep={onStep} />
      <div class="table-board">
        <ToldView
          told={told}
          title={given.title}
          animate
          onPick={(id) => lesson.pick(id)}
          dock={(mine) => <Dock lesson={lesson} told={told} mine={mine} />}
        />
      </div>
      <Panel lesson={lesson} names={given.names} passing={said} onStep={onStep} />
    </div>
  );
}
