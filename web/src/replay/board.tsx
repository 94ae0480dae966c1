/** The board of a ply, with what is different lit, and the seats below it. */

import { useEffect, useMemo } from 'preact/hooks';
import type { Told } from '../arranged/told.ts';
import { ToldView } from '../board/scene-view.tsx';
import { useTelling } from '../board/telling.ts';
import type { Better } from '../review/better.ts';
import { t } from '../words/replay.ts';
import { differing } from './applied.ts';
import { lastOwn } from './grouping.ts';
import type { Named } from './naming.ts';
import { Origin } from './origin.tsx';
import type { Replaying } from './replaying.ts';
import { Seats } from './seats.tsx';
import type { Moment } from './summary.ts';

interface Props {
  readonly replaying: Replaying;
  readonly told: Told | undefined;
  readonly title: string;
  readonly seats: readonly Named[];
  readonly look: number | undefined;
  readonly now: Moment;
  readonly onLook: (seat: number | undefined) => void;
  readonly onZone: (zone: string) => void;
}

export function Board({ replaying, told, title, seats, look, now, onLook, onZone }: Props) {
  const near = replaying.preview.value === undefined && replaying.near;
  return (
    <ToldView
      told={told}
      title={title}
      animate={near}
      about={({ item, zone, pinned }) => (
        <>
          <Origin {...{ replaying, seats, id: item.id }} />
          {pinned && <Clicked zone={zone.id} onZone={onZone} />}
        </>
      )}
      dock={(mine) => (
        <Seats title={title} now={now} look={look} onLook={onLook}>
          {mine}
        </Seats>
      )}
    />
  );
}

/** A click on a place: the list of moves is about what happened there. */
function Clicked({ zone, onZone }: { zone: string } & Pick<Props, 'onZone'>) {
  useEffect(() => onZone(zone), [zone]);
  return <p class="small quiet">{t('onlyHere')}</p>;
}

interface BoardMoment {
  readonly now: Moment | undefined;
  readonly base: number | undefined;
  /** The better command that is drawn. */
  readonly better: Pick<Better, 'path' | 'alone'>;
}

/** The board as it is told, with what differs from the ply that it is compared with. */
export function useBoard(props: Pick<Props, 'replaying' | 'title' | 'seats' | 'look'> & BoardMoment) {
  const { replaying, title, seats, look, now, base, better } = props;
  const before = better.alone ? undefined : replaying.summary.moments.get(base ?? now?.parent ?? -1);
  const changed = useMemo(
    () => (before === undefined || now === undefined ? undefined : differing(before.scene, now.scene)),
    [before?.scene, now?.scene],
  );
  const pointed = useMemo(() => new Set(better.path), [better.path.join('\n')]);
  return useTelling({ scene: now?.scene, title, seats, viewer: look, changed, pointed });
}

/** The ply that is compared with: one that was chosen, or that of the last move of the seat that looks. */
export function baseOf(replaying: Replaying, now: Moment | undefined, look: number | undefined): number | undefined {
  const base = replaying.base.value;
  if (base !== 'own' || now === undefined) return base === 'own' ? undefined : base;
  const seat = look ?? now.move?.seat;
  return seat === undefined ? undefined : lastOwn(replaying.path.value, replaying.summary, now.ply, seat);
}
