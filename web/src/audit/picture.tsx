/** The chain, drawn: links up to the last one, whose hash the receipt and the checkpoint name. */

import type { Outcome } from '../verifying/finding.ts';
import type { Export } from '../verifying/format.ts';
import { linksOf } from '../verifying/chain.ts';
import { checkpointIn } from '../verifying/checkpoints.ts';
import { twoStepsIn } from '../verifying/inclusion.ts';
import type { Report } from '../verifying/verify.ts';
import { t } from '../words/audit.ts';

const WIDE = 340;
const BOX = 92;
const SIGN: Readonly<Record<Outcome, string>> = { good: '✓', bad: '✗', unknown: '?' };

export function Picture({ report, whole }: { report: Report; whole: Export }) {
  const outcome = (name: string) => report.steps.find((step) => step.name === name)?.outcome ?? 'unknown';
  const links = linksOf(whole.events);
  const shown = [links[0], links.at(-2), links.at(-1)].filter((link) => link !== undefined);
  const ply = whole.events.at(-1)?.ply ?? 0;
  return (
    <figure class="card">
      <figcaption>{t('picture')}</figcaption>
      <svg class="audit-chain" viewBox={`0 0 ${WIDE} 396`} role="img" aria-label={t('pictureAlt', { ply })}>
        <g aria-hidden="true">
          {shown.map((link, index) => (
            <Link
              key={index}
              x={index * (WIDE / 2 - BOX / 2)}
              ply={link.events[0]?.ply ?? 0}
              hash={link.events.at(-1)?.hash ?? ''}
              outcome={outcome('chain')}
              gap={index === 1 && links.length > 3}
            />
          ))}
          <Down from={78} to={118} />
          <Receipt whole={whole} outcome={outcome('receipts')} />
          <Down from={208} to={248} />
          <Checkpoint whole={whole} outcome={outcome('checkpoint')} />
        </g>
      </svg>
    </figure>
  );
}

interface LinkShown {
  readonly x: number;
  readonly ply: number;
  readonly hash: string;
  readonly outcome: Outcome;
  readonly gap: boolean;
}

function Link({ x, ply, hash, outcome, gap }: LinkShown) {
  return (
    <g transform={`translate(${x} 0)`}>
      {x > 0 && <path class="audit-arrow" d="M-21 34l-7 5 7 5" />}
      {x > 0 && <path class={gap ? 'audit-arrow far' : 'audit-arrow'} d="M-27 39h25" />}
      <rect class={`audit-box ${outcome}`} x="1" y="1" width={BOX - 2} height="76" rx="8" />
      <text x="10" y="22">
        {SIGN[outcome]} {t('pictureLink')}
      </text>
      <text x="10" y="44" class="audit-strong">
        {ply === 0 ? t('pictureSetup') : t('picturePly', { ply })}
      </text>
      <text x="10" y="66" class="audit-fixed">
        {hash.slice(0, 8)}
      </text>
    </g>
  );
}

function Down({ from, to }: { from: number; to: number }) {
  const x = WIDE - BOX / 2;
  return <path class="audit-arrow" d={`M${x} ${to - 2}V${from + 4}m-5 7l5 -7 5 7`} />;
}

function Receipt({ whole, outcome }: { whole: Export; outcome: Outcome }) {
  const { receipt } = whole.proof;
  return (
    <g transform="translate(0 118)">
      <rect class={`audit-box ${receipt ? outcome : 'unknown'}`} x="1" y="1" width={WIDE - 2} height="88" rx="8" />
      <text x="12" y="24" class="audit-strong">
        {receipt ? `${SIGN[outcome]} ${t('pictureReceipt')}` : t('pictureNoReceipt')}
      </text>
      {receipt && (
        <>
          <text x="12" y="48">{t('pictureReceiptText', { ply: receipt.ply })}</text>
          <text x="12" y="72" class="audit-fixed">{t('pictureHead', { hash: receipt.head.slice(0, 16) })}</text>
        </>
      )}
    </g>
  );
}

function Checkpoint({ whole, outcome }: { whole: Export; outcome: Outcome }) {
  const { inclusion } = whole.proof;
  const steps = inclusion === undefined ? undefined : stepsOf(inclusion);
  return (
    <g transform="translate(0 248)">
      <rect class={`audit-box ${inclusion ? outcome : 'unknown'}`} x="1" y="1" width={WIDE - 2} height="142" rx="8" />
      <text x="12" y="24" class="audit-strong">
        {inclusion === undefined ? t('pictureNoCheckpoint') : `${SIGN[outcome]} ${t('pictureCheckpoint')}`}
      </text>
      {steps && (
        <>
          <text x="12" y="48">{t('pictureCheckpointText', steps)}</text>
          <text x="12" y="72">{t('pictureRootText', steps)}</text>
          <Tree />
        </>
      )}
    </g>
  );
}

/** Where both steps of a proof lead: numbers and sizes. Nothing if it cannot be read. */
function stepsOf(inclusion: string) {
  try {
    const { outer, inner } = twoStepsIn(inclusion);
    const [root, partition] = [checkpointIn(outer.checkpoint), checkpointIn(inner.checkpoint)];
    const log = partition.origin.split('/log/')[1] ?? '';
    return { index: inner.index, size: partition.size, log, rootIndex: outer.index, rootSize: root.size };
  } catch {
    return undefined;
  }
}

/** A tree of hashes whose last leaf is the one that is meant. */
function Tree() {
  const leaves = Array.from({ length: 8 }, (_, index) => 20 + index * 41);
  const row = (xs: readonly number[]) => xs.filter((_, i) => i % 2 === 0).map((x, i) => (x + (xs[i * 2 + 1] ?? x)) / 2);
  const twigs = row(leaves);
  const boughs = row(twigs);
  const lines = (from: readonly number[], to: readonly number[], y: number) =>
    from.map((x, i) => `M${x} ${y}L${to[Math.floor(i / 2)] ?? x} ${y - 14}`).join('');
  return (
    <g transform="translate(0 80)">
      <path class="audit-twig" d={lines(leaves, twigs, 50) + lines(twigs, boughs, 36) + lines(boughs, row(boughs), 22)} />
      {leaves.map((x, index) => (
        <circle key={x} class={index === 7 ? 'audit-leaf own' : 'audit-leaf'} cx={x} cy="50" r={index === 7 ? 6 : 4} />
      ))}
    </g>
  );
}
