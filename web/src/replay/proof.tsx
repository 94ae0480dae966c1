/** What vouches for a ply: its receipt, the way to a dispute, and to the proofs. */

import type { Receipt } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { moment as time } from '../words/formats.ts';
import { t } from '../words/replay.ts';

/** Milliseconds that one stays at a ply before the service is asked. */
const STAY = 300;

export function Proof({ game, ply }: { game: string; ply: number }) {
  const receipt = useReceipt(game, ply);
  return (
    <div class="replay-proof">
      <p class="line">
        <a class="button" href={`/games/${game}/audit?ply=${ply}&dispute`}>
          {t('dispute')}
        </a>
        <a class="button" href={`/games/${game}/audit`}>
          {t('audit')}
        </a>
      </p>
      <p class="small replay-receipt">{said(receipt, ply)}</p>
    </div>
  );
}

function said(receipt: Receipt | null | undefined, ply: number): string {
  if (receipt === undefined) return t('proofAsking');
  if (receipt === null) return t('proofNone', { ply });
  return `✓ ${t('proofSigned', { ply, time: time(receipt.at) })}`;
}

/** The receipt of a ply, once one has stayed at it; `null` if there is none. */
function useReceipt(game: string, ply: number): Receipt | null | undefined {
  const [found, setFound] = useState<Receipt | null>();
  const client = kronika.value;
  useEffect(() => {
    setFound(undefined);
    let late = false;
    const timer = setTimeout(async () => {
      const query = { ...(ply > 0 && { after: ply - 1 }), limit: 1 };
      const told = await client.listReceipts({ path: { game_id: game }, query }).catch(() => undefined);
      if (!late) setFound(told?.items.find((one) => one.ply === ply) ?? null);
    }, STAY);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [client, game, ply]);
  return found;
}
