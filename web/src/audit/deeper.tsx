/** What lies deepest: keys, the chain as a picture, and its links. */

import type { Report } from '../verifying/verify.ts';
import { LookAtLink } from './link.tsx';
import { Picture } from './picture.tsx';
import { Signer } from './signer.tsx';

export function Deeper({ report, known }: { report: Report; known: ReadonlyMap<string, string> }) {
  const whole = report.document?.export;
  if (whole === undefined) return null;
  return (
    <>
      <Signer whole={whole} known={known} />
      <Picture report={report} whole={whole} />
      <LookAtLink whole={whole} first={report.firstBadPly ?? whole.events.at(-1)?.ply ?? 0} />
    </>
  );
}
