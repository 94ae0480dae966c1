/** Below the board, as at a table: what is mine, the question, the buttons. */

import type { ComponentChildren } from 'preact';
import type { Told } from '../arranged/told.ts';
import { Gauges } from '../board/gauges.tsx';
import { Prompt } from '../choosing/prompt.tsx';
import { namesOf } from '../table/dock.tsx';
import { t as table } from '../words/table.ts';
import { t } from '../words/introduction.ts';
import type { Lesson } from './lesson.ts';

interface Props {
  lesson: Lesson;
  told: Told | undefined;
  /** What the title's arrangement shows of the seat that learns; `null` if it has none. */
  mine: ComponentChildren;
}

export function Dock({ lesson, told, mine }: Props) {
  const { step, choosing, why, foretelling, finding } = lesson;
  const { seat, asks } = step.legal;
  const own = told?.board(seat);
  return (
    <div class="dock">
      <section class="mine" aria-label={table('mine')}>
        {mine ?? (own && told && <Gauges gauges={own.gauges} catalogue={told.catalogue} />)}
      </section>
      <Prompt
        choosing={choosing}
        why={why}
        foretelling={foretelling}
        names={told && namesOf(told)}
        seat={seat}
        asks={lesson.open ? (asks ?? '') : t(step.exercise ? 'doneAsk' : 'look')}
        rules={lesson.open ? (step.legal.rules ?? []) : []}
        ready={undefined}
        aside={step.legal.aside === true}
        onReady={() => undefined}
        busy={false}
        finding={finding.value}
        named={mine === null}
        pointed={lesson.open ? lesson.button : undefined}
        onPick={(id) => lesson.pick(id)}
        onFind={(open) => {
          finding.value = open;
        }}
      />
    </div>
  );
}
