/** Exports from anywhere, verified in the browser: dropped on the page, and sent to nobody. */

import { useEffect, useState } from 'preact/hooks';
import { announce } from '../shell/announcing.tsx';
import { Heading } from '../shell/heading.tsx';
import { canHash } from '../verifying/hashing.ts';
import { type Report, verify } from '../verifying/verify.ts';
import { t } from '../words/audit.ts';
import { type Dropped, NOTHING, withFiles } from './files.ts';
import { Unchecked } from './unchecked.tsx';
import { LookAtLink } from './link.tsx';
import { Picture } from './picture.tsx';
import { Progress } from './progress.tsx';
import { Signer } from './signer.tsx';
import { Steps } from './steps.tsx';
import { placed, Verdict } from './verdict.tsx';

interface Verified {
  readonly name: string;
  readonly report: Report;
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
        {verified.map(({ name, report }, index) => (
          <li key={index}>
            <OneFile name={name} report={report} known={known} open={verified.length === 1} />
          </li>
        ))}
      </ul>
      {dropped !== NOTHING && (
        <button type="button" onClick={() => setDropped(NOTHING)}>
          {t('clear')}
        </button>
      )}
      <Unchecked file="game.json" />
    </div>
  );
}

/** Files are verified one after the other; all of them anew when keys or receipts come. */
function useVerified({ exports, keys, notes, witnesses, receipts, draws }: Dropped) {
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
        setVerified((before) => [...before, { name, report }]);
        announce(t(report.good ? 'announceGood' : 'announceBad', { file: name }));
      }
      setUnderWay(undefined);
    };
    void each();
    return () => {
      late = true;
    };
  }, [exports, keys, notes, witnesses, receipts, draws]);
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

function OneFile({ name, report, known, open }: FileShown) {
  const [shown, setShown] = useState(open);
  const whole = report.document?.export;
  const outcome = report.good ? 'good' : 'bad';
  return (
    <article
      class="card"
      data-file={name}
      data-outcome={outcome}
      data-ply={report.firstBadPly}
      data-rewritten={report.rewritten}
    >
      <h2 translate={false}>{name}</h2>
      <Verdict report={report} />
      <details open={open} onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>
          {t('steps')}
          {!report.good && <span class="unseen"> ({placed(report)})</span>}
        </summary>
        {shown && (
          <div class="stack">
            {whole && <Signer whole={whole} known={known} />}
            <Steps steps={report.steps} />
            {whole && <Picture report={report} whole={whole} />}
            {whole && <LookAtLink whole={whole} first={report.firstBadPly ?? 0} />}
          </div>
        )}
      </details>
    </article>
  );
}
