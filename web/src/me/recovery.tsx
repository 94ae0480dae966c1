/** Recovery codes: how many are left, and new ones, which are shown once. */

import type { RecoveryCodesLeft } from 'kronika-client';
import { useState } from 'preact/hooks';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { download } from '../shell/download.ts';
import { attempt } from '../shell/problems.tsx';
import { day } from '../words/formats.ts';
import { t } from '../words/ways.ts';

export function Recovery({ codes, again }: { codes: RecoveryCodesLeft; again: () => void }) {
  const [made, setMade] = useState<readonly string[]>();
  const [busy, setBusy] = useState(false);
  const { left, made_at: madeAt } = codes;
  const make = async () => {
    setBusy(true);
    const fresh = await attempt(() => kronika.value.createRecoveryCodes());
    setBusy(false);
    if (fresh === undefined) return;
    setMade(fresh.codes);
    again();
  };
  return (
    <section class="card" aria-labelledby="me-codes">
      <h2 id="me-codes">{t('codes')}</h2>
      <p class="quiet">{t('codesText')}</p>
      {made !== undefined ? (
        <Sheet codes={made} done={() => setMade(undefined)} />
      ) : (
        <>
          <p>{left > 0 && madeAt ? t('codesLeft', { count: left, day: day(madeAt) }) : t('codesNone')}</p>
          {left > 0 && <p class="quiet small">{t('makeCodesAgainText')}</p>}
          <div>
            <button type="button" disabled={busy} onClick={make}>
              {t(left > 0 ? 'makeCodesAgain' : 'makeCodes')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** The codes themselves; a printer prints nothing else of the page. */
function Sheet({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const name = person.value?.name ?? '';
  const title = t('codesOf', { name, host: location.host });
  const text = [title, '', ...codes, ''].join('\n');
  const copy = () => navigator.clipboard?.writeText(text).then(() => announce(t('copied')), () => undefined);
  const save = () => download(new File([text], `kronika-${name.replaceAll(/\W+/g, '-')}.txt`, { type: 'text/plain' }));
  return (
    <div class="stack">
      <p class="me-once" role="status">
        {t('codesOnce')}
      </p>
      <div class="me-sheet">
        <p class="me-printed">{title}</p>
        <ol class="me-codes fixed" translate={false}>
          {codes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ol>
      </div>
      <div class="line">
        <button type="button" onClick={copy}>
          {t('copy')}
        </button>
        <button type="button" onClick={save}>
          {t('saveFile')}
        </button>
        <button type="button" onClick={() => print()}>
          {t('print')}
        </button>
        <button type="button" class="main" onClick={done}>
          {t('codesKept')}
        </button>
      </div>
    </div>
  );
}
