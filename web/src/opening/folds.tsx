/** What is folded away, each with its present value in words: variants, watching, taking back. */

import type { TitleShown } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import { list } from '../words/formats.ts';
import { t as lobby } from '../words/lobby.ts';
import { t } from '../words/tables.ts';
import { Options } from './options.tsx';
import { said } from './said.ts';
import { changed, optionsOf } from './schema.ts';
import { Agreement, Choice } from './terms.tsx';
import type { Wish } from './wish.ts';

const VISIBILITIES = ['public', 'unlisted', 'private'] as const;

interface Props {
  readonly title: TitleShown;
  readonly wish: Wish;
  readonly change: (part: Partial<Wish>) => void;
  readonly refused: (field: string) => string | undefined;
  /** Why the variants do not go together, if they do not. */
  readonly trouble: ComponentChildren;
}

export function Folds({ title, wish, change, refused, trouble }: Props) {
  const options = optionsOf(title.options_schema);
  const wrong = refused('illegal-options') !== undefined || refused('options') !== undefined || refused('ruleset') !== undefined;
  return (
    <>
      <Fold name={t('variants')} value={variantsSaid(wish, title)} open={wrong}>
        {options.length === 0 && <p class="quiet">{lobby('noOptions')}</p>}
        <Options
          options={options}
          seats={wish.seats.length}
          set={wish.set}
          change={(name, value) => change({ set: { ...wish.set, [name]: value } })}
          refused={(name) => refused(`options.${name}`)}
        />
        {trouble}
        {title.rulesets.length > 1 && (
          <Choice
            label={lobby('ruleset')}
            value={wish.ruleset}
            values={title.rulesets}
            name={(one) => one}
            take={(ruleset) => change({ ruleset })}
            refused={refused('ruleset')}
          />
        )}
      </Fold>
      <Fold name={t('watching')} value={t(`watching.${wish.visibility}`)} open={false}>
        <Choice
          label={lobby('visibility')}
          value={wish.visibility}
          values={VISIBILITIES}
          name={(one) => lobby(`visibility.${one}`)}
          take={(visibility) => change({ visibility })}
        />
      </Fold>
      <Fold name={t('back')} value={backSaid(wish)} open={false}>
        <Agreement chosen={wish.terms} change={(part) => change({ terms: { ...wish.terms, ...part } })} />
      </Fold>
    </>
  );
}

function Fold(props: { name: string; value: string; open: boolean; children: ComponentChildren }) {
  const { name, value, open, children } = props;
  return (
    <details class="opening-fold" {...(open ? { open } : {})}>
      <summary>
        <strong>{name}</strong> <span class="quiet">{value}</span>
      </summary>
      {children}
    </details>
  );
}

function variantsSaid(wish: Wish, title: TitleShown): string {
  const options = optionsOf(title.options_schema);
  const set = changed(options, wish.set);
  const other = options.filter((one) => one.name in set);
  if (other.length === 0) return t('asPrinted');
  return list(other.map((one) => `${one.label}: ${said(one.control, set[one.name])}`));
}

function backSaid({ terms }: Wish): string {
  return `${t(`back.${terms.takebacks}`)}; ${t(`disputed.${terms.dispute}`)}`;
}
