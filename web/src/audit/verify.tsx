/** Exports and proofs from anywhere, verified in the browser: dropped on the page, and sent to nobody. */

import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Kept } from '../dropped/kept.tsx';
import { taken } from '../referee/shelf.ts';
import { Heading } from '../shell/heading.tsx';
import { canHash } from '../verifying/hashing.ts';
import { t } from '../words/audit.ts';
import { t as p } from '../words/proof.ts';
import { Drop } from './drop.tsx';
import { type Dropped, NOTHING, withFiles } from './files.ts';
import { OneFile } from './one-file.tsx';
import { Trust, usePolicy } from './policy.tsx';
import { Progress } from './progress.tsx';
import { OneProof } from './proof.tsx';
import { Rules, useAsking } from './rules.tsx';
import { useVerified } from './verified.ts';

export default function Verify() {
  const [dropped, setDropped] = useState<Dropped>(NOTHING);
  const inUse = usePolicy(dropped);
  const asking = useAsking();
  const { verified, proven, underWay } = useVerified(dropped, inUse, asking);
  const paste = (text: string) => setDropped({ ...dropped, policies: [{ name: p('policyPasted'), text }] });
  const add = async (files: readonly File[]) => setDropped(await withFiles(dropped, files));
  const { file } = useRoute().query;
  useEffect(() => {
    // A game that the browser keeps is looked at again.
    if (file) void taken(file).then((found) => found && add([new File([found.bytes], found.about.file)]));
  }, [file]);
  const draws = [...dropped.draws.values()].reduce((sum, some) => sum + some.length, 0);
  const along = { keys: dropped.keys.length + dropped.witnesses.length, receipts: dropped.receipts.length, draws };
  const known = new Map(dropped.keys.map((key) => [key, new Date().toISOString()]));
  return (
    <div class="audit">
      <Heading name={t('verifyTitle')} />
      <p>{t('verifyLead')}</p>
      <Drop add={(files) => void add(files)} />
      <Trust inUse={inUse} onPaste={paste} onRemove={() => setDropped({ ...dropped, policies: [] })} />
      <Rules working={underWay !== undefined} />
      {along.keys + along.receipts + along.draws > 0 && <p>{t('aside', along)}</p>}
      {underWay && <Progress share={underWay.share} label={t('checkingFile', { file: underWay.name })} />}
      {!canHash() && <p class="refused">{t('insecure')}</p>}
      {verified.length + proven.length === 0 && !underWay && <p class="quiet">{t('noFile')}</p>}
      <ul class="stack">
        {verified.map((one, index) => (
          <li key={index}>
            <OneFile {...one} known={known} open={verified.length === 1} />
          </li>
        ))}
        {proven.map((one, index) => (
          <li key={`proof ${index}`}>
            <OneProof {...one} />
          </li>
        ))}
      </ul>
      <Kept />
      {dropped !== NOTHING && (
        <button type="button" onClick={() => setDropped(NOTHING)}>
          {t('clear')}
        </button>
      )}
    </div>
  );
}
