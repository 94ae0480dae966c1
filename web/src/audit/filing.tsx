/** Disputing a ply: seat and ply are filled in, one says what is wrong. */

import type { GameShown } from 'kronika-client';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { isMine } from '../lobby/seats.tsx';
import { worth } from '../replay/signs.ts';
import { toSignIn } from '../session/returning.ts';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { attempt } from '../shell/problems.tsx';
import { letter } from '../shell/seat.tsx';
import { list } from '../words/formats.ts';
import { t } from '../words/verdict.ts';
import type { Evidence } from './case.tsx';

/** Changes that are named in the form. */
const MOST = 4;

interface Props {
  readonly game: GameShown;
  readonly ply: number;
  readonly found: Evidence;
  /** Whether somebody came to dispute: the form is open then. */
  readonly asked: boolean;
  readonly onFiled: (number: number) => void;
}

export function Filing(props: Props) {
  const own = props.game.seats.filter(isMine).map(({ seat }) => seat);
  if (person.value === undefined) {
    return (
      <p>
        <a class="button" href={toSignIn(location.pathname + location.search)}>
          {t('signInToFile')}
        </a>
      </p>
    );
  }
  if (own.length === 0) return <p class="small quiet">{t('onlyPlayers')}</p>;
  return (
    <details class="card verdict-filing" open={props.asked}>
      <summary>{t('file')}</summary>
      <Form {...props} own={own} />
    </details>
  );
}

function Form({ game, ply, found, asked, own, onFiled }: Props & { own: readonly number[] }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [seat, setSeat] = useState(own.find((one) => one === found.seat) ?? own[0]!);
  const [complaint, setComplaint] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (asked) area.current?.focus();
  }, [asked]);
  const changes = worth(found.differences ?? []).slice(0, MOST).map(({ name }) => name);
  const send = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const path = { game_id: game.id };
    const dispute = await attempt(() => kronika.value.openDispute({ path, body: { seat, ply, complaint } }));
    setBusy(false);
    if (dispute === undefined) return;
    announce(t('opened', { number: dispute.number }));
    onFiled(dispute.number);
  };
  return (
    <form class="stack" onSubmit={(event) => void send(event)}>
      <p class="small quiet">
        {t('fileText', { ply })} {t(game.terms?.on_dispute === 'pause' ? 'filePauses' : 'fileGoesOn')}
      </p>
      {changes.length > 0 && <p class="small">{t('changedHere', { what: list([...new Set(changes)]) })}</p>}
      {own.length > 1 && (
        <div class="field audit-short">
          <label for={`${id}-seat`}>{t('seat')}</label>
          <select id={`${id}-seat`} value={seat} onChange={(e) => setSeat(Number(e.currentTarget.value))}>
            {own.map((one) => (
              <option key={one} value={one}>
                {letter(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div class="field verdict-words">
        <label for={`${id}-words`}>{t('wrong')}</label>
        <textarea
          ref={area}
          id={`${id}-words`}
          rows={3}
          maxLength={2000}
          required
          value={complaint}
          onInput={(e) => setComplaint(e.currentTarget.value)}
        />
      </div>
      <button type="submit" class="main" disabled={busy}>
        {t('open')}
      </button>
    </form>
  );
}
