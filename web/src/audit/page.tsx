/** The verdict on a game: one sentence, the move that is doubted, what was checked and by whom. */

import type { DisputeShown } from 'kronika-client';
import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isMine } from '../lobby/seats.tsx';
import { type Named, named } from '../replay/naming.ts';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Heading } from '../shell/heading.tsx';
import { type Loaded, useLoaded } from '../shell/loaded.ts';
import { letter } from '../shell/seat.tsx';
import { Answered } from '../shell/waiting.tsx';
import { botName } from '../titles/bots.ts';
import { t as a } from '../words/audit.ts';
import { list } from '../words/formats.ts';
import { t } from '../words/verdict.ts';
import { type Asked, askedIn, withAsked } from './asked.ts';
import { Banner, sentence } from './banner.tsx';
import { Both } from './both.tsx';
import { Case, type Evidence } from './case.tsx';
import { useChecked } from './checking.ts';
import { Checks } from './checks.tsx';
import { Course } from './course.tsx';
import { type Fetched, fetched } from './fetching.ts';
import { Filing } from './filing.tsx';
import { Deeper } from './deeper.tsx';
import { type Decided, judged } from './judging.ts';
import { Keep, type Kept, written } from './keep.tsx';
import { decidedBy } from './opinions.ts';
import { Progress } from './progress.tsx';
import { Rules, useAsking } from './rules.tsx';
import { Ruling } from './ruling.tsx';
import { Which } from './which.tsx';

export default function Audit() {
  const { game = '' } = useRoute().params;
  const { url } = useLocation();
  const { ply } = askedIn(url);
  const loaded = useLoaded(() => fetched(game, ply), [game]);
  return (
    <Answered loaded={loaded}>
      {(found) => <OfGame key={found.game.version} found={found} again={loaded.again} />}
    </Answered>
  );
}

function OfGame({ found, again }: { found: Fetched; again: () => void }) {
  const { game, title } = found;
  const { url, route } = useLocation();
  const asked = askedIn(url);
  const seats = named(game.seats, letter, (bot) => botName(game.title, bot));
  const disputes = useLoaded(() => kronika.value.listDisputes({ path: { game_id: game.id } }), [game.id]);
  const dispute = disputedOf(asked, disputes.value?.items ?? []);
  const ply = dispute === undefined ? Math.min(asked.ply ?? game.ply, game.ply) : (dispute.ply ?? undefined);
  const evidence = useEvidence(game.id, ply, dispute);
  const go = (next: Asked) => route(withAsked(url, next), true);
  const done = () => {
    disputes.again();
    again();
  };
  return (
    <div class="audit">
      <div class="verdict-top line">
        <Heading name={a('ofGame', { title })} />
        <a href={`/games/${game.id}`}>{list(seats.map(({ name }) => name))}</a>
        {ply !== undefined && <a href={`/games/${game.id}?ply=${ply}`}>{t('replayAt', { ply })}</a>}
      </div>
      <Checked found={found} again={again} evidence={evidence.value} dispute={dispute} ply={ply} disputes={disputes.value?.items ?? []}>
        {dispute === undefined && game.status !== 'open' && (
          <Which ply={ply ?? game.ply} last={game.ply} onPly={(one) => go({ ply: one })} />
        )}
        {game.status !== 'open' && (
          <Answered loaded={evidence}>
            {(one) => <Doubted found={found} evidence={one} seats={seats} ply={ply} dispute={dispute} asked={asked} go={go} done={done} />}
          </Answered>
        )}
      </Checked>
    </div>
  );
}

/** The dispute that is looked at: the one that is named, else the last about the ply, else the last. */
function disputedOf({ ply, dispute, filing }: Asked, all: readonly DisputeShown[]): DisputeShown | undefined {
  if (dispute !== undefined) return all.find(({ number }) => number === dispute);
  if (filing) return undefined;
  return ply === undefined ? all.at(-1) : all.findLast((one) => one.ply === ply);
}

function useEvidence(game: string, ply: number | undefined, dispute: DisputeShown | undefined): Loaded<Evidence> {
  const number = dispute?.number;
  const ask = (): Promise<Evidence> =>
    number === undefined
      ? kronika.value.getPlyEvidence({ path: { game_id: game, ply: String(ply ?? 0) } })
      : kronika.value.getEvidence({ path: { game_id: game, dispute_number: String(number) } });
  return useLoaded(ask, [game, ply, number, dispute?.status]);
}

interface DoubtedOf {
  readonly found: Fetched;
  readonly evidence: Evidence;
  readonly seats: readonly Named[];
  readonly ply: number | undefined;
  readonly dispute: DisputeShown | undefined;
  readonly asked: Asked;
  readonly go: (asked: Asked) => void;
  readonly done: () => void;
}

