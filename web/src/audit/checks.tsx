/** What was checked and by whom: a line each, which opens to its steps, keys and bytes. */

import type { PlyDated } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import type { Report } from '../verifying/verify.ts';
import { moment } from '../words/formats.ts';
import { t as a } from '../words/audit.ts';
import { t } from '../words/verdict.ts';
import type { Decided } from './judging.ts';
import { type Line, linesOf } from './lines.ts';
import { Mark } from './mark.tsx';
import { Steps } from './steps.tsx';

interface Props {
  readonly report: Report;
  readonly decided: Decided | undefined;
  readonly file: string;
  /** When the ply that is looked at came into the log, as the service says. */
  readonly dated?: PlyDated | undefined;
  /** Keys, links and logs: what lies deepest. */
  readonly children?: ComponentChildren;
}

export function Checks({ report, decided, file, dated, children }: Props) {
  const lines = linesOf(report, decided);
  return (
    <section class="card verdict-checks">
      <h2>{t('checkedBy')}</h2>
      {lines.map((line) => (
        <OneLine key={line.name} line={line} report={report} decided={decided}>
          {line.name === 'moves' && <Yourself file={file} />}
          {line.name === 'witnesses' && dated && <Witnesses dated={dated} />}
        </OneLine>
      ))}
      {children && (
        <details class="verdict-line">
          <summary>
            <strong>{t('deeper')}</strong>
          </summary>
          <div class="stack">{children}</div>
        </details>
      )}
      <p class="small quiet line">
        <Mark outcome="good" /> <Mark outcome="bad" /> <Mark outcome="unknown" /> {t('signs')}
      </p>
    </section>
  );
}

function OneLine(props: { line: Line; report: Report; decided: Decided | undefined; children: ComponentChildren }) {
  const { line, report, decided, children } = props;
  const { name, outcome, by, ply, steps } = line;
  const events = report.document?.export.events.length ?? 0;
  return (
    <details class="verdict-line" data-line={name} data-outcome={outcome} data-by={by}>
      <summary>
        <Mark outcome={outcome} />
        <span>
          <strong>{t(`line.${name}`)}</strong>
          {ply !== undefined && <span class="audit-ply"> {a('atPly', { ply })}</span>}
          <span>{t(`${name}.${outcome}`, { events, plies: decided?.plies ?? 0 })}</span>
          <span class="small verdict-by">{t(`by.${by}`, { who: decided?.who ?? '' })}</span>
        </span>
      </summary>
      {children}
      {steps.length > 0 && <Steps steps={steps} />}
    </details>
  );
}

/** How the moves are decided again without the service. */
function Yourself({ file }: { file: string }) {
  return (
    <>
      <p>{t('runYourself')}</p>
      <pre translate={false} tabIndex={0} role="region" aria-label={t('runYourself')}>
        <code>{`kronika keys --url ${location.origin} --output keys.txt\nkronika verify ${file} --keys keys.txt`}</code>
      </pre>
      <p>
        <a href="/docs/pages/auditing">{a('offlineMore')}</a>
      </p>
    </>
  );
}

/** Between which times the ply came into the log, and who has seen it there. */
function Witnesses({ dated: { ply, at, before, covering, witnesses = [] } }: { dated: PlyDated }) {
  return (
    <div class="stack small">
      <p>
        {covering ? t('dated', { ply, at: moment(at), by: moment(covering.at) }) : t('datedOpen', { ply, at: moment(at) })}{' '}
        {before && t('datedAfter', { after: moment(before.at) })}
      </p>
      {witnesses.length === 0 && <p>{t('noWitnesses')}</p>}
      <ul>
        {witnesses.map((one) => (
          <li key={one.key}>
            {one.at ? t('witnessSeen', { name: one.name, time: moment(one.at) }) : t('witnessSilent', { name: one.name })}
          </li>
        ))}
      </ul>
    </div>
  );
}
