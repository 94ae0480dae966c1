/** A link to pass on: copied, shared, or read by a camera. */

import { useRef } from 'preact/hooks';
import { announce } from '../shell/announcing.tsx';
import { t } from '../words/tables.ts';
import { QrCode } from './qr.tsx';

export function Link({ address, note }: { address: string; note: string }) {
  const box = useRef<HTMLOutputElement>(null);
  const copy = async () => {
    if (box.current) getSelection()?.selectAllChildren(box.current);
    // The clipboard is there on secure pages only; elsewhere the text stays selected.
    await navigator.clipboard?.writeText(address).then(() => announce(t('copied')), () => undefined);
  };
  // Somebody who closes the list of apps shares nothing: that is no failure.
  const share = () => navigator.share({ title: 'Kronika', url: address }).catch(() => undefined);
  return (
    <div class="waiting-link">
      <QrCode text={address} label={t('qr')} />
      <div class="stack">
        <output ref={box} class="waiting-address" translate={false} aria-label={t('link')}>
          {address}
        </output>
        <div class="line">
          <button type="button" class="main" onClick={copy}>
            {t('copyLink')}
          </button>
          {'share' in navigator && (
            <button type="button" onClick={share}>
              {t('share')}
            </button>
          )}
        </div>
        <p class="quiet small">{note}</p>
      </div>
    </div>
  );
}
