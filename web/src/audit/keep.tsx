/** Files to keep: with them anybody can check it again without the service. One download each. */

import { download } from '../shell/download.ts';
import { number } from '../words/formats.ts';
import { t } from '../words/verdict.ts';

export interface Kept {
  readonly name: string;
  readonly words: string;
  readonly content: Uint8Array | string;
}

export function Keep({ files }: { files: readonly Kept[] }) {
  return (
    <section class="card">
      <h2>{t('keep')}</h2>
      <p class="small quiet">{t('keepText')}</p>
      <ul class="verdict-files">
        {files.map(({ name, words, content }) => (
          <li key={name} class="line">
            <button type="button" onClick={() => download(new File([content as BlobPart], name, { type: name.endsWith('.json') ? 'application/json' : 'text/plain' }))}>
              {words}
            </button>
            <span class="small quiet">{t('size', { kilobytes: number(Math.max(0.1, sizeOf(content) / 1000), 1) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sizeOf(content: Uint8Array | string): number {
  return typeof content === 'string' ? new TextEncoder().encode(content).length : content.length;
}

/** JSON as somebody may want to read it. */
export function written(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
