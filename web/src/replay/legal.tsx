/** What a seat could have played at the ply that is shown. */

import type { Legal } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import type { Told } from '../arranged/told.ts';
import { kronika } from '../session/session.ts';
import { told as toldOf } from '../shell/problems.tsx';
import { language } from '../words/language.ts';
import { t } from '../words/replay.ts';
import type { Named } from './naming.ts';
import { Refused } from './refused.tsx';
import type { Replaying } from './replaying.ts';

/** Milliseconds that one stays at a ply before the service is asked. */
const STAY = 200;

interface Props {
  replaying: Replaying;
  game: string;
  title: string;
  /** The board that is shown. */
  told: Told | undefined;
  /** The seats that may be asked about. */
  seats: readonly Named[];
}

export function LegalThen({ replaying, game, title, told, seats }: Props) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<number>();
  const here = replaying.here.value;
  const next = replaying.summary.moments.get(replaying.path.value[replaying.place.value + 1] ?? -1)?.move;
  const seat = asked ?? seats.find((one) => one.seat === next?.seat)?.seat ?? seats[0]?.seat;
  const found = useLegal(open ? game : undefined, here?.ply, seat);
  if (seat === undefined) return null;
  const name = seats.find((one) => one.seat === seat)?.name ?? '';
  return (
    <details class="replay-legal" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('legal')}</summary>
      {open && (
        <>
          <label class="line small">
            {t('legalOf')}
            <select value={seat} onChange={({ currentTarget }) => setAsked(Number(currentTarget.value))}>
              {seats.map((one) => (
                <option key={one.seat} value={one.seat}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
          {typeof found === 'string' && <p class="refused">{found}</p>}
          {typeof found === 'object' && <Choices legal={found} name={name} played={next?.seat === seat ? next.words : ''} />}
          {typeof found === 'object' && <Refused title={title} obstacles={found.refused ?? []} told={told} />}
        </>
      )}
    </details>
  );
}

function Choices({ legal, name, played }: { legal: Legal; name: string; played: string }) {
  const hints = legal.hints ?? [];
  if (legal.commands.length === 0) return <p class="quiet">{t('legalNone', { name })}</p>;
  const words = [...new Set(hints.map((hint) => hint.words))];
  return (
    <>
      {legal.asks && <p>{legal.asks}</p>}
      <p class="small quiet">{t('legalCount', { count: legal.commands.length })}</p>
      <ul>
        {words.map((one) => (
          <li key={one} class={one === played ? 'replay-played' : undefined}>
            {one}
            {one === played && <span class="small"> ({t('played')})</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The legal list, once one has stayed at a ply; why there is none; nothing while it is not known. */
function useLegal(game: string | undefined, ply: number | undefined, seat: number | undefined) {
  const [answer, setAnswer] = useState<Legal | string>();
  const spoken = language.value;
  useEffect(() => {
    setAnswer(undefined);
    if (game === undefined || ply === undefined || seat === undefined) return;
    let late = false;
    const timer = setTimeout(async () => {
      try {
        const legal = await kronika.value.getLegalCommands({ path: { game_id: game }, query: { seat, ply, refused: true } });
        if (!late) setAnswer(legal);
      } catch (error) {
        if (!late) setAnswer(toldOf(error).detail);
      }
    }, STAY);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [game, ply, seat, spoken]);
  return answer;
}
