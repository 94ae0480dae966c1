/** Why a sign-in at the provider came to nothing; the address of the page says it (`sign_in_refused`). */

import { useLocation } from 'preact-iso';
import { t } from '../words/signing.ts';

const WHY = ['denied', 'identity-taken', 'too-many-identities', 'sign-up-closed', 'sign-up-code'] as const;

export function RefusedOutside() {
  const told = useLocation().query.sign_in_refused;
  if (told === undefined) return null;
  const why = WHY.find((one) => one === told) ?? 'failed';
  return (
    <p class="refused" role="alert">
      {t(`outside.${why}`)}
    </p>
  );
}
