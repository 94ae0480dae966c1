/** Where the points come from: the mean points of winners and of the others, by line of the score sheet. */

import type { SourceStatistics } from 'kronika-client';
import { number } from '../../words/formats.ts';
import { t } from '../../words/title.ts';
import { Plot } from './plot.tsx';

const WIDTH = 325;
/** Categories that have a colour of their own; the rest is one. */
const COLOURS = 7;

interface Part {
  readonly label: string;
  readonly winners: number;
  readonly others: number;
}

export function Sources({ sources }: { sources: readonly SourceStatistics[] }) {
  const gains = sources.filter(({ winners, others }) => winners > 0 || others > 0);
  const losses = sources.filter((one) => !gains.includes(one));
  const parts = inFew(gains);
  const most = Math.max(1, sumOf(parts, 'winners'), sumOf(parts, 'others'));
  const rows = sources.map(({ label, winners, others }) => [label, number(winners, 1), number(others, 1)]);
  if (parts.length === 0) return null;
  return (
    <Plot name={t('sources')} hint={t('sourcesText')} columns={[t('source'), t('winners'), t('others')]} rows={rows}>
      <div class="title-sources">
        {(['winners', 'others'] as const).map((who) => (
          <Stack key={who} who={who} parts={parts} most={most} />
        ))}
      </div>
      <p class="small title-legend">
        {parts.map(({ label }, place) => (
          <span key={label}>
            <i class="swatch" data-source={place} /> {label}
          </span>
        ))}
        {losses.map(({ code, label, winners, others }) => (
          <span key={code} class="quiet">
            {t('loss', { label, winners: number(winners, 1), others: number(others, 1) })}
          </span>
        ))}
      </p>
    </Plot>
  );
}

function Stack({ who, parts, most }: { who: 'winners' | 'others'; parts: readonly Part[]; most: number }) {
  const label = parts.map((one) => `${one.label} ${number(one[who], 0)}`).join(', ');
  let x = 0;
  return (
    <>
      <span class="small">{t(who)}</span>
      <svg viewBox={`0 0 ${WIDTH} 21`} role="img" aria-label={label}>
        {parts.map((one, place) => {
          const width = Math.max(0, (one[who] / most) * WIDTH);
          const at = x;
          x += width;
          return (
            <g key={one.label}>
              <rect data-source={place} x={at} width={Math.max(0, width - 1.5)} height="21" rx="2" />
              {width > 17 && (
                <text x={at + (width - 1.5) / 2} y="15.5">
                  {number(one[who], 0)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </>
  );
}

/** What brings most, each by itself, and the rest together. */
function inFew(gains: readonly SourceStatistics[]): readonly Part[] {
  if (gains.length <= COLOURS) return gains;
  const [first, rest] = [gains.slice(0, COLOURS - 1), gains.slice(COLOURS - 1)];
  return [...first, { label: t('otherSources'), winners: sumOf(rest, 'winners'), others: sumOf(rest, 'others') }];
}

function sumOf(parts: readonly Part[], who: 'winners' | 'others'): number {
  return parts.reduce((sum, one) => sum + Math.max(0, one[who]), 0);
}
