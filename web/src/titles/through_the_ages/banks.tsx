/** The banks of a nation as its mat prints them: one column says what so many tokens mean. */

import type { ComponentChildren } from 'preact';
import { type Told, useTold } from '../../arranged/told.ts';
import { Count } from '../../arranged/pieces.tsx';
import { Sign } from '../../signs/sign.tsx';
import { t } from '../../words/through-the-ages.ts';

/** So many tokens a mat has room for; more are a number. */
const FULL = 18;

/** Columns of a mat on which the same holds: from so many tokens in the bank down to `low`. */
interface Stretch {
  readonly high: number;
  readonly low: number;
  readonly count: number | undefined;
}

export function Banks({ seat }: { seat: number }) {
  const told = useTold();
  const of = (name: string) => told.gauge(`${name}/${seat}`) ?? 0;
  const [yellow, blue, after] = [of('yellow_bank'), of('blue_bank'), of('end_blue')];
  const unhappy = of('happy') < (told.bound(`happy/${seat}`) ?? 0);
  const faces = stretches(told, 'faces');
  return (
    <div class="banks-of">
      <h3 class="age-part">{t('people')}</h3>
      <div class="mat">
        <Head words={t('needed', { count: of('happy'), needed: told.bound(`happy/${seat}`) ?? 0 })} sign="happy" />
        {faces.map((one) => (
          <Step key={one.low} of={one} now={yellow} face={one.count === Math.min(of('happy'), faces.at(-1)?.count ?? 0)} bad={unhappy}>
            {one.count}
          </Step>
        ))}
        <Head words={t('bankOf', { count: yellow })} sign="yellow_tokens" />
        <Bank sign="population" count={yellow} />
        <Steps told={told} role="one_more" now={yellow} sign="food" words={t('oneMore')} head="increase_population" />
        <Steps told={told} role="eats" now={yellow} sign="food" words={t('eats')} head="consumption" />
      </div>
      <h3 class="age-part">{t('stock')}</h3>
      <div class="mat">
        <Head words={after === blue ? t('bankOf', { count: blue }) : t('bankThen', { count: blue, after })} sign="blue_tokens" />
        <Bank sign="blue_tokens" count={blue} kept={after} />
        <Steps told={told} role="corrupts" now={blue} then={after} sign="resource" words={t('corruption')} head="corruption" />
      </div>
    </div>
  );
}

/** What a role prints, from the fullest bank to the empty one. */
function stretches(told: Told, role: string): readonly Stretch[] {
  const printed = told.catalogue.formulas('mat', role).toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
  const bottom = printed.at(-1)?.at === 0 ? [] : [{ high: 0, low: 0, count: undefined }];
  const shown = printed.map(({ at, parts: [part] }, order) => ({
    high: order === 0 ? FULL : (printed[order - 1]!.at ?? 0) - 1,
    low: at ?? 0,
    count: part?.is === 'term' ? (part.count ?? 0) : undefined,
  }));
  return [...shown, ...bottom];
}

interface StepsProps {
  told: Told;
  role: string;
  now: number;
  then?: number;
  sign: string;
  words: string;
  head: string;
}

function Steps({ told, role, now, then = now, sign, words, head }: StepsProps) {
  return (
    <>
      <Head words={words} sign={head} />
      {stretches(told, role).map((one) => (
        <Step key={one.low} of={one} now={now} then={then}>
          {one.count === undefined ? '–' : <>{String(one.count).replace('-', '−')}{one.count !== 0 && one.high > one.low && <Sign id={sign} />}</>}
        </Step>
      ))}
    </>
  );
}

/** The name of a line; the sign alone where it is narrow. */
function Head({ words, sign }: { words: string; sign: string }) {
  return (
    <span class="mat-head">
      <Sign id={sign} /> {words}
    </span>
  );
}

interface StepProps {
  of: Stretch;
  now: number;
  then?: number;
  /** So many faces the nation has. */
  face?: boolean;
  bad?: boolean;
  children: ComponentChildren;
}

/** A stretch of the mat: where the bank is now, and where it will be. */
function Step({ of: { high, low }, now, then = now, face = false, bad = false, children }: StepProps) {
  const holds = (count: number) => Math.min(count, FULL) <= high && Math.min(count, FULL) >= low;
  const state = `${holds(now) ? ' now' : ''}${holds(then) && !holds(now) ? ' then' : ''}${face ? ' mine' : ''}${face && bad ? ' bad' : ''}`;
  return (
    <span class={`mat-step${state}`} style={{ gridColumn: `span ${high - low + 1}` }}>
      {face && <Sign id="happy" />}
      {children}
    </span>
  );
}

/** Tokens in a bank, the last ones to be taken on the right; beyond `kept` they will be gone. */
function Bank({ sign, count, kept = count }: { sign: string; count: number; kept?: number }) {
  return (
    <>
      {Array.from({ length: FULL }, (_, at) => FULL - at).map((number) => (
        <span key={number} class={`mat-token${number <= count && number > kept ? ' going' : ''}`}>
          {number <= count && <Sign id={sign} />}
        </span>
      ))}
      <span class="mat-token over">{count > FULL && `+${count - FULL}`}</span>
    </>
  );
}

const STOCK = ['food_stock', 'resource_stock', 'science', 'civil_actions', 'military_actions'];
const SIGNS: Readonly<Record<string, string>> = { food_stock: 'food', resource_stock: 'resource' };
/** Of what there is a full number, which comes back each turn. */
const TOKENS = ['civil_actions', 'military_actions'];

/** What can be spent now. */
export function Stock({ seat }: { seat: number }) {
  const told = useTold();
  return (
    <ul class="stock-of">
      {STOCK.map((name) => {
        const count = told.gauge(`${name}/${seat}`) ?? 0;
        const full = TOKENS.includes(name) ? told.bound(`${name}/${seat}`) : undefined;
        return (
          <li key={name}>
            <Count sign={SIGNS[name] ?? name} count={full === undefined ? count : `${count}/${full}`} />
            <span class="unseen">{told.catalogue.name(name)}</span>
          </li>
        );
      })}
    </ul>
  );
}
