/** What a scene is drawn from: the scene itself, names, and what lights up. */

import { useMemo, useRef } from 'preact/hooks';
import type * as api from 'kronika-client';
import { type Seat, type Signs, Told } from '../arranged/told.ts';
import type { Speech } from '../scene/reading.ts';
import { following, type Scene, whole } from '../scene/whole.ts';
import { plain } from '../words/hyphenation.ts';
import { letter } from '../shell/seat.tsx';
import { t } from '../words/board.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import type { Change } from './item-view.tsx';

export interface Given {
  /** Of `GET /v1/games/{id}/scenes/{ply}`. */
  scene: api.Scene;
  /** The slug of the title: its catalogue is loaded once and kept. */
  title: string;
  seats: readonly Seat[];
  /** The seat that looks; its board comes first among those of seats. */
  viewer?: number | undefined;
  /** Ids of items and zones that can be clicked next, and the words for each. */
  lit?: ReadonlyMap<string, string> | undefined;
  /** Ids that were clicked already. */
  chosen?: ReadonlySet<string> | undefined;
  /** Ids that differ from another scene. */
  changed?: ReadonlyMap<string, Change> | undefined;
  /** Ids that somebody is told about. */
  pointed?: ReadonlySet<string> | undefined;
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();
const NOBODY: ReadonlySet<string> = new Set();

/** All of it; `undefined` until things have names. */
export function useTelling(given: Partial<Given> & Pick<Given, 'title' | 'seats'>): Told | undefined {
  const { title, seats, viewer, lit = NONE, chosen = NOBODY, changed = NONE, pointed = NOBODY } = given;
  const catalogue = catalogueOf(title);
  const scene = useFollowing(given.scene, title);
  const speech = useSpeech(catalogue, seats);
  const signs = useMemo<Signs>(() => ({ lit, chosen, changed, pointed }), [lit, chosen, changed, pointed]);
  return useMemo(
    () =>
      scene === undefined || catalogue === undefined || speech === undefined
        ? undefined
        : new Told({ scene, catalogue, speech, signs, seats, viewer }),
    [scene, catalogue, speech, signs, seats, viewer],
  );
}

/** The scene, made of what the last one shares with it. */
function useFollowing(given: api.Scene | undefined, title: string): Scene | undefined {
  const last = useRef<{ scene: Scene; title: string } | undefined>(undefined);
  return useMemo(() => {
    if (given === undefined) return undefined;
    const before = last.current?.title === title ? last.current.scene : undefined;
    const scene = following(before, whole(given));
    last.current = { scene, title };
    return scene;
  }, [given, title]);
}

function useSpeech(catalogue: Catalogue | undefined, seats: readonly Seat[]): Speech | undefined {
  const names = seats.map(({ seat, name }) => `${seat} ${name}`).join('\n');
  return useMemo(
    () =>
      catalogue && {
        name: (key) => plain(catalogue.name(key)),
        called: (item) => plain(catalogue.face(item).name),
        seat: (seat) => seats.find((one) => one.seat === seat)?.name ?? letter(seat),
        say: (key, values) => t(key as Parameters<typeof t>[0], values),
      },
    [catalogue, names],
  );
}
