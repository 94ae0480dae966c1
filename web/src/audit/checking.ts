/** Verifying, while the page stays what it is: progress, and the report in the end. */

import { useEffect, useState } from 'preact/hooks';
import { canHash } from '../verifying/hashing.ts';
import type { Evidence } from '../verifying/verify.ts';
import type { Asking } from './asking.ts';
import { type Opinions, opinions } from './opinions.ts';

export interface Checked {
  /** From 0 to 1. */
  readonly share: number;
  readonly both?: Opinions;
  /** The browser offers no cryptography to this page. */
  readonly insecure?: boolean;
}

/** The reports about the bytes of a file; made anew when these, the evidence or the rules change. */
export function useChecked(file: string, bytes: Uint8Array | undefined, evidence: Evidence, asking: Asking | undefined): Checked {
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
    void opinions({ file, bytes, evidence }, asking, sharing).then((both) => {
      if (!late) setChecked({ share: 1, both });
    });
    return () => {
      late = true;
    };
  }, [file, bytes, evidence, asking]);
  return checked;
}
