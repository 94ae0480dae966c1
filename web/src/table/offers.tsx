/** What people at a table do beside moving: proposals and answers, passes, giving up. */

import type { GameShown, OpenProposal, Passes, Proposing } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import { catalogueOf } from '../board/catalogue.ts';
import { kronika } from '../session/session.ts';
import { attempt } from '../shell/problems.tsx';
import { list } from '../words/formats.ts';
import { t } from '../words/table.ts';
import { seatNames } from './seats.ts';

interface Props {
  game: GameShown;
  seat: number;
  onDone: () => void;
}

/** What is proposed now, and the answers to it. */
export function Proposed({ game, seat, onDone }: Props) {
  const open = game.proposal;
  if (!open) return null;
  const names = seatNames(game);
  const answer = (how: 'agreeToProposal' | 'declineProposal' | 'withdrawProposal') => () =>
    attempt(() =>
      kronika.peek()[how]({
        path: { game_id: game.id, proposal_number: String(open.number) },
        body: { seat },
      }),
    ).then(onDone);
  const agreed = open.agreed.includes(seat);
  const own = open.seat === seat;
  return (
    <section class="proposal card" role="alert">
      <p>{said(open, names[open.seat] ?? '')}</p>
      <p class="quiet small">{t('agreed', { names: list(open.agreed.map((one) => names[one] ?? '')) })}</p>
      <div class="line">
        {!agreed && (
          <button type="button" class="main" onClick={answer('agreeToProposal')}>
            {t('agree')}
          </button>
        )}
        <button type="button" onClick={answer(own ? 'withdrawProposal' : 'declineProposal')}>
          {t(own ? 'withdraw' : 'decline')}
        </button>
      </div>
    </section>
  );
}

function said({ proposal }: OpenProposal, name: string): string {
  switch (proposal.type) {
    case 'take-back':
      return t('proposal.take-back', { name, ply: proposal.to });
    case 'pause':
      return t('proposal.pause', { name, hours: proposal.hours });
    default:
      return t(`proposal.${proposal.type}`, { name });
  }
}

/** Everything that a seat can propose, order or give up. */
export function Offers({ game, seat, onDone }: Props) {
  const [hours, setHours] = useState(24);
  const path = { game_id: game.id };
  const propose = (proposal: Proposing['proposal']) => () =>
    attempt(() => kronika.peek().createProposal({ path, body: { seat, proposal } })).then(onDone);
  const paused = game.pauses?.some(({ why }) => why === 'agreed');
  return (
    <div class="offers stack">
      {paused ? (
        <button type="button" onClick={propose({ type: 'resume' })}>
          {t('resume')}
        </button>
      ) : (
        <div class="line">
          <button type="button" onClick={propose({ type: 'pause', hours })}>
            {t('pause')}
          </button>
          <label class="line small">
            <input
              class="hours"
              type="number"
              min={1}
              max={2160}
              value={hours}
              onInput={({ currentTarget }) => setHours(currentTarget.valueAsNumber || 1)}
            />
            {t('hours')}
          </label>
        </div>
      )}
      <button type="button" onClick={propose({ type: 'call-off' })}>
        {t('callOff')}
      </button>
      <Resign
        onYes={() => attempt(() => kronika.peek().resignGame({ path, body: { seat } })).then(onDone)}
      />
      <StandingPasses game={game} seat={seat} onDone={onDone} />
    </div>
  );
}

/** Nobody gives up by a slip: the page asks once more. */
function Resign({ onYes }: { onYes: () => void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" class="danger" onClick={() => setAsked(true)}>
        {t('resign')}
      </button>
    );
  }
  return (
    <div class="card" role="alertdialog" aria-label={t('resign')}>
      <p>{t('resignSure')}</p>
      <div class="line">
        <button type="button" class="danger" onClick={onYes}>
          {t('resignYes')}
        </button>
        <button type="button" autofocus onClick={() => setAsked(false)}>
          {t('no')}
        </button>
      </div>
    </div>
  );
}

/** Windows that are passed without asking. */
function StandingPasses({ game, seat }: Props) {
  const catalogue = catalogueOf(game.title);
  const [known, setKnown] = useState<Passes | undefined>(undefined);
  const path = { game_id: game.id, seat: String(seat) };
  const load = () => attempt(() => kronika.peek().listPasses({ path })).then(setKnown);
  useEffect(() => void load(), [game.id, game.version, seat]);
  if (!known?.kinds.length || catalogue === undefined) return null;
  const order = (kind: string, until: string) =>
    attempt<unknown>(() =>
      until === ''
        ? kronika.peek().deletePass({ path: { ...path, kind } })
        : kronika.peek().setPass({ path: { ...path, kind }, body: { until: until as 'turn' | 'end' } }),
    ).then(load);
  return (
    <fieldset class="passes stack">
      <legend>{t('passes')}</legend>
      {known.kinds.map((kind) => (
        <label class="line small" key={kind}>
          {catalogue.name(kind)}
          <select
            value={known.items.find((one) => one.kind === kind)?.until ?? ''}
            onChange={({ currentTarget: { value } }) => void order(kind, value)}
          >
            <option value="">{t('askMe')}</option>
            <option value="turn">{t('untilTurn')}</option>
            <option value="end">{t('untilEnd')}</option>
          </select>
        </label>
      ))}
    </fieldset>
  );
}
