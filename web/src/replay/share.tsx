/** Sharing a ply: its address, its picture, and the code that puts it into another page. */

import type { GameShown } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Copying } from '../shell/copying.tsx';
import { t } from '../words/replay.ts';

interface Props {
  readonly game: Pick<GameShown, 'id' | 'ply' | 'visibility'>;
  readonly ply?: number | undefined;
  readonly seat?: number | undefined;
  /** The class of the button, what it is called, and what stands on it. */
  readonly class?: string;
  readonly label?: string;
  readonly children?: ComponentChildren;
}

export function Share({ game, ply = game.ply, seat, class: look, label, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" class={look} aria-label={label} onClick={show}>
        {children ?? t('share', { ply })}
      </button>
      <dialog ref={dialog} class="replay-share card" aria-labelledby="replay-share" onClose={() => setOpen(false)}>
        {open && <Ways game={game} ply={ply} seat={seat} />}
        <form method="dialog">
          <button type="submit">{t('close')}</button>
        </form>
      </dialog>
    </>
  );
}

/** Pictures and embedded boards are there for games that everybody may watch. */
function Ways({ game, ply, seat }: Pick<Props, 'game' | 'seat'> & { ply: number }) {
  const eyes = seat === undefined ? '' : `&seat=${seat}`;
  const picture = `${location.origin}/v1/games/${game.id}/picture?ply=${ply}${eyes}`;
  const frame = `${location.origin}/embed/games/${game.id}?ply=${ply}`;
  const words = { copy: t('copy'), copied: t('copied') };
  return (
    <>
      <h2 id="replay-share">{t('share', { ply })}</h2>
      <Copying label={t('shareLink')} text={`${location.origin}/games/${game.id}?ply=${ply}${eyes}`} {...words} />
      {game.visibility === 'private' ? (
        <p class="quiet">{t('sharePrivate')}</p>
      ) : (
        <>
          <Copying label={t('sharePicture')} text={picture} {...words} />
          <p>
            <a href={picture} target="_blank" rel="noreferrer">
              {t('sharePictureOpen')}
            </a>
          </p>
          <Copying label={t('shareFrame')} hint={t('shareFrameText')} text={`<iframe src="${frame}" width="720" height="480"></iframe>`} {...words} />
        </>
      )}
    </>
  );
}
