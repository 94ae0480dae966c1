/** What signs on the map mean, and what is left in its markets. */

import { Count } from '../../arranged/pieces.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/monumental.ts';

export function MapLegend() {
  const told = useTold();
  const markets = told.zone('map').items.filter(({ kind }) => kind === 'market');
  return (
    <div class="map-legend">
      <span class="part-name">{t('onMap')}</span>
      <span>
        <Sign id="strength" /> {t('strengthOf')}
      </span>
      <span>
        <Sign id="barbarian" /> {t('faceDown')}
      </span>
      <span>
        <Sign id="free_town" /> <Formula parts={does(told, 'free_town')} />
      </span>
      <span>
        <Sign id="production_token" /> <Sign id="stall" /> {t('explorerTakes')}
      </span>
      <span class="part-name">{t('marketsLeft')}</span>
      <span class="markets">
        {markets.map(({ id, component, count }) => (
          <Count key={id} sign={component?.replace('market_', '') ?? ''} count={count} />
        ))}
      </span>
    </div>
  );
}

/** What a token adds to the strength, and gives. */
function does({ catalogue }: Told, component: string): readonly Part[] {
  return ['defends', 'gives'].flatMap((role) => catalogue.formulas(component, role).flatMap(({ parts }) => parts));
}
