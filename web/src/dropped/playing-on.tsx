/** Playing on from a ply of a game that is here: who sits where, then the branch begins. */

import type { GameShown } from 'kronika-client';
import { useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { announce } from '../shell/announcing.tsx';
import { attempt } from '../shell/problems.tsx';
import { letter, SeatMark } from '../shell/seat.tsx';
import { botName } from '../titles/bots.ts';
import { useTitles } from '../titles/known.ts';
import { t } from '../words/dropped.ts';
import { branch, type Sitter } from './opening.ts';

interface Props {
  readonly game: GameShown;
  readonly ply: number;
  /** The seat that one has oneself unless one wants another: the one that is to move. */
  readonly own: () => number;
}

export function PlayingOn(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" onClick={show}>
        {t('playOn', { ply: props.ply })}
      </button>
      <dialog ref={dialog} class="dropped-fork card" aria-labelledby="dropped-fork" onClose={() => setOpen(false)}>
        {open && <Sitting {...props} close={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}

const ME = 'me';

/** Each seat is played by oneself or by a bot of the title. */
function Sitting({ game, ply, own, close }: Props & { close: () => void }) {
  const { route } = useLocation();
  const title = useTitles().value?.get(game.title);
  const bot = title?.opponent ?? game.seats.find((one) => one.bot)?.bot ?? 'random';
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(() => new Map([[own(), ME]]));
  const [busy, setBusy] = useState(false);
  const at = (seat: number) => chosen.get(seat) ?? bot;
  const nobody = game.seats.every(({ seat }) => at(seat) !== ME);
  const begin = async () => {
    setBusy(true);
    const seats = game.seats.map(({ seat }): Sitter => (at(seat) === ME ? { kind: 'me' } : { kind: 'bot', bot: at(seat) }));
    const made = await attempt(() => branch(game, ply, seats));
    setBusy(false);
    if (made === undefined) return;
    close();
    announce(t('begun', { ply }));
    route(`/games/${made.id}`);
  };
  return (
    <form
      method="dialog"
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2 id="dropped-fork">{t('playOn', { ply })}</h2>
      <p>{t('playOnText')}</p>
      <ul class="dropped-seats">
        {game.seats.map(({ seat }) => (
          <li key={seat} class="line">
            <SeatMark seat={seat} />
            <select
              aria-label={t('whoSits', { letter: letter(seat) })}
              value={at(seat)}
              onChange={({ currentTarget: { value } }) => setChosen(new Map(chosen).set(seat, value))}
            >
              <option value={ME}>{t('you')}</option>
              {(title?.bots ?? [bot]).map((one) => (
                <option key={one} value={one}>
                  {botName(game.title, one)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {nobody && <p class="refused">{t('nobody')}</p>}
      <div class="line">
        <button type="submit" class="main" disabled={busy || nobody}>
          {t('begin')}
        </button>
        <button type="button" onClick={close}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
