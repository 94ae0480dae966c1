/** A ply as it is judged: what was asked, what the rules say, what it changed, decided again. */

import type { DisputeShown, EvidenceShown, PlyEvidence, RuleCited } from 'kronika-client';
import { Changed } from '../replay/changed.tsx';
import type { Named } from '../replay/naming.ts';
import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/verdict.ts';

export type Evidence = PlyEvidence | EvidenceShown;

interface Props {
  readonly game: string;
  readonly ply: number | undefined;
  readonly found: Evidence;
  readonly seats: readonly Named[];
  readonly dispute?: DisputeShown | undefined;
}

export function Case({ game, ply, found, seats, dispute }: Props) {
  const name = (seat: number | null | undefined) => seats.find((one) => one.seat === seat)?.name ?? '';
  return (
    <section class="card verdict-case" aria-labelledby="case">
      <div class="line spread">
        <h2 id="case">{headed(ply, found, dispute, name)}</h2>
        {ply !== undefined && <a href={`/games/${game}?ply=${ply}`}>{t('onBoard')}</a>}
      </div>
      {dispute && (
        <>
          <p class="line">
            <span class="verdict-chip">{t('number', { number: dispute.number })}</span>
            <span class={`verdict-chip ${dispute.status}`}>{t(`status.${dispute.status}`)}</span>
          </p>
          <p class="verdict-complaint">
            <SeatMark seat={dispute.seat} />{' '}
            {dispute.complaint.words == null ? t('complaintHidden') : <q translate={false}>{dispute.complaint.words}</q>}
          </p>
        </>
      )}
      <div class="verdict-pair">
        <Asked found={found} name={name(found.seat)} />
        <RulesSay found={found} />
      </div>
      <section>
        <h3>{t('changes')}</h3>
        <Changed differences={found.differences ?? []} seats={seats} />
      </section>
      <Events found={found} />
      <p class="verdict-again" data-again={found.redecision?.outcome ?? 'untold'}>
        <Again found={found} />
      </p>
    </section>
  );
}

function headed(ply: number | undefined, { seat }: Evidence, dispute: DisputeShown | undefined, name: (seat?: number | null) => string) {
  if (dispute) return t(ply === undefined ? 'refusalBy' : 'disputedBy', { ply: ply ?? 0, name: name(dispute.seat) });
  return seat == null ? t('setup') : t('plyBy', { ply: ply ?? 0, name: name(seat) });
}

/** The question, what was answered, and what else could have been. */
function Asked({ found, name }: { found: Evidence; name: string }) {
  const { legal, events = [], refusal } = found;
  const words = events[0]?.text ?? found.notation ?? '';
  const others = [...new Set(legal?.words ?? [])];
  return (
    <section class="verdict-box">
      <h3>{t('asked')}</h3>
      {legal?.asks && <p>{legal.asks}</p>}
      {found.seat != null && words !== '' && (
        <p>
          <strong>{t('played', { name, words })}</strong>
        </p>
      )}
      {refusal && <p>{t('refusedWords', { because: refusal.problem.because ?? refusal.problem.detail })}</p>}
      {legal ? (
        <details>
          <summary>{t('others', { count: Math.max(0, legal.commands.length - (refusal ? 0 : 1)) })}</summary>
          <ul class="audit-bullets" aria-label={t('allLegal')}>
            {others.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      ) : (
        found.seat != null && <p class="small quiet">{t('askedHidden')}</p>
      )}
    </section>
  );
}

/** The rules by id, each with its sentence and the events that it led to. */
function RulesSay({ found }: { found: Evidence }) {
  const rules = found.rules ?? [];
  return (
    <section class="verdict-box">
      <h3>{t('rulesSay')}</h3>
      {rules.length === 0 && <p class="small quiet">{t('noRules')}</p>}
      <dl class="verdict-rules">
        {rules.map((one, at) => (
          <div key={at}>
            <dt>
              <RuleLink cited={one} />
            </dt>
            <dd>{one.because}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The id of a rule, which leads to its text among the rules of the title. */
function RuleLink({ cited: { rule, rule_url: url } }: { cited: RuleCited }) {
  return (
    <a href={url.replace(/^\/v1(\/titles\/[^/]+)\/rules\/(.+)$/, '$1?rule=$2')} translate={false}>
      {rule}
    </a>
  );
}

/** What happened, event by event, and by which rule. */
function Events({ found }: { found: Evidence }) {
  const told = (found.events ?? []).filter(({ text }) => text);
  if (told.length === 0) return null;
  const because = (version: number) => (found.rules ?? []).filter(({ events = [] }) => events.includes(version));
  return (
    <details>
      <summary>{t('events', { count: told.length })}</summary>
      <table class="verdict-events">
        <thead>
          <tr>
            <th scope="col">{t('changes')}</th>
            <th scope="col">{t('because')}</th>
          </tr>
        </thead>
        <tbody>
          {told.map(({ version, text }) => (
            <tr key={version}>
              <td>{text}</td>
              <td>
                {because(version).map((one) => (
                  <p key={one.rule}>
                    <RuleLink cited={one} /> {one.because}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Again({ found: { redecision: again } }: { found: Evidence }) {
  if (!again) return <span class="quiet">{t('again.untold')}</span>;
  const json = (value: unknown) => JSON.stringify(value ?? null);
  const values = { decided: json(again.decided), recorded: json(again.recorded) };
  return (
    <>
      <span aria-hidden="true">{again.outcome === 'same' ? '✓' : again.outcome === 'unknown' ? '–' : '✗'}</span>{' '}
      {t(`again.${again.outcome}`, values)} {again.because}
    </>
  );
}
