/** What everybody climbs: power by element, glory; and the spaces where an orb is put. */

import { Piece } from '../../arranged/pieces.tsx';
import { Kept, zonesOn } from '../../arranged/kept.tsx';
import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Zone } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';

/** The ids of the tracks of power in this game. */
export function tracksOf({ scene }: Told): readonly Zone[] {
  return scene.boards.flatMap(({ zones }) => zones).filter(({ id }) => id.startsWith('power-'));
}

export function Power() {
  const told = useTold();
  const tracks = tracksOf(told);
  const worth = told.catalogue.formulas('power_track', 'step');
  const levels = Math.max(0, ...tracks.map(({ slots }) => slots - 1));
  return (
    <section class="powers" style={{ '--levels': levels }}>
      <div class="power-row head">
        <span>
          <b class="part-name">{t('power')}</b>
        </span>
        {Array.from({ length: levels }, (_, at) => (
          <span key={at} class="worth">
            <Formula parts={worth.find((one) => one.at === at + 1)?.parts ?? []} silent />
          </span>
        ))}
      </div>
      {tracks.map((zone) => (
        <Kept key={zone.id} on={[levels, ...zonesOn(told, zone.id)]}>
          {() => <Track zone={zone} levels={levels} />}
        </Kept>
      ))}
    </section>
  );
}

function Track({ zone, levels }: { zone: Zone; levels: number }) {
  const { catalogue } = useTold();
  return (
    <Group zone={zone} class="power">
      <Handle zone={zone} class="power-row">
        <span class="power-name">
          <Sign id={zone.name} /> {catalogue.name(zone.name)}
        </span>
        {Array.from({ length: levels }, (_, at) => (
          <span key={at} class="power-step" data-element={zone.name}>
            <Markers zone={zone} at={at + 1} />
          </span>
        ))}
      </Handle>
    </Group>
  );
}

/** Who stands on a space, and the orb that lies there. */
function Markers({ zone, at }: { zone: Zone; at: number }) {
  const here = zone.items.filter((one) => one.at[0] === at);
  return (
    <>
      {here.map(({ id, kind, owner }) => (kind === 'orb' ? <Sign key={id} id="orb" /> : <Piece key={id} seat={owner} id={id} />))}
    </>
  );
}

export function Glory() {
  return <Kept on={zonesOn(useTold(), 'glory')}>{() => <GloryTrack />}</Kept>;
}

function GloryTrack() {
  const told = useTold();
  const zone = told.zone('glory');
  const spaces = told.catalogue.formulas('glory_track', 'step');
  const start = zone.items.some(({ at }) => at[0] === 0);
  return (
    <Group zone={zone} class="glory-of">
      <Handle zone={zone} class="glory-row">
        <span class="glory-space first">
          <b class="part-name">{t('glory')}</b>
          {start && (
            <span class="markers">
              <Markers zone={zone} at={0} />
            </span>
          )}
        </span>
        {spaces.map(({ at, parts }) => (
          <span key={at} class="glory-space">
            <Formula parts={parts} silent />
            <span class="markers">
              <Markers zone={zone} at={at ?? 0} />
            </span>
          </span>
        ))}
      </Handle>
    </Group>
  );
}

/** Spaces that give something for an orb; those that are taken are faint. */
export function Rewards() {
  return <Kept on={zonesOn(useTold(), 'rewards')}>{() => <Spaces />}</Kept>;
}

function Spaces() {
  const told = useTold();
  const zone = told.zone('rewards');
  return (
    <section class="for-orbs">
      <p>
        <b class="part-name">{t('forOrb')}</b> <small>{t('forOrbHint')}</small>
      </p>
      <Group zone={zone} class="rewards">
        {zone.items.map((item) => (
          <Thing key={item.id} item={item} zone={zone} class={`reward${item.marks.includes('taken') ? ' taken' : ''}`}>
            <Formula parts={told.catalogue.formulas(item.id, 'gives').flatMap(({ parts }) => parts)} silent />
          </Thing>
        ))}
      </Group>
    </section>
  );
}
