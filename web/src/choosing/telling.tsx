/** A preview as people see it: signs and counts, and what it means for the turn. */

import { Sign } from '../signs/sign.tsx';
import { DRAWN } from '../signs/drawn.ts';
import { t } from '../words/choosing.ts';
import { signed } from '../words/formats.ts';
import type { Amount, Foretold } from './foretold.ts';

/** How the table calls things. */
export interface Names {
  name(key: string): string;
  icon(key: string): string | undefined;
  seat(seat: number): string;
}

interface Props {
  says: Foretold;
  names: Names;
  /** The seat that looks. */
  seat: number | undefined;
}

export function Telling({ says, names, seat }: Props) {
  const mine = says.amounts.filter((one) => one.seat === seat);
  const others = says.amounts.filter((one) => one.seat !== seat);
  if (says.amounts.length === 0 && marks(says).length === 0) return <span class="foretold small">{says.texts.join(' ')}</span>;
  return (
    <span class="foretold" role="img" aria-label={aloud(says, names, seat)}>
      {!says.sure && <b class="unsure">{t('example')}</b>}
      {[...mine, ...others].slice(0, MOST).map((one, at) => (
        <Change key={at} amount={one} names={names} seat={seat} />
      ))}
      {marks(says).map((mark) => (
        <i key={mark} class={mark}>
          {t(mark)}
        </i>
      ))}
    </span>
  );
}

/** So many numbers fit into a line. */
const MOST = 7;

function Change({ amount: { name, component, by, seat: whose }, names, seat }: { amount: Amount } & Pick<Props, 'names' | 'seat'>) {
  const sign = [component, name].find((one) => one !== undefined && DRAWN.has(one));
  const icon = names.icon(component ?? name);
  return (
    <span class={by < 0 ? 'change less' : 'change'}>
      {whose !== seat && <small>{names.seat(whose)} </small>}
      <b>{signed(by)}</b>
      {sign ? (
        <Sign id={sign} />
      ) : icon ? (
        <svg class="icon" width="14" height="14" aria-hidden="true">
          <use href={icon} />
        </svg>
      ) : (
        ` ${names.name(name).toLowerCase()}`
      )}
    </span>
  );
}

type Mark = 'reveals' | 'doesNothing' | 'endsTurn';

/** What is to be known of a choice besides numbers. */
export function marks(says: Foretold): readonly Mark[] {
  const all: readonly (readonly [Mark, boolean])[] = [
    ['reveals', !says.sure],
    ['doesNothing', says.idle],
    ['endsTurn', says.ends],
  ];
  return all.filter(([, is]) => is).map(([mark]) => mark);
}

/** All of it in words. */
export function aloud(says: Foretold, names: Names, seat: number | undefined): string {
  const amounts = says.amounts.map(({ name, by, seat: whose }) => {
    const own = whose === seat ? '' : `${names.seat(whose)}: `;
    return `${own}${signed(by)} ${names.name(name).toLowerCase()}`;
  });
  return [...(says.sure ? [] : [t('example')]), ...amounts, ...marks(says).map((mark) => t(mark))].join(', ');
}
