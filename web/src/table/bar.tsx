/** The bar above a board: the title, how long it lasts, the line, undo, the menu. */

import type { GameShown } from 'kronika-client';
import { type Told, ToldOf } from '../arranged/told.ts';
import { isHere } from '../referee/addresses.ts';
import { Descent } from '../replay/descent.tsx';
import { Heading } from '../shell/heading.tsx';
import { LegendOf } from '../signs/sign.tsx';
import { arrangementOf } from '../titles/arranged.ts';
import { nameOf, useTitles } from '../titles/known.ts';
import { NextGame } from '../waiting/next-game.tsx';
import { t as dropped } from '../words/dropped.ts';
import { t } from '../words/table.ts';
import type { Line } from './live.ts';
import { Menu } from './menu.tsx';
import type { Playing } from './playing.ts';

interface Props {
  game: GameShown;
  told: Told | undefined;
  playing: Playing;
  awaited: boolean;
  playable: boolean;
  onDone: () => void;
}

export function Bar({ game, told, playing, awaited, playable, onDone }: Props) {
  const { live, busy } = playing;
  const title = nameOf(useTitles(), game.title);
  const [short, rest] = title.split(':', 2);
  const { steps, undone } = playing.draft;
  const undo = playable ? (steps.value.length > 0 || playing.ownLast !== undefined ? { free: true } : live.legal.value?.undo) : undefined;
  return (
    <header class="bar">
      <Heading name={awaited ? `● ${t('yourTurn')} · ${title}` : title}>
        <span translate={false}>
          {short}
          {rest && <span class="subtitle">:{rest}</span>}
        </span>
      </Heading>
      <div class="lasting">{told && <Lasting told={told} title={game.title} />}</div>
      {!isHere(game.id) && <Descent game={game} />}
      <NextGame game={game.id} awaited={awaited} />
      <LineState line={live.line.value} ply={game.ply} here={isHere(game.id)} />
      {playable && (
        <>
          <Back sign="↶" words={t(undo && !undo.free ? 'askUndo' : 'undo')} key_="u" can={!!undo} busy={busy.value} onBack={() => void playing.undo()} />
          <Back sign="↷" words={t('redo')} key_="r" can={undone.value.length > 0} busy={busy.value} onBack={() => playing.redo()} />
        </>
      )}
      <Menu game={game} playing={playing} playable={playable} onDone={onDone} />
    </header>
  );
}

interface BackProps {
  sign: string;
  words: string;
  key_: string;
  can: boolean;
  busy: boolean;
  onBack: () => void;
}

/** A step back, or forth again; its place stays, so that nothing moves when it comes and goes. */
function Back({ sign, words, key_, can, busy, onBack }: BackProps) {
  return (
    <button type="button" class={can ? 'undo' : 'undo none'} aria-label={words} title={words} aria-keyshortcuts={key_} disabled={busy || !can} onClick={onBack}>
      <span aria-hidden="true">{sign}</span> <span class="undo-words">{words}</span>
    </button>
  );
}

/** As the title says it; else the numbers of its first board. */
export function Lasting({ told, title }: { told: Told; title: string }) {
  const arrangement = arrangementOf(title);
  if (arrangement) {
    return (
      <LegendOf.Provider value={told.catalogue}>
        <ToldOf.Provider value={told}>
          <arrangement.Lasting />
        </ToldOf.Provider>
      </LegendOf.Provider>
    );
  }
  const gauges = told.board()?.gauges.slice(0, 3) ?? [];
  return (
    <>
      {gauges.map(({ id, name, value, of }) => (
        <span key={id} class="chip">
          {told.catalogue.name(name)} {value}
          {of === undefined ? '' : `/${of}`}
        </span>
      ))}
    </>
  );
}

function LineState({ line, ply, here }: { line: Line; ply: number; here: boolean }) {
  return (
    <p class={`line-state ${line} small`} role="status">
      <span class="line-words">{here && line !== 'over' ? dropped('line') : t(`line.${line}`)} · </span>
      <span class="line-ply">{t('ply', { ply })}</span>
    </p>
  );
}
