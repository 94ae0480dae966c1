/** A position as the service draws it, small; the scene of the title where it may not be drawn for everybody. */

import type { GameListed } from 'kronika-client';
import { useState } from 'preact/hooks';
import { language } from '../words/language.ts';
import { Art } from './art.tsx';

/** Pixels: what is drawn so small has no words. */
const WIDTH = 480;

interface Props {
  readonly game: GameListed;
  /** The ply; the latest, if it is left out. */
  readonly ply?: number | undefined;
}

/** Decoration beside words. Pictures are asked for without a token, so private games have none. */
export function Position({ game, ply }: Props) {
  const [refused, setRefused] = useState(false);
  if (refused || game.visibility === 'private' || game.status === 'open') return <Art title={game.title} />;
  const query = new URLSearchParams({ width: String(WIDTH), format: 'svg', ply: String(ply ?? game.ply), language: language.value });
  return (
    <img
      class="art"
      data-title={game.title}
      src={`/v1/games/${game.id}/picture?${query}`}
      alt=""
      width="480"
      height="252"
      decoding="async"
      onError={() => setRefused(true)}
    />
  );
}
