/** Exports from anywhere, verified in the browser: dropped on the page, and sent to nobody. */

import { useEffect, useState } from 'preact/hooks';
import { announce } from '../shell/announcing.tsx';
import { Heading } from '../shell/heading.tsx';
import { canHash } from '../verifying/hashing.ts';
import { type Report, verify } from '../verifying/verify.ts';
import { t } from '../words/audit.ts';
import { t as v } from '../words/verdict.ts';
import { type Dropped, NOTHING, withFiles } from './files.ts';
import { Banner, sentence } from './banner.tsx';
import { Beside } from './beside.tsx';
import { Checks } from './checks.tsx';
import { type Decided, type Judgement, judged } from './judging.ts';
import { Keep, written } from './keep.tsx';
import { Deeper } from './deeper.tsx';
import { Progress } from './progress.tsx';

interface Verified {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly report: Report;
  readonly decided: Decided | undefined;
  readonly judgement: Judgement;
}

/** What is under way: the name of a file, and how far it has come. */
interface UnderWay {
  readonly name: string;
  readonly share: number;
}

export default function Verify() {
  const [dropped, setDropped] = useState<Dropped>(NOTHING);
  const { verified, underWay } = useVerified(dropped);
  const add = async (files: readonly File[]) => setDropped(await withFiles(dropped, files));
  const draws = [...dropped.draws.values()].reduce((sum, some) => sum + some.length, 0);
  const along = { keys: dropped.keys.length, receipts: dropped.receipts.length, draws };
  const known = new Map(dropped.keys.map((key) => [key, new Date().toISOString()]));
  return (
    <div class="audit">
      <Heading name={t('verifyTitle')} />
      <p>{t('verifyLead')}</p>
      <Drop add={(files) => void add(files)} />
      {along.keys + along.receipts + along.draws > 0 && <p>{t('aside', along)}</p>}
      {underWay && <Progress share={underWay.share} label={t('checkingFile', { file: underWay.name })} />}
      {!canHash() && <p class="refused">{t('insecure')}</p>}
      {verified.length === 0 && !underWay && <p class="quiet">{t('noFile')}</p>}
      <ul class="stack">
        {verified.map((one, index) => (
          <li key={index}>
            <OneFile {...one} known={known} open={verified.length === 1} />
          </li>
        ))}
      </ul>
      {dropped !== NOTHING && (
        <button type="button" onClick={() => setDropped(NOTHING)}>
          {t('clear')}
        </button>
      )}
    </div>
  );
}

/** Files are verified one after the other; all of them anew when keys or receipts come. */
function useVerified({ exports, keys, notes, witnesses, receipts, draws, decided }: Dropped) {
  const [verified, setVerified] = useState<readonly Verified[]>([]);
  const [underWay, setUnderWay] = useState<UnderWay>();
  useEffect(() => {
    let late = false;
    setVerified([]);
    setUnderWay(undefined);
    if (!canHash()) return;
    const each = async () => {
      for (const { name, bytes } of exports) {
        const id = gameIn(bytes);
        const own = receipts.filter(({ game }) => game === id);
        const evidence = { keys, notes, witnesses, receipts: own, draws: draws.get(id) ?? [] };
        const sharing = (share: number) => {
          if (!late) setUnderWay({ name, share });
        };
        const report = await verify(bytes, evidence, sharing);
        if (late) return;
        const told = decided.get(id);
        const fits = told?.events === report.document?.export.events.length ? told : undefined;
        const judgement = judged(report, fits);
        setVerified((before) => [...before, { name, bytes, report, decided: fits, judgement }]);
        announce(`${name}: ${sentence(judgement, 'file')}`);
      }
      setUnderWay(undefined);
    };
    void each();
    return () => {
      late = true;
    };
  }, [exports, keys, notes, witnesses, receipts, draws, decided]);
  return { verified, underWay };
}

/** The id of the game in an export; nothing if it cannot be read. */
function gameIn(bytes: Uint8Array): string {
  try {
    return String(JSON.parse(new TextDecoder().decode(bytes)).game.id);
  } catch {
    return '';
  }
}

function Drop({ add }: { add: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...(event.dataTransfer?.files ?? [])]);
  };
  return (
    <label
      class={over ? 'audit-drop over' : 'audit-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <strong>{t('drop')}</strong>
      <span class="quiet small">{t('dropHint')}</span>
      <input
        class="unseen"
        type="file"
        multiple
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

interface FileShown extends Verified {
  readonly known: ReadonlyMap<string, string>;
  readonly open: boolean;
}

function OneFile({ name, bytes, report, decided, judgement, known, open }: FileShown) {
  const [shown, setShown] = useState(open);
  const { verdict, ply } = judgement;
  const bad = verdict === 'changed' || verdict === 'unfounded';
  return (
    <article
      class="stack"
      data-file={name}
      data-outcome={report.good ? 'good' : 'bad'}
      data-ply={report.firstBadPly}
      data-rewritten={report.rewritten}
    >
      <h2 translate={false}>{name}</h2>
      <Banner judgement={judgement} report={report} of="file" file={name} />
      <details open={open} onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>
          {t('steps')}
          {bad && ply !== undefined && <span class="unseen"> ({t('atPly', { ply })})</span>}
        </summary>
        {shown && (
          <div class="verdict-columns">
            <div class="verdict-right">
              {bad && ply !== undefined && <Beside report={report} ply={ply} />}
              {bad && <WhatToDo />}
              <Keep files={filesOf(name, bytes, report)} />
            </div>
            <Checks report={report} decided={decided} file={name}>
              <Deeper report={report} known={known} />
            </Checks>
          </div>
        )}
      </details>
    </article>
  );
}

/** What somebody can do who holds a file that was changed. */
function WhatToDo() {
  return (
    <section class="card">
      <h2>{v('whatToDo')}</h2>
      <ol class="audit-bullets verdict-todo">
        <li>{v('doKeep')}</li>
        <li>{v('doAsk')}</li>
        <li>{v('doWitness')}</li>
      </ol>
    </section>
  );
}

/** The file as it is, and what this page says of it. */
function filesOf(name: string, bytes: Uint8Array, { good, firstBadPly, findings, steps }: Report) {
  const checks = steps.map((one) => ({ name: one.name, outcome: one.outcome, ply: one.ply, told: one.told }));
  const report = written({ file: name, good, first_bad_ply: firstBadPly, checks, findings });
  return [
    { name, words: v('keepFile'), content: bytes },
    { name: `${name}-report.json`, words: v('keepReport'), content: report },
  ];
}
