/** A battle step by step: who fights, with how many dice, what they show, who wins. */

import { Piece } from '../../arranged/pieces.tsx';
import { Explained } from '../../arranged/explained.tsx';
import { Group, Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import { RealmSigns } from './map.tsx';
import { Figure, ghostsOf } from './units.tsx';

const STAGES = ['trigger', 'join', 'boost', 'roll', 'result', 'removed'] as const;

export function Fight() {
  const told = useTold();
  const sides = told.zone('sides');
  const dice = told.zone('dice');
  const where = told.zone('map').items.find(({ marks }) => marks.includes('battle'));
  if (where === undefined) return null;
  const stage = STAGES.find((one) => where.marks.includes(one)) ?? 'trigger';
  return (
    <section class={`fight${stage === 'removed' ? ' over' : ''}`}>
      <div class="fight-head">
        <b class="part-name">{t('battle')}</b>
        <span>{told.catalogue.face(where).name}</span>
        <Explained name={t('onMap')}>
          <RealmSigns />
        </Explained>
      </div>
      <Group zone={sides} class="sides">
        {sides.items.map((side, at) => (
          <Side key={side.id} side={side} first={at === 0} />
        ))}
      </Group>
      <Odds />
      <ol class="stages" aria-label={t('steps')}>
        {STAGES.map((one) => (
          <li key={one} aria-current={one === stage ? 'step' : undefined}>
            {t(one)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The chance of each seat to win, with its dice of now and with more. */
function Odds() {
  const told = useTold();
  const zone = told.zone('odds');
  if (zone.items.length === 0) return null;
  return (
    <Group zone={zone} class="odds">
      {zone.items.map((item) => (
        <Thing key={item.id} item={item} zone={zone} class="chance">
          {item.owner !== undefined && <Piece seat={item.owner} />}
          <Formula parts={[{ is: 'term', sign: 'die', count: item.count }]} silent />
          <span>{item.label}</span>
        </Thing>
      ))}
    </Group>
  );
}

function Side({ side, first }: { side: Item; first: boolean }) {
  const told = useTold();
  const zone = told.zone('sides');
  const dice = told.zone('dice');
  const name = side.id.slice('side-'.length);
  const rolled = dice.items.filter(({ id }) => id.startsWith(`die-${name}-`));
  const won = side.marks.includes('winner');
  return (
    <>
      {!first && <em>{t('against')}</em>}
      <div class={`side${won ? ' won' : ''}`}>
        <Thing item={side} zone={zone} class={`side-who${name === 'ghosts' || side.owner !== undefined ? '' : ' monster'}`}>
          {name === 'ghosts' && <Figure kind="ghost" seat={ghostsOf(told)} />}
          {side.component !== undefined && <Figure kind="monster" seat={undefined} />}
          {side.owner !== undefined && <Piece seat={side.owner} />}
          <span>{side.component === undefined ? who(told, side) : told.catalogue.face(side).name}</span>
          {won && <Sign id="victory" />}
        </Thing>
        {rolled.length === 0 ? (
          <>
            <Sources of={side.id} />
            {side.label !== '' && <Formula parts={[{ is: 'term', sign: 'die', count: Number(side.label) }]} />}
          </>
        ) : (
          rolled.map((die) => (
            <Thing key={die.id} item={die} zone={dice} class="rolled">
              {Array.from({ length: die.count }, (_, at) => (
                <span class="elder-die" key={at}>
                  {die.label}
                </span>
              ))}
            </Thing>
          ))
        )}
      </div>
    </>
  );
}

/** Signs of what dice come from, by the gauges that count them. */
const SOURCES = [
  ['dice_of_units', 'unit', 1],
  ['dice_of_dwellings', 'dwelling', 1],
  ['dice_of_effects', 'card', 1],
  ['dice_lost', 'opposing_unit', -1],
  ['dice_added', 'sword', 1],
] as const;

/** What gives a side its dice; of one source alone nothing needs to be said. */
function Sources({ of }: { of: string }) {
  const told = useTold();
  const all = SOURCES.flatMap(([name, sign, by]) => {
    const value = told.gauge(`${name}-${of}`);
    return value === undefined ? [] : [{ name, sign, value: by * value }];
  });
  if (all.length < 2) return null;
  return (
    <span class="sources">
      {all.map(({ name, sign, value }) => (
        <span key={name} title={told.catalogue.name(name)}>
          <Sign id={sign} />
          <span class="unseen">{told.catalogue.name(name)} </span>
          {value}
        </span>
      ))}
      <span aria-hidden="true">=</span>
    </span>
  );
}

function who(told: ReturnType<typeof useTold>, { owner }: Item): string {
  return owner === undefined ? told.catalogue.name('ghosts') : told.speech.seat(owner);
}
