/** A choice among all zones of a scene, by board: to see only what happened in one of them. */

import { useMemo } from 'preact/hooks';
import type { Scene } from 'kronika-client';
import { t } from '../words/board.ts';
import { namesOf } from './board-view.tsx';
import { catalogueOf } from './catalogue.ts';

interface Props {
  scene: Scene;
  /** The slug of the title. */
  title: string;
  seats: readonly { seat: number; name: string }[];
  /** The id of a zone; everything without one. */
  value: string | undefined;
  onChange: (zone: string | undefined) => void;
}

export function ZoneFilter({ scene, title, seats, value, onChange }: Props) {
  const catalogue = catalogueOf(title);
  const called = (seat: number) => seats.find((one) => one.seat === seat)?.name ?? '';
  const shape = scene.boards.map(({ id, zones }) => [id, ...(zones ?? []).map((one) => one.id)].join(' ')).join('\n');
  const boards = useMemo(
    () =>
      catalogue &&
      scene.boards.map(({ id, name, seat, zones = [] }) => ({
        id,
        seat: seat ?? undefined,
        name: catalogue.name(name),
        zones: [...namesOf(zones, catalogue)],
      })),
    [shape, catalogue],
  );
  if (boards === undefined) return null;
  return (
    <label class="narrowing small">
      {t('where')}
      <select
        class="zone-filter"
        value={value ?? ''}
        onChange={({ currentTarget: { value: chosen } }) => onChange(chosen || undefined)}
      >
        <option value="">{t('everywhere')}</option>
        {boards.map(({ id, name, seat, zones }) => (
          <optgroup key={id} label={seat === undefined ? name : t('ofSeat', { board: name, name: called(seat) })}>
            {zones.map(([zone, words]) => (
              <option key={zone} value={zone}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
