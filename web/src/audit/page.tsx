/** A game, verified in the browser: every step, its result, and its bytes on demand. */

import type { GameShown } from 'kronika-client';
import { useRoute } from 'preact-iso';
import { useEffect, useMemo } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import type { Draw, ToldDraws } from '../verifying/chance.ts';
import type { Receipt } from '../verifying/format.ts';
import type { Evidence } from '../verifying/verify.ts';
import { t } from '../words/audit.ts';
import { type Checked, useChecked } from './checking.ts';
import { Disputes } from './disputes.tsx';
import { knownSince } from './known.ts';
import { Unchecked } from './unchecked.tsx';
import { LookAtLink } from './link.tsx';
import { Picture } from './picture.tsx';
import { Progress } from './progress.tsx';
import { Signer } from './signer.tsx';
import { Steps } from './steps.tsx';
import { Verdict } from './verdict.tsx';

/** What a game is checked with. */
interface Fetched {
  readonly game: GameShown;
  readonly title: string;
  readonly bytes: Uint8Array;
  readonly evidence: Evidence;
  readonly known: ReadonlyMap<string, string>;
}

async function fetched(id: string): Promise<Fetched> {
  const path = { game_id: id };
  const service = kronika.value;
  const [game, raw, keys, receipts] = await Promise.all([
    service.getGame({ path }),
    // The bytes themselves: whether they were rewritten is among what is checked.
    service.exportGame({ path, parseAs: 'arrayBuffer' }) as Promise<unknown> as Promise<ArrayBuffer>,
    service.listKeys(),
    receiptsOf(id),
  ]);
  const { name: title } = await service.getTitle({ path: { title: game.title } });
  const named = keys.items.map(({ key }) => key);
  const bytes = new Uint8Array(raw);
  const known = knownSince(named);
  const over = game.status === 'finished' || game.status === 'void';
  const told = over ? drawsOf(id) : undefined;
  const evidence = { keys: named, notes: keys.notes ?? [], receipts, told };
  return { game, title, bytes, evidence, known };
}

/** All receipts that the service has given for the moves of a game. */
async function receiptsOf(id: string): Promise<readonly Receipt[]> {
  const found: Receipt[] = [];
  let after: string | undefined;
  for (;;) {
    const query = { limit: 200, ...(after === undefined ? {} : { after }) };
    const page = await kronika.value.listReceipts({ path: { game_id: id }, query });
    found.push(...page.items);
    if (page.next == null) return found;
    after = page.next;
  }
}

/** What the service says was drawn, which it works out by deciding the game again; nothing, where it
 * cannot. */
async function drawsOf(id: string): Promise<ToldDraws | undefined> {
  const draws: Draw[] = [];
  let after: string | undefined;
  try {
    for (;;) {
      const query = { limit: 1000, ...(after === undefined ? {} : { after }) };
      const page = await kronika.value.listDraws({ path: { game_id: id }, query });
      draws.push(...page.items);
      if (page.next == null) return { draws, departures: page.departures ?? [] };
      after = page.next;
    }
  } catch {
    return undefined;
  }
}

export default function Audit() {
  const { game = '' } = useRoute().params;
  const loaded = useLoaded(() => fetched(game), [game]);
  return (
    <Answered loaded={loaded}>
      {(found) => <OfGame key={found.game.version} {...found} again={loaded.again} />}
    </Answered>
  );
}

function OfGame({ game, title, bytes, evidence, known, again }: Fetched & { again: () => void }) {
  const checked = useChecked(bytes, evidence);
  const file = `${game.id}.json`;
  const address = useMemo(() => {
    const type = 'application/json';
    return URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
  }, [bytes]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  useEffect(() => {
    const { report } = checked;
    if (report) announce(t(report.good ? 'announceGood' : 'announceBad', { file: game.id }));
  }, [checked.report]);
  return (
    <div class="audit">
      <Heading name={t('ofGame', { title })} />
      <p>{t('lead')}</p>
      <p class="line">
        <a href={`/games/${game.id}`}>{t('toGame')}</a>
        <a href={address} download={file}>
          {t('download')}
        </a>
        <a href="/v1/keys">{t('keysFile')}</a>
        {game.status === 'running' && (
          <button type="button" onClick={again}>
            {t('checkAgain')}
          </button>
        )}
      </p>
      <Outcome checked={checked} known={known} />
      <Disputes game={game} />
      <Unchecked file={file} />
    </div>
  );
}

function Outcome({ checked, known }: { checked: Checked; known: ReadonlyMap<string, string> }) {
  const { report, share, insecure } = checked;
  if (insecure) return <p class="refused">{t('insecure')}</p>;
  if (report === undefined) return <Progress share={share} label={t('checking')} />;
  const whole = report.document?.export;
  return (
    <>
      <div class="audit-beside">
        <div class="stack">
          <Verdict report={report} />
          {whole && <Signer whole={whole} known={known} />}
        </div>
        {whole && <Picture report={report} whole={whole} />}
      </div>
      <section class="card">
        <h2>{t('steps')}</h2>
        <Steps steps={report.steps} />
      </section>
      {whole && <LookAtLink whole={whole} first={report.firstBadPly ?? whole.events.at(-1)?.ply ?? 0} />}
    </>
  );
}
