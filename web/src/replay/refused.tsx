/** What a seat could not choose at a ply, and why: each reason with the things that it is about. */

import type { Obstacle } from 'kronika-client';
import type { Told } from '../arranged/told.ts';
import { RuleIds, RuleTexts } from '../choosing/by-rules.tsx';
import { WhyNot } from '../choosing/why.ts';
import { useMemo } from 'preact/hooks';
import { list } from '../words/formats.ts';
import { plain } from '../words/hyphenation.ts';
import { t } from '../words/replay.ts';

/** So many things are named for one reason, and so many reasons of one rule are told at first. */
const NAMED = 4;
const FIRST = 2;

interface Props {
  readonly title: string;
  readonly obstacles: readonly Obstacle[];
  /** The board of the ply, which knows what things are called. */
  readonly told: Told | undefined;
}

export function Refused({ title, obstacles, told }: Props) {
  const why = useMemo(() => new WhyNot(title), [title]);
  if (obstacles.length === 0) return null;
  return (
    <details class="replay-refused">
      <summary>{t('legalRefused')}</summary>
      {[...byRule(obstacles)].map(([rule, reasons]) => (
        <section key={rule}>
          <RuleIds why={why} rules={[rule]} />
          <Reasons reasons={reasons.slice(0, FIRST)} told={told} />
          {reasons.length > FIRST && (
            <details class="small">
              <summary>{t('legalMore', { count: reasons.length - FIRST })}</summary>
              <Reasons reasons={reasons.slice(FIRST)} told={told} />
            </details>
          )}
        </section>
      ))}
      <RuleTexts why={why} />
    </details>
  );
}

function byRule(obstacles: readonly Obstacle[]): ReadonlyMap<string, readonly Obstacle[]> {
  const found = new Map<string, Obstacle[]>();
  for (const one of obstacles) found.set(one.rule, [...(found.get(one.rule) ?? []), one]);
  return found;
}

function Reasons({ reasons, told }: { reasons: readonly Obstacle[]; told: Told | undefined }) {
  return (
    <ul>
      {reasons.map((one) => (
        <li key={one.because}>
          {told && <Things told={told} obstacle={one} />} {one.because}
        </li>
      ))}
    </ul>
  );
}

/** What the reason is about, in a few words; nothing that the reason says itself. */
function Things({ told, obstacle: { paths, because } }: { told: Told; obstacle: Obstacle }) {
  const all = [...new Set(paths.map((path) => nameOf(told, path.at(-1) ?? '')))];
  const names = all.filter((name) => name !== '' && !because.includes(name));
  const more = names.length - NAMED;
  if (names.length === 0) return null;
  return <span class="quiet">{list([...names.slice(0, NAMED), ...(more > 0 ? [t('legalOthers', { count: more })] : [])])}:</span>;
}

function nameOf(told: Told, id: string): string {
  const found = told.item(id);
  return plain(found ? told.speech.called(found[0]) : told.catalogue.name(told.zone(id).name));
}
