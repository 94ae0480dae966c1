/** What Kronika is, whose work is in it, and what it knows of those who use it. */

import { Heading } from '../shell/heading.tsx';
import { Answered } from '../shell/waiting.tsx';
import { useTitles } from '../titles/known.ts';
import { t } from '../words/titles.ts';

/** What is built into the client. */
const PARTS = [
  ['Preact', 'MIT'],
  ['Preact Signals', 'MIT'],
  ['preact-iso', 'MIT'],
  ['intl-messageformat', 'BSD-3-Clause'],
  ['uqr', 'MIT'],
  ['noble-post-quantum', 'MIT'],
  ['Pyodide', 'MPL 2.0'],
  ['CPython', 'PSF 2.0'],
  ['msgspec', 'BSD-3-Clause'],
  ['Source Sans 3', 'SIL OFL 1.1'],
  ['Almendra', 'SIL OFL 1.1'],
  ['Marcellus', 'SIL OFL 1.1'],
  ['game-icons.net (Lorc, Delapouite, …)', 'CC BY 3.0'],
] as const;

export default function About() {
  const titles = useTitles();
  return (
    <>
      <Heading name={t('about')} />
      <div class="stack titles-text in-turn">
        <p>{t('aboutText')}</p>
        <p>
          {t('checkText')} <a href="/verify">{t('verifyLink')}</a>
        </p>
        <p>
          {t('apiText')} <a href="/docs">{t('apiLink')}</a>
        </p>
        <h2>{t('titles')}</h2>
        <Answered loaded={titles}>
          {(all) => (
            <ul>
              {[...all.values()].map((one) => (
                <li key={one.title}>
                  <a href={`/titles/${one.title}`} translate={false}>
                    {one.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Answered>
        <h2>{t('rights')}</h2>
        <p>{t('rightsText')}</p>
        <h2>{t('privacy')}</h2>
        <p>{t('privacyText')}</p>
        <h2>{t('credits')}</h2>
        <p>{t('ownLicence')}</p>
        <p>{t('colours')}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('part')}</th>
              <th scope="col">{t('licence')}</th>
            </tr>
          </thead>
          <tbody>
            {PARTS.map(([part, licence]) => (
              <tr key={part} translate={false}>
                <td>{part}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
