/** Marks on the timeline: where a game went back, what was judged, how it ended. */

import { useMemo } from 'preact/hooks';
import { t } from '../words/replay.ts';
import { type MarkKind, marksOf } from './grouping.ts';
import type { Replaying } from './replaying.ts';

const SIGNS: Readonly<Record<MarkKind, string>> = { back: '↶', verdict: '⚖', dispute: '!', end: '⚑' };

interface Props {
  readonly replaying: Replaying;
  readonly plies: readonly number[];
  readonly length: number;
}

export function Marks({ replaying, plies, length }: Props) {
  const { summary } = replaying;
  const count = replaying.count.value;
  const marks = useMemo(
    () =>
      marksOf(summary).flatMap((mark) => {
        const place = plies.indexOf(mark.ply);
        return place < 0 ? [] : [{ mark, share: place / length }];
      }),
    [summary, plies, length, count],
  );
  if (marks.length === 0) return null;
  return (
    <ul class="replay-marks" aria-label={t('marks')}>
      {marks.map(({ mark, share }) => {
        const words = `${mark.event.text ?? ''} (${t(`mark.${mark.kind}`, { ply: mark.ply })})`;
        return (
          <li key={mark.event.version} style={{ insetInlineStart: `${share * 100}%` }}>
            <button type="button" title={words} aria-label={words} onClick={() => replaying.jump(mark.ply)}>
              <span aria-hidden="true">{SIGNS[mark.kind]}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