/** The move that is doubted: the case, then what one can do about it or what became of it. */
function Doubted({ found: { game }, evidence, seats, ply, dispute, asked, go, done }: DoubtedOf) {
  const seated = game.seats.some(isMine);
  const me = useLoaded(async () => (person.value === undefined ? undefined : kronika.value.getMyAccount()), []);
  const judges = !seated && (me.value?.scopes.includes('arbiter') ?? false);
  const filed = (number: number) => {
    go({ dispute: number });
    done();
  };
  return (
    <>
      <Case game={game.id} ply={ply} found={evidence} seats={seats} dispute={dispute} />
      {dispute === undefined && ply !== undefined && (
        <Filing key={ply} game={game} ply={ply} found={evidence} asked={asked.filing ?? false} onFiled={filed} />
      )}
      {dispute && <Course game={game} dispute={dispute} seats={seats} onDone={done} />}
      {dispute?.status === 'open' && judges && <Ruling game={game} dispute={dispute} onDone={done} />}
    </>
  );
}

interface CheckedOf {
  readonly found: Fetched;
  readonly again: () => void;
  readonly evidence: Evidence | undefined;
  readonly dispute: DisputeShown | undefined;
  readonly disputes: readonly DisputeShown[];
  readonly ply: number | undefined;
  readonly children: preact.ComponentChildren;
}

function Checked({ found, again, evidence, dispute, disputes, ply, children }: CheckedOf) {
  const { game, bytes, known, dated } = found;
  const file = `${game.id}.json`;
  const { both, share, insecure } = useChecked(file, bytes, found.evidence, useAsking());
  const report = both?.report;
  const told = useDecided(found.decided);
  const decided = both && decidedBy(both, told?.decided);
  const judgement = report && told && judged(report, decided);
  useEffect(() => {
    if (judgement) announce(sentence(judgement, 'service'));
  }, [judgement?.verdict]);
  // The clipboard is there on secure pages only; elsewhere the address bar says it.
  const send = () => void navigator.clipboard?.writeText(location.href).then(() => announce(t('sent')), () => undefined);
  const files = useMemo(() => filesOf(found, evidence, ply, dispute), [found, evidence]);
  return (
    <>
      <div class={game.status === 'running' ? 'verdict-first longer' : 'verdict-first'}>
        {insecure && <Banner judgement={{ verdict: 'incomplete', missing: ['insecure'] }} of="service" file={file} />}
        {!insecure && judgement === undefined && <Progress share={share} label={a('checking')} />}
        {judgement && (
          <Banner judgement={judgement} report={report} of="service" file={file} more={<Disputes all={disputes} game={game.id} />}>
            <button type="button" class="main" onClick={again}>
              {t('again')}
            </button>
            <button type="button" onClick={send}>
              {t('send')}
            </button>
          </Banner>
        )}
      </div>
      <div class="stack">
        <Rules working={!insecure && judgement === undefined} />
        {both && <Both report={both.report} second={both.second} />}
      </div>
      <div class="verdict-columns">
        <div class="verdict-right in-turn">
          {children}
          <Keep files={files} />
        </div>
        {report && (
          <Checks report={report} decided={decided} file={file} dated={dated}>
            <Deeper report={report} known={known} />
          </Checks>
        )}
      </div>
    </>
  );
}

/** The disputes of the game, each a link to itself. */
function Disputes({ all, game }: { all: readonly DisputeShown[]; game: string }) {
  return (
    <>
      {all.map(({ number, status }) => (
        <span key={number}>
          <a href={`/games/${game}/audit?dispute=${number}`}>{t('number', { number })}</a> ({t(`status.${status}`)}){' '}
        </span>
      ))}
    </>
  );
}

function useDecided(told: Promise<Decided | undefined>): { readonly decided: Decided | undefined } | undefined {
  const [settled, setSettled] = useState<{ readonly decided: Decided | undefined }>();
  useEffect(() => {
    let late = false;
    setSettled(undefined);
    void told.then((decided) => !late && setSettled({ decided }));
    return () => {
      late = true;
    };
  }, [told]);
  return settled;
}

function filesOf(found: Fetched, evidence: Evidence | undefined, ply: number | undefined, dispute: DisputeShown | undefined): readonly Kept[] {
  const { game, bytes, receipts, keys } = found;
  const all: Kept[] = [
    { name: `${game.id}.json`, words: t('keepGame'), content: bytes },
    { name: `${game.id}-receipts.json`, words: t('keepReceipts', { count: receipts.length }), content: written({ items: receipts }) },
    { name: 'keys.json', words: t('keepKeys'), content: written(keys) },
  ];
  if (evidence === undefined) return all;
  if (ply !== undefined) {
    all.push({ name: `${game.id}-${ply}.tlog-proof`, words: t('keepProof', { ply }), content: evidence.chain.inclusion });
  }
  if (dispute) all.push({ name: `${game.id}-dispute-${dispute.number}.json`, words: t('keepEvidence'), content: written(evidence) });
  return all;
}
