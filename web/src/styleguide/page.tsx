/** All shared components on one page, in light and in dark: what a change of them looks like. */

import type { ComponentChildren } from 'preact';
import { Count, Piece, Worker } from '../arranged/pieces.tsx';
import { catalogueOf } from '../board/catalogue.ts';
import { RulesBar, RulesFailed } from '../referee/progress.tsx';
import { Field } from '../shell/field.tsx';
import { Heading } from '../shell/heading.tsx';
import { SeatMark } from '../shell/seat.tsx';
import { Loading } from '../shell/waiting.tsx';
import { SignList } from '../signs/legend.tsx';
import { Formula, LegendOf } from '../signs/sign.tsx';
import { Clock } from '../table/clock.tsx';
import { Telling } from '../choosing/telling.tsx';
import { t } from '../words/styleguide.ts';
import { FORMULAS, FORETOLD } from './samples.ts';

const TITLE = 'tzolkin';
const SEATS = [0, 1, 2, 3, 4];

export default function Styleguide() {
  return (
    <>
      <Heading name={t('styleguide')} />
      <p class="quiet">{t('about')}</p>
      <div class="styleguide">
        <Scheme scheme="light" />
        <Scheme scheme="dark" />
      </div>
    </>
  );
}

function Scheme({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <section class="styleguide-scheme stack" style={{ colorScheme: scheme }} aria-label={t(scheme)}>
      <h2>{t(scheme)}</h2>
      <Part name={t('buttons')}>
        <p class="line">
          <button type="button">{t('button')}</button>
          <button type="button" class="main">
            {t('main')}
          </button>
          <button type="button" class="danger">
            {t('danger')}
          </button>
          <button type="button" class="plain">
            {t('plain')}
          </button>
          <button type="button" disabled>
            {t('disabled')}
          </button>
        </p>
      </Part>
      <Part name={t('fields')}>
        <Field label={t('field')} hint={t('hint')}>
          {(control) => <input {...control} value={t('button')} />}
        </Field>
        <Field label={t('field')} refused={t('refused')}>
          {(control) => (
            <select {...control}>
              <option>{t('choice')}</option>
            </select>
          )}
        </Field>
        <label class="check">
          <input type="checkbox" checked /> {t('choice')}
        </label>
      </Part>
      <Part name={t('seats')}>
        <p class="line styleguide-pieces">
          {SEATS.map((seat) => (
            <span key={seat} class="line">
              <SeatMark seat={seat} />
              <Piece seat={seat} />
              <Worker seat={seat} />
            </span>
          ))}
          <Worker seat={undefined} />
        </p>
      </Part>
      <Part name={t('texts')}>
        <div class="card stack">
          <p>{t('about')}</p>
          <p class="quiet small">{t('hint')}</p>
          <p class="refused">{t('refused')}</p>
          <Loading />
          <p>
            <span class="chip">{t('choice')}</span> <Clock clock={{ seat: 0, left: 45, runs: false }} />
          </p>
        </div>
      </Part>
      <Part name={t('rules')}>
        <div class="card">
          <RulesBar share={0.2} sent={2_330_000} size={5_820_000} />
        </div>
        <div class="card">
          <RulesFailed why="altered" again={() => {}} />
        </div>
      </Part>
      <Signed />
    </section>
  );
}

/** What is drawn with signs: their names come from a title. */
function Signed() {
  const catalogue = catalogueOf(TITLE);
  if (catalogue === undefined) return <Loading />;
  const names = { name: (key: string) => catalogue.name(key), icon: (key: string) => catalogue.icon(key), seat: (seat: number) => `${seat + 1}` };
  return (
    <LegendOf.Provider value={catalogue}>
      <Part name={t('formulas')}>
        <p class="line styleguide-formulas">
          {FORMULAS.map((parts, at) => (
            <Formula key={at} parts={parts} />
          ))}
        </p>
        <p class="line">
          <Count sign="corn" count={7} />
          <Count sign="skull" count={0} />
        </p>
        <p>
          <Telling says={FORETOLD} names={names} seat={0} />
        </p>
      </Part>
      <Part name={t('signs')}>
        <SignList catalogue={catalogue} />
      </Part>
    </LegendOf.Provider>
  );
}

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="stack">
      <h3>{name}</h3>
      {children}
    </div>
  );
}
