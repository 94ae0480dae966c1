/** Who has signed an export, and since when this browser has known that key. */

import type { Export } from '../verifying/format.ts';
import { t } from '../words/audit.ts';
import { day } from '../words/formats.ts';

export interface SignerOf {
  readonly whole: Export;
  /** The keys that are known, and since when; without a day since this visit. */
  readonly known: ReadonlyMap<string, string>;
}

export function Signer({ whole, known }: SignerOf) {
  const name = /\u2014 (\S+) /.exec(whole.seal)?.[1];
  const keys = whole.proof.keys;
  return (
    <dl class="audit-signer">
      <dt>{t('key')}</dt>
      {keys.map((key) => (
        <dd key={key}>
          <code translate={false}>{key.split('+').slice(0, 2).join('+') || name}</code>{' '}
          <span class="quiet">{about(key, whole, known)}</span>
        </dd>
      ))}
    </dl>
  );
}

function about(key: string, { proof }: Export, known: ReadonlyMap<string, string>): string {
  const since = known.get(key);
  if (since === undefined) {
    const endorsed = proof.key_notes?.some((note) => note.includes(key)) ?? false;
    return t(endorsed && known.size > 0 ? 'keyEndorsed' : 'keyUnknown');
  }
  const long = Date.now() - Date.parse(since) > 60_000;
  return long ? t('keyKnown', { day: day(since) }) : t('keyNew');
}
