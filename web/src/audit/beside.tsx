/** A ply that was changed, side by side: what the file says, and what the service has sealed. */

import { useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { attempt } from '../shell/problems.tsx';
import type { Event } from '../verifying/format.ts';
import type { Report } from '../verifying/verify.ts';
import { verify } from '../verifying/verify.ts';
import { moment } from '../words/formats.ts';
import { t } from '../words/verdict.ts';
import { type Difference, differing } from './differing.ts';
import { keysIn } from './fetching.ts';

/** The ply as the service has it: its events, their words, and whether its own copy is in order. */
interface Sealed {
  readonly events: readonly Event[];
  readonly texts: ReadonlyMap<number, string>;
  readonly good: boolean;
}

/** The file names a game; only when somebody wishes it, the service is asked for that game. */
export function Beside({ report, ply }: { report: Report; ply: number }) {
  const whole = report.document?.export;
  const [sealed, setSealed] = useState<Sealed>();
  if (whole === undefined) return null;
  const game = String(whole.game.id);
  const compare = async () => setSealed(await attempt(() => asSealed(game, ply)));
  return (
    <section class="card" aria-labelledby="beside">
      <div class="line spread">
        <h2 id="beside">{t('beside', { ply })}</h2>
        {sealed && <a href={`/games/${game}?ply=${ply}`}>{t('onBoard')}</a>}
      </div>
      {sealed ? (
        <Compared file={whole.events.filter((one) => one.ply === ply)} sealed={sealed} />
      ) : (
        <>
          <p class="quiet">{t('besideText')}</p>
          <div>
            <button type="button" onClick={() => void compare()}>
              {t('besideAsk')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** Fetches the game and verifies it: what the file is held against has to be in order itself. */
async function asSealed(game: string, ply: number): Promise<Sealed> {
  const path = { game_id: game };
  const [raw, keys, { items }] = await Promise.all([
    kronika.value.exportGame({ path, parseAs: 'arrayBuffer' }) as Promise<unknown> as Promise<ArrayBuffer>,
    kronika.value.listKeys(),
    ply > 0 ? kronika.value.listMoves({ path, query: { after: ply - 1, limit: 1 } }) : { items: [] },
  ]);
  const evidence = { keys: keysIn(keys), notes: keys.notes ?? [], receipts: [] };
  const report = await verify(new Uint8Array(raw), evidence);
  const events = report.document?.export.events.filter((one) => one.ply === ply) ?? [];
  const told = items.flatMap((move) => move.events);
  const texts = new Map(told.flatMap(({ version, text }) => (text ? [[version, text] as const] : [])));
  return { events, texts, good: report.good };
}

function Compared({ file, sealed }: { file: readonly Event[]; sealed: Sealed }) {
  const found = differing(file, sealed.events);
  const changed = new Set(found.map(({ version }) => version));
  return (
    <>
      <div class="verdict-pair">
        <Side name={t('inFile')} outcome="bad" events={file} changed={changed} texts={sealed.texts} />
        <Side name={t(sealed.good ? 'inLog' : 'inLogBad')} outcome={sealed.good ? 'good' : 'bad'} events={sealed.events} changed={new Set()} texts={sealed.texts} />
      </div>
      {found.length === 0 ? <p>{t('besideSame')}</p> : <Table found={found} texts={sealed.texts} />}
    </>
  );
}

interface SideOf {
  readonly name: string;
  readonly outcome: 'good' | 'bad';
  readonly events: readonly Event[];
  /** Events of which the words of the log do not hold. */
  readonly changed: ReadonlySet<number>;
  readonly texts: ReadonlyMap<number, string>;
}

function Side({ name, outcome, events, changed, texts }: SideOf) {
  const last = events.at(-1);
  return (
    <section class="verdict-box beside" data-outcome={outcome}>
      <h3>{name}</h3>
      {last && <p class="small quiet">{moment(last.at)}</p>}
      <ul class="audit-bullets">
        {events.length === 0 && <li>{t('besideNothing')}</li>}
        {events.map(({ version, type }) => (
          <li key={version}>
            {changed.has(version) ? <b>{t('besideChanged', { version, type })}</b> : (texts.get(version) ?? <code translate={false}>{type}</code>)}
          </li>
        ))}
      </ul>
      {last?.hash && <code translate={false}>{`${last.hash.slice(0, 8)} … ${last.hash.slice(-8)}`}</code>}
    </section>
  );
}

/** Value by value. */
function Table({ found, texts }: { found: readonly Difference[]; texts: ReadonlyMap<number, string> }) {
  const json = (value: unknown) => (value === undefined ? '–' : JSON.stringify(value));
  return (
    <table class="verdict-events">
      <thead>
        <tr>
          <th scope="col">{t('besideWhat')}</th>
          <th scope="col">{t('inFile')}</th>
          <th scope="col">{t('besideLog')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ version, type, path, file, log }) => (
          <tr key={`${version} ${path}`}>
            <td>
              {texts.get(version) ?? type} <code translate={false}>{path}</code>
            </td>
            <td translate={false}>
              <code>{json(file)}</code>
            </td>
            <td translate={false}>
              <code>{json(log)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
