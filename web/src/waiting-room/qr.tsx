/** A link as a square of dots that a camera reads (ISO/IEC 18004). */

import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

/** Dots that stay white around it: what cameras need. */
const QUIET = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg class="waiting-qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

/** How many dots wide it is, and its dark dots as a path. */
function drawn(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dots.join('') };
}
