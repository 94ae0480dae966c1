/** Where files are dropped, or chosen. */

import { useState } from 'preact/hooks';
import { t } from '../words/audit.ts';

export function Drop({ add }: { add: (files: readonly File[]) => void }) {
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
