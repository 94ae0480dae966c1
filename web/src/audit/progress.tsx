/** How far a verification has come. */

import { useId } from 'preact/hooks';

export function Progress({ share, label }: { share: number; label: string }) {
  const id = useId();
  return (
    <p class="audit-progress">
      <label for={id}>{label}</label>
      <progress id={id} max={1} value={share} />
    </p>
  );
}
