/** Verifying, while the page stays what it is: progress, and the report in the end. */

import { useEffect, useState } from 'preact/hooks';
import { canHash } from '../verifying/hashing.ts';
import { type Evidence, type Report, verify } from '../verifying/verify.ts';

export interface Checked {
  /** From 0 to 1. */
  readonly share: number;
  readonly report?: Report;
  /** The browser offers no cryptography to this page. */
  readonly insecure?: boolean;
}

/** The report about some bytes; made anew when bytes or evidence change. */
export function useChecked(bytes: Uint8Array | undefined, evidence: Evidence): Checked {
  const [checked, setChecked] = useState<Checked>({ share: 0 });
  useEffect(() => {
    if (bytes === undefined) return;
    if (!canHash()) {
      setChecked({ share: 1, insecure: true });
      return;
    }
    let late = false;
    setChecked({ share: 0 });
    const sharing = (share: number) => {
      if (!late) setChecked({ share });
    };
    void verify(bytes, evidence, sharing).then((report) => {
      if (!late) setChecked({ share: 1, report });
    });
    return () => {
      late = true;
    };
  }, [bytes, evidence]);
  return checked;
}
