/** The table in three blocks, all set beforehand, and what will be. */

import type { TitleShown } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { kronika, person } from '../session/session.ts';
import { type Refusal, useRefusal } from '../shell/field.tsx';
import { shortName } from '../titles/known.ts';
import { Art } from '../art/art.tsx';
import { language } from '../words/language.ts';
import { t } from '../words/tables.ts';
import { HowFast } from './clock.tsx';
import { Folds } from './folds.tsx';
import { HintsChoice } from './hints.tsx';
import { opened } from './opened.ts';
import { draft, keepDraft, lastTable } from './remembered.ts';
import { HowMany, Seats } from './seats.tsx';
import { paceSaid, whatWillBe, whoPlays } from './summary.tsx';
import { Titles } from './titles.tsx';
import { moved, usual, type Wish } from './wish.ts';

const FIELDS = ['seats', 'options', 'terms', 'ruleset', 'illegal-options'];

interface Props {
  readonly titles: ReadonlyMap<string, TitleShown>;
  /** The title that the address names. */
  readonly named: string | undefined;
}

export function Form({ titles, named }: Props) {
  const { route } = useLocation();
  const [wish, setWish] = useState(() => begun(titles, named));
  const title = titles.get(wish.title);
  const refusal = useRefusal();
  useLayoutEffect(() => keepDraft(wish), [wish]); // before anybody can load the page again
  if (title === undefined) return null;
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const choose = (slug: string) => {
    const to = titles.get(slug);
    if (to !== undefined) setWish(moved(wish, title, to));
  };
  const open = async (wanted: Wish) => {
    const game = await refusal.attempt(() => opened(wanted, title), FIELDS);
    if (game !== undefined) route(`/games/${game}`);
  };
  const last = lastTable(titles);
  return (
    <form
      class="opening"
      onSubmit={(e) => {
        e.preventDefault();
        void open(wish);
      }}
    >
      <div class="opening-blocks">
        <Block number={1} name={t('which')}>
          <Titles titles={[...titles.values()]} chosen={wish.title} choose={choose} />
        </Block>
        <Block number={2} name={t('where')} beside={<HowMany {...{ title, wish, change }} />}>
          <Seats {...{ title, wish, change }} />
          <Refused text={refusal.at('seats')} />
          <HintsChoice {...{ wish, change }} refused={refusal.at('terms.hints')} />
        </Block>
        <Block number={3} name={t('fast')}>
          <HowFast wish={wish} change={change} refused={refusal.at} />
          <Refused text={refusal.at('terms')} />
          <Folds {...{ title, wish, change }} refused={refusal.at} trouble={<Trouble title={title.title} refusal={refusal} />} />
        </Block>
      </div>
      <aside class="card opening-summary" aria-label={t('summary')}>
        <Art title={title.title} />
        <h2 class={`of-${title.title} opening-name`} translate={false}>
          {shortName(title)}
        </h2>
        <p aria-live="polite">
          <strong>{whoPlays(wish, title)}</strong>, {paceSaid(wish)}. {whatWillBe(wish, title)}
        </p>
        <button type="submit" class="main" disabled={refusal.busy}>
          {t('openIt')}
        </button>
        {person.value === undefined && <p class="quiet small">{t('asGuest')}</p>}
        <p class="quiet small">{t('locked')}</p>
        <p class="small opening-faster">
          {t('faster')}{' '}
          <button type="button" class="plain" onClick={() => open(quick(title))}>
            {t('nowBot')}
          </button>
          {last && (
            <>
              {' · '}
              <button type="button" class="plain" onClick={() => setWish(last)}>
                {t('asLast', { title: shortName(titles.get(last.title) ?? title) })}
              </button>
            </>
          )}
        </p>
      </aside>
      <div class="opening-bar">
        <p class="small">
          <strong>{whoPlays(wish, title)}</strong>
          <span class="quiet">{paceSaid(wish)}</span>
        </p>
        <button type="submit" class="main" disabled={refusal.busy}>
          {t('openIt')}
        </button>
      </div>
    </form>
  );
}

/** What the page begins with: what was being set up, for the title that the address names. */
function begun(titles: ReadonlyMap<string, TitleShown>, named: string | undefined): Wish {
  const before = draft(titles) ?? lastTable(titles);
  const title = titles.get(named ?? before?.title ?? '') ?? [...titles.values()][0];
  if (title === undefined) throw new Error('a service has titles');
  if (before === undefined) return usual(title);
  return before.title === title.title ? before : moved(before, titles.get(before.title), title);
}

/** Against the recommended bot, without a clock. */
function quick(title: TitleShown): Wish {
  const bots = Array.from({ length: Math.max(1, title.seats.min - 1) }, () => `bot:${title.opponent}`);
  return { ...usual(title), pace: 'none', seats: ['me', ...bots].slice(0, title.seats.max) };
}

function Block(props: { number: number; name: string; beside?: ComponentChildren; children: ComponentChildren }) {
  const { number, name, beside, children } = props;
  const id = `opening-${number}`;
  return (
    <section class="card opening-block" aria-labelledby={id}>
      <div class="line spread">
        <h2 id={id} class="line">
          <span class="opening-number" aria-hidden="true">
            {number}
          </span>
          {name}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

function Refused({ text, rule }: { text: string | undefined; rule?: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p class="refused" role="alert">
      {text} {rule && <span class="quiet" translate={false}>({rule})</span>}
    </p>
  );
}

/** Why the variants do not go together. */
function Trouble({ title, refusal }: { title: string; refusal: Refusal }) {
  const rule = refusal.told?.kind === 'illegal-options' ? refusal.told.rule : undefined;
  const why = useRule(title, rule);
  return <Refused text={why ?? refusal.at('illegal-options')} rule={refusal.told?.rule} />;
}

/** What a rule says, where the service says why in English only. */
function useRule(title: string, rule: string | undefined): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    setText(undefined);
    if (rule === undefined || language.value === 'en') return;
    const path = { title, rule };
    kronika.value.getRule({ path }).then((found) => setText(found.text), () => undefined);
  }, [title, rule, language.value]);
  return text;
}
