/** The menu of a table: settings, offers, giving up, and the ways to other pages. */

import type { GameShown } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isHere } from '../referee/addresses.ts';
import { Chosen, Ways } from '../shell/bar.tsx';
import { shortly } from '../cards/title-name.tsx';
import { RULES, useTitles } from '../titles/known.ts';
import { t as about } from '../words/title.ts';
import { t as lessons } from '../words/introduction.ts';
import { LegendButton } from '../signs/legend.tsx';
import { t } from '../words/table.ts';
import { t as verdict } from '../words/verdict.ts';
import { Offers } from './offers.tsx';
import type { Playing } from './playing.ts';
import { Settings } from './settings.tsx';

interface Props {
  game: GameShown;
  playing: Playing;
  playable: boolean;
  onDone: () => void;
}

export function Menu(props: Props) {
  return (
    <MenuOf>
      <Opened {...props} />
    </MenuOf>
  );
}

/** What opens at the right of a bar. */
export function MenuOf({ children }: { children: ComponentChildren }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useClosing(menu);
  return (
    <details class="menu" ref={menu} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={t('menu')}>☰</summary>
      {open && <div class="menu-open">{children}</div>}
    </details>
  );
}

function Opened({ game, playing, playable, onDone }: Props) {
  const title = useTitles().value?.get(game.title);
  const here = isHere(game.id);
  const taught = (title?.introduction ?? 0) > 0;
  return (
    <>
      <details class="more" open>
        <summary>{t('settings')}</summary>
        <Settings />
        <div class="stack small">
          <Chosen />
        </div>
      </details>
      {playable && playing.seat !== undefined && (!here || playing.choosing.graves.value.length > 0) && (
        <details class="more">
          <summary>{t('offers')}</summary>
          <Graves playing={playing} />
          {!here && <Offers game={game} seat={playing.seat} onDone={onDone} />}
        </details>
      )}
      <nav aria-label={t('elsewhere')} class="menu-ways">
        <LegendButton />
        <Ways />
        <a href={`/games/${game.id}?ply=${game.ply}`}>{t('replay')}</a>
        <a href={`/titles/${game.title}`}>{about('menuTitle', { name: shortly(title?.name ?? game.title) })}</a>
        <a href={`/titles/${game.title}${RULES}`}>{about('menuRules')}</a>
        {!here && game.status !== 'open' && <a href={`/games/${game.id}/audit?ply=${game.ply}&dispute`}>{verdict('tableDispute')}</a>}
        {taught && <a href={`/titles/${game.title}/introduction`}>{lessons('introduction')}</a>}
      </nav>
    </>
  );
}

/** Commands of the title that give up the game: they stand nowhere else. */
function Graves({ playing }: { playing: Playing }) {
  return (
    <>
      {playing.choosing.graves.value.map((way) => (
        <button type="button" class="danger" key={way.index} onClick={() => playing.choosing.say(way)}>
          {way.words}
        </button>
      ))}
    </>
  );
}

/** A click elsewhere, or Escape, closes it. */
function useClosing(menu: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = (event: Event) => {
      const open = menu.current;
      if (!open?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        open.querySelector('summary')?.focus();
      } else if (open.contains(event.target as Node)) return;
      open.open = false;
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close, true);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close, true);
    };
  }, []);
}
