/** Bytes and hashes that a check has compared, fetched when somebody wants to see them. */

import { useEffect, useState } from 'preact/hooks';
import type { Exhibit } from '../verifying/finding.ts';
import { exhibitName, t } from '../words/audit.ts';

export function Exhibits({ of }: { of: () => Promise<readonly Exhibit[]> }) {
  const [found, setFound] = useState<readonly Exhibit[]>();
  useEffect(() => {
    let late = false;
    void of().then((all) => !late && setFound(all));
    return () => {
      late = true;
    };
  }, [of]);
  if (found === undefined) return <p class="quiet">{t('checking')}</p>;
  if (found.length === 0) return <p class="quiet">{t('nothingToShow')}</p>;
  return (
    <dl class="audit-exhibits">
      {found.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{exhibitName(name)}</dt>
          <dd translate={false}>
            <code tabIndex={value.length > 400 ? 0 : undefined}>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
