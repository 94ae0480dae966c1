/** Opening a game: which one, who sits where, who may watch, what holds at the table. */

import type { SeatWanted, TitleShown } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { kronika, person } from '../session/session.ts';
import { useRefusal } from '../shell/field.tsx';
import { Heading } from '../shell/heading.tsx';
import { letter, SeatMark } from '../shell/seat.tsx';
import { Answered } from '../shell/waiting.tsx';
import { useTitles } from '../titles/known.ts';
import { language } from '../words/language.ts';
import { t } from '../words/lobby.ts';
import { Options } from './options.tsx';
import { changed, optionsOf } from './schema.ts';
import { Choice, NO_CLOCK, type TermsChosen, TermsFields, termsOf } from './terms.tsx';

const VISIBILITIES = ['public', 'unlisted', 'private'] as const;

export default function Opening() {
  const { query, route } = useLocation();
  const titles = useTitles();
  return (
    <>
      <Heading name={t('opening')} />
      {person.value === undefined ? (
        <p>
          <a href="/me">{t('signInFirst')}</a>
        </p>
      ) : (
        <Answered loaded={titles}>
          {(all) => {
            const names = [...all.keys()];
            const chosen = all.get(query.title ?? '') ?? all.get(names[0] ?? '');
            if (chosen === undefined) return null;
            return (
              <>
                <div class="card opening-title">
                  <Choice
                    label={t('title')}
                    value={chosen.title}
                    values={names}
                    name={(one) => all.get(one)?.name ?? one}
                    take={(one) => route(`/games/new?title=${one}`, true)}
                  />
                  <a href={`/titles/${chosen.title}`}>{t('what')}</a>
                </div>
                <Form key={chosen.title} title={chosen} />
              </>
            );
          }}
        </Answered>
      )}
    </>
  );
}

/** A seat as it is chosen: `me`, `open`, or `bot:<its name>`. */
type Sitting = string;

/** One sits on the first seat; the others are open. */
function seated(count: number, before: readonly Sitting[] = ['me']): Sitting[] {
  return Array.from({ length: count }, (_, seat) => before[seat] ?? 'open');
}

function wanted(sitting: Sitting): SeatWanted {
  if (sitting.startsWith('bot:')) return { kind: 'bot', bot: sitting.slice('bot:'.length) };
  return { kind: sitting === 'me' ? 'me' : 'open' };
}

function Form({ title }: { title: TitleShown }) {
  const { route } = useLocation();
  const { min, max } = title.seats;
  const options = optionsOf(title.options_schema);
  const [seats, setSeats] = useState(seated(Math.max(min, Math.min(2, max))));
  const [set, setSet] = useState<Readonly<Record<string, unknown>>>({});
  const [visibility, setVisibility] = useState<(typeof VISIBILITIES)[number]>('public');
  const [terms, setTerms] = useState<TermsChosen>(NO_CLOCK);
  const [ruleset, setRuleset] = useState(title.ruleset);
  const refusal = useRefusal();
  const why = useRule(title.title, refusal.told?.kind === 'illegal-options' ? refusal.told.rule : undefined);
  const open = async (submitted: Event) => {
    submitted.preventDefault();
    const body = {
      title: title.title,
      ruleset,
      visibility,
      seats: seats.map(wanted),
      options: changed(options, set),
      terms: termsOf(terms),
    };
    const fields = ['seats', 'options', 'terms', 'ruleset', 'illegal-options'];
    const game = await refusal.attempt(() => kronika.value.openGame({ body }), fields);
    if (game !== undefined) route(`/games/${game.id}`);
  };
  return (
    <form class="stack" onSubmit={open}>
      <section class="card" aria-labelledby="opening-seats">
        <h2 id="opening-seats">{t('seats')}</h2>
        {max > min && (
          <Choice
            label={t('howMany')}
            value={String(seats.length)}
            values={Array.from({ length: max - min + 1 }, (_, n) => String(min + n))}
            name={(one) => one}
            take={(one) => setSeats(seated(Number(one), seats))}
          />
        )}
        <ol class="opening-seats">
          {seats.map((sitting, seat) => (
            <li key={seat} class="line">
              <SeatMark seat={seat} />
              <select
                aria-label={t('seat', { letter: letter(seat) })}
                value={sitting}
                onChange={(e) => setSeats(seats.toSpliced(seat, 1, e.currentTarget.value))}
              >
                <option value="me">{t('kind.me')}</option>
                <option value="open">{t('kind.open')}</option>
                {title.bots.map((bot) => (
                  <option key={bot} value={`bot:${bot}`}>
                    {t('kind.bot', { bot: title.bot_texts?.[bot]?.name ?? bot })}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ol>
        <BotHints title={title} chosen={seats} />
        <Refused text={refusal.at('seats')} />
        <Choice
          label={t('visibility')}
          value={visibility}
          values={VISIBILITIES}
          name={(one) => t(`visibility.${one}`)}
          take={setVisibility}
        />
      </section>
      <section class="card" aria-labelledby="opening-options">
        <h2 id="opening-options">{t('options')}</h2>
        {options.length === 0 && <p class="quiet">{t('noOptions')}</p>}
        <Options
          options={options}
          seats={seats.length}
          set={set}
          change={(name, value) => setSet({ ...set, [name]: value })}
          refused={(name) => refusal.at(`options.${name}`)}
        />
        <Refused text={why ?? refusal.at('illegal-options')} rule={refusal.told?.rule} />
        {title.rulesets.length > 1 && (
          <Choice
            label={t('ruleset')}
            value={ruleset}
            values={title.rulesets}
            name={(one) => one}
            take={setRuleset}
            refused={refusal.at('ruleset')}
          />
        )}
      </section>
      <details class="card" open={refusal.at('terms') !== undefined}>
        <summary>
          <h2>{t('terms')}</h2>
        </summary>
        <TermsFields
          chosen={terms}
          change={(part) => setTerms({ ...terms, ...part })}
          refused={refusal.at}
        />
      </details>
      <div>
        <button type="submit" class="main" disabled={refusal.busy}>
          {t('openIt')}
        </button>
      </div>
    </form>
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

/** How the bots play that were chosen. */
function BotHints({ title, chosen }: { title: TitleShown; chosen: readonly Sitting[] }) {
  const bots = title.bots.filter((bot) => chosen.includes(`bot:${bot}`));
  const texts = bots.flatMap((bot) => title.bot_texts?.[bot] ?? []);
  return (
    <dl class="opening-bots small" aria-live="polite">
      {texts.map(({ name, hint }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class="quiet">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
