/** Dropped files, verified one after the other. */

import { useEffect, useState } from 'preact/hooks';
import { announce } from '../shell/announcing.tsx';
import { canHash } from '../verifying/hashing.ts';
import { type ProofEvidence, type ProofReport, verifyProof } from '../verifying/proof-report.ts';
import type { Asking } from './asking.ts';
import { sentence } from './banner.tsx';
import type { Dropped } from './files.ts';
import { type Decided, type Judgement, judged } from './judging.ts';
import { decidedBy, type Opinions, opinions } from './opinions.ts';
import type { InUse } from './policy.tsx';
import { proofSentence } from './proof.tsx';

export interface Verified extends Opinions {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly decided: Decided | undefined;
  readonly judgement: Judgement;
}

/** A proof that something is in a log. */
export interface Proven {
  readonly name: string;
  readonly report: ProofReport;
}

/** What is under way: the name of a file, and how far it has come. */
interface UnderWay {
  readonly name: string;
  readonly share: number;
}

/** Files are verified one after the other; all of them anew when keys, receipts, a policy or the rules
 * come. A policy that is still being read is waited for. */
export function useVerified(dropped: Dropped, inUse: InUse | undefined, asking: Asking | undefined) {
  const { exports, proofs, policies, keys, notes, witnesses, receipts, draws, decided } = dropped;
  const [verified, setVerified] = useState<readonly Verified[]>([]);
  const [proven, setProven] = useState<readonly Proven[]>([]);
  const [underWay, setUnderWay] = useState<UnderWay>();
  useEffect(() => {
    let late = false;
    setVerified([]);
    setProven([]);
    setUnderWay(undefined);
    if (!canHash() || (policies.length > 0 && inUse === undefined)) return;
    const policy = inUse?.policy;
    const each = async () => {
      const documents: NonNullable<ProofEvidence['documents']>[number][] = [];
      for (const { name, bytes } of exports) {
        const id = gameIn(bytes);
        const own = receipts.filter(({ game }) => game === id);
        const evidence = { keys, notes, witnesses, policy, receipts: own, draws: draws.get(id) ?? [] };
        const sharing = (share: number) => {
          if (!late) setUnderWay({ name, share });
        };
        const wanted = { file: name, bytes, evidence, policy: policies.at(-1)?.text };
        const both = await opinions(wanted, asking, sharing);
        if (late) return;
        const { report } = both;
        if (report.document !== undefined) documents.push({ name, export: report.document.export });
        const told = decided.get(id);
        const fits = told?.events === report.document?.export.events.length ? told : undefined;
        const last = decidedBy(both, fits);
        const judgement = judged(report, last);
        setVerified((before) => [...before, { ...both, name, bytes, decided: last, judgement }]);
        announce(`${name}: ${sentence(judgement, 'file')}`);
      }
      for (const { name, text } of proofs) {
        const report = await verifyProof(text, { keys, witnesses, policy, documents });
        if (late) return;
        setProven((before) => [...before, { name, report }]);
        announce(`${name}: ${proofSentence(report)}`);
      }
      setUnderWay(undefined);
    };
    void each();
    return () => {
      late = true;
    };
  }, [exports, proofs, policies, inUse, keys, notes, witnesses, receipts, draws, decided, asking]);
  return { verified, proven, underWay };
}

/** The id of the game in an export; nothing if it cannot be read. */
function gameIn(bytes: Uint8Array): string {
  try {
    return String(JSON.parse(new TextDecoder().decode(bytes)).game.id);
  } catch {
    return '';
  }
}
