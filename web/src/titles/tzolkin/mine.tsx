/** What belongs to the seat that looks: goods, workers, tiles, what the next Food Day takes. */

import { Fitted } from '../../arranged/fitted.tsx';
import { useNarrow } from '../../arranged/narrow.ts';
import { Count, Worker } from '../../arranged/pieces.tsx';
import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { type Good, type Told, useTold } from '../../arranged/told.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/tzolkin.ts';
import { Built } from './offers.tsx';

const GOODS = ['corn', 'wood', 'stone', 'gold', 'skull'] as const;

/** The goods of a seat; nothing of a kind is told, too. */
export function goodsOf(told: Told, seat: number): readonly Good[] {
  return GOODS.map((sign) => ({ sign, count: told.item(`${sign}-${seat}`)?.[0].count ?? 0 }));
}

/** Roomy, close, and with small tiles. */
const FORMS = 3;

export function Mine({ seat }: { seat: number }) {
  if (useTold().board(seat) === undefined) return null;
  return (
    <Fitted class="tzolkin-mine" forms={FORMS}>
      <div class="mine-goods">
        <Goods seat={seat} />
        <Workers seat={seat} />
        <Need seat={seat} />
      </div>
      <Tiles seat={seat} />
    </Fitted>
  );
}

function Goods({ seat }: { seat: number }) {
  const told = useTold();
  const zone = told.zone(`goods-${seat}`);
  return (
    <Group zone={zone} class="goods">
      {goodsOf(told, seat).map(({ sign, count }) => {
        const item = told.item(`${sign}-${seat}`)?.[0];
        const shown = <Count sign={sign} count={count} />;
        return item === undefined ? (
          <span key={sign} class="good">
            {shown}
          </span>
        ) : (
          <Thing key={sign} item={item} zone={zone} class="good">
            {shown}
          </Thing>
        );
      })}
    </Group>
  );
}

/** Workers in hand, of those in play. */
function Workers({ seat }: { seat: number }) {
  const told = useTold();
  const zone = told.zone(`workers-${seat}`);
  const bank = told.gauge(`workers_in_bank-${seat}`) ?? 0;
  return (
    <Group zone={zone} class="hands">
      <Handle zone={zone} class="good">
        <span class="amount">
          <Worker seat={seat} />
          <b>{t('workers', { count: zone.items.length, all: zone.slots - bank })}</b>
        </span>
      </Handle>
    </Group>
  );
}

const BUILT = ['buildings', 'monuments'] as const;

/** Tiles that lie before the seat; those that it was dealt come first. On phones those of whoever
 * looks stand behind the tab of buildings. */
function Tiles({ seat }: { seat: number }) {
  const told = useTold();
  const behind = useNarrow() && seat === told.viewer;
  const chosen = told.zone(`wealth-${seat}`).items.length > 0;
  return <Laid seat={seat} kinds={[...(chosen ? [] : ['dealt', 'keeping']), ...(behind ? [] : BUILT)]} />;
}

/** What whoever looks has built; nothing, while it is nothing. */
export function OwnTiles() {
  const told = useTold();
  const count = BUILT.reduce((sum, kind) => sum + told.zone(`${kind}-${told.viewer}`).items.length, 0);
  if (told.viewer === undefined || count === 0) return null;
  return (
    <section class="own-tiles">
      <b class="offers-name">{t('built')}</b>
      <Laid seat={told.viewer} kinds={BUILT} />
    </section>
  );
}

function Laid({ seat, kinds }: { seat: number; kinds: readonly string[] }) {
  const told = useTold();
  const zones = kinds.map((kind) => told.zone(`${kind}-${seat}`)).filter(({ items }) => items.length > 0);
  return (
    <>
      {zones.map((zone) => (
        <Group key={zone.id} zone={zone} class="tiles">
          {zone.items.map((item) => (
            <Built key={item.id} item={item} zone={zone} />
          ))}
        </Group>
      ))}
    </>
  );
}

const PAID = ['points', 'wood', 'stone', 'gold', 'skull'] as const;

/** What the temples give on the next Food Day. */
function Paid({ seat }: { seat: number }) {
  const told = useTold();
  const parts = PAID.flatMap((sign): readonly Part[] => {
    const count = told.gauge(`temples-${seat}-${sign}`);
    return count === undefined ? [] : [{ is: 'term', sign, count, plus: true }];
  });
  return parts.length === 0 ? null : (
    <span>
      {t('temples')}: <Formula parts={parts} />
    </span>
  );
}

/** What feeding would take, and what there is. */
function Need({ seat }: { seat: number }) {
  const told = useTold();
  const [food, left] = [told.gauge(`food-${seat}`), told.gauge('teeth_left')];
  if (food === undefined || left === undefined) return null;
  const corn = told.item(`corn-${seat}`)?.[0].count ?? 0;
  return (
    <p class={`need${corn < food ? ' short' : ''}`}>
      <strong>
        <Sign id="food_day" /> {t('foodIn', { count: left })}
      </strong>
      <span class="eats">{t('eats', { food, corn })}</span>
      <Paid seat={seat} />
    </p>
  );
}
