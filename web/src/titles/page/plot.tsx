/** A plot with its name, and its numbers as a table for those who do not see it. */

import type { ComponentChildren } from 'preact';
import { t } from '../../words/title.ts';

interface Props {
  readonly name: string;
  readonly hint?: string;
  readonly children: ComponentChildren;
  /** What the columns are called. */
  readonly columns: readonly string[];
  /** The name of each row, and its numbers. */
  readonly rows: readonly (readonly string[])[];
}

export function Plot({ name, hint, children, columns, rows }: Props) {
  return (
    <div class="title-plot">
      <h3>{name}</h3>
      {hint !== undefined && <p class="quiet small">{hint}</p>}
      {children}
      <details class="title-numbers small">
        <summary aria-label={t('numbersOf', { plot: name })}>{t('numbers')}</summary>
        <table>
          <thead>
            <tr>
              {columns.map((one, place) => (
                <th scope="col" key={one} class={place > 0 ? 'number' : undefined}>
                  {one}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, ...numbers]) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {numbers.map((one, place) => (
                  <td class="number" key={place}>
                    {one}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
