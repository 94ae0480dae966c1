/** Numbers of a board: points, goods, what is left. */

import type { Gauge } from '../scene/whole.ts';
import type { Catalogue } from './catalogue.ts';

export function Gauges({ gauges, catalogue }: { gauges: readonly Gauge[]; catalogue: Catalogue }) {
  return (
    <dl class="gauges">
      {gauges.map((gauge) => (
        <div class="gauge" key={gauge.id}>
          <dt>
            {catalogue.icon(gauge.component ?? gauge.name) && (
              <svg class="icon" width="15" height="15" aria-hidden="true">
                <use href={catalogue.icon(gauge.component ?? gauge.name)} />
              </svg>
            )}{' '}
            {catalogue.name(gauge.name)}
          </dt>
          <dd data-id={gauge.id}>
            {gauge.value}
            {gauge.of !== undefined && <span class="of">/{gauge.of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
