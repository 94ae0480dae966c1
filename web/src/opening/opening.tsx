/** Opening a table: which game, who sits where, how fast. */

import { useLocation } from 'preact-iso';
import { Heading } from '../shell/heading.tsx';
import { Answered } from '../shell/waiting.tsx';
import { useTitles } from '../titles/known.ts';
import { t } from '../words/tables.ts';
import { Form } from './form.tsx';

export default function Opening() {
  const { query } = useLocation();
  const titles = useTitles();
  return (
    <>
      <div class="line opening-head">
        <Heading name={t('openTable')} />
        <p class="quiet">{t('threeClicks')}</p>
      </div>
      <Answered loaded={titles}>{(all) => <Form key={query.title} titles={all} named={query.title} />}</Answered>
    </>
  );
}
