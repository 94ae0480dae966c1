/** Signs and formulas as they are drawn: the same sign means the same thing in every title. */

import { useContext } from 'preact/hooks';
import { createContext } from 'preact';
import { number } from '../words/formats.ts';
import { plain } from '../words/hyphenation.ts';
import { DRAWN } from './drawn.ts';
import { type Part, type Reader, spoken, type Term } from './parts.ts';
import sprite from '../../../games/kernel/drawing/signs.svg';

/** What signs are about, and how they are called: a catalogue. */
export interface Legend extends Reader {
  colour(id: string): string | undefined;
  glyph(id: string): string;
}

export const LegendOf = createContext<Legend | undefined>(undefined);

/** Where the drawings are; a board has hundreds of signs. */
const SPRITE = new URL(sprite, import.meta.url).href;

/** One sign, as large as the letters around it. It is decoration: its words stand beside it. */
export function Sign({ id, of }: { id: string; of?: string | undefined }) {
  const legend = useContext(LegendOf);
  const colour = of === undefined ? undefined : legend?.colour(of);
  if (!DRAWN.has(id)) {
    return <span class="symbol-word">{legend?.sign(id).name ?? id}</span>;
  }
  return (
    <svg class="symbol" data-sign={id} viewBox="0 0 16 16" aria-hidden="true" {...(colour && { style: { color: colour } })}>
      <use href={`${SPRITE}#${id}`} />
    </svg>
  );
}

interface Props {
  parts: readonly Part[];
  /** Said by something around it: it is drawn only. */
  silent?: boolean;
}

/** A formula: amounts and signs, `/` between alternatives, `→` from cost to gain. */
export function Formula({ parts, silent }: Props) {
  const legend = useContext(LegendOf);
  const aloud = silent || legend === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': plain(spoken(parts, legend)) } as const);
  return (
    <span class="formula" translate={false} {...aloud}>
      <Parts parts={parts} />
    </span>
  );
}

function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <>
      {parts.map((part, at) => (
        <Drawn key={at} part={part} />
      ))}
    </>
  );
}

function Drawn({ part }: { part: Part }) {
  switch (part.is) {
    case 'term':
      return <Amount term={part} />;
    case 'span':
      return (
        <b class="term">
          {part.first}–{part.last}
        </b>
      );
    case 'either': {
      const scale = scaleOf(part.options);
      if (scale) return <Scale {...scale} />;
      return (
        <>
          {part.options.map((option, at) => (
            <span class="option" key={at}>
              {at > 0 && <i class="or">/</i>}
              <Parts parts={option} />
            </span>
          ))}
        </>
      );
    }
    case 'exchange':
      return (
        <span class="option">
          <Parts parts={part.cost} />
          <i class="or">→</i>
          <Parts parts={part.gain} />
        </span>
      );
    case 'per':
      return (
        <span class="option">
          <Parts parts={part.gain} />
          <i class="or">:</i>
          <Parts parts={part.each} />
        </span>
      );
  }
}

interface OnScale {
  readonly gains: readonly Term[];
  readonly each: Term;
}

/** So many points for one, so many for two: amounts of one sign for amounts of another one. */
function scaleOf(options: readonly (readonly Part[])[]): OnScale | undefined {
  const rows = options.map(([part]) => (part?.is === 'exchange' ? [part.cost[0], part.gain[0]] : []));
  const [first] = rows;
  const same = rows.every(
    ([cost, gain]) =>
      cost?.is === 'term' && gain?.is === 'term' && first?.[0]?.is === 'term' && cost.sign === first[0].sign,
  );
  if (!same || rows.length < 3) return undefined;
  const gains = rows.map(([, gain]) => gain as Term);
  while (gains.length > 1 && gains.at(-1)!.count === gains.at(-2)!.count) gains.pop();
  return { gains, each: first![0] as Term };
}

/** `0/9/20/33 ★ : ⚙`: for none, one, two and three. */
function Scale({ gains, each }: OnScale) {
  return (
    <span class="option">
      <b class="scale">
        {gains.map(({ count }, at) => (
          <span key={at}>
            {at > 0 && '/'}
            {count}
          </span>
        ))}
      </b>
      <Sign id={gains[0]!.sign} />
      <i class="or">:</i>
      <Sign id={each.sign} />
    </span>
  );
}

/** A number and its sign; whose sign it is stands behind it in letters, not in a colour alone. */
function Amount({ term: { sign, count, of, plus, up_to: most } }: { term: Term }) {
  const legend = useContext(LegendOf);
  const known = count !== undefined && count !== null;
  const amount = known ? `${plus ? '+' : ''}${most ? '≤' : ''}${number(count)}` : plus ? '+' : '';
  return (
    <b class="term">
      {amount}
      <Sign id={sign} of={of ?? undefined} />
      {of && <small>{legend?.glyph(of)}</small>}
    </b>
  );
}
