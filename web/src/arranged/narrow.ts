/** Which of the three widths the page has: a phone, a tablet held upright, a desk. */

import { useEffect, useState } from 'preact/hooks';

/** Below so many pixels a board is laid out as tabs. */
const PHONE = '(width < 600px)';

/** Whether the page is as narrow as a phone. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const query = matchMedia(PHONE);
    const tell = () => setNarrow(query.matches);
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, []);
  return narrow;
}
