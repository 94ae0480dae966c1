/** Behind an invitation link: who invites to what, before one signs in. */

import type { InvitationSeen, TitleShown } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { isMine } from '../lobby/seats.tsx';
import { kronika, person } from '../session/session.ts';
import { useLoaded } from '../shell/loaded.ts';
import { attempt, told } from '../shell/problems.tsx';
import { Answered, isComing, Loading } from '../shell/waiting.tsx';
import { useTitles } from '../titles/known.ts';
import { Offer } from './offer.tsx';
import { Declined, Expired, Late } from './too-late.tsx';

export default function Invited() {
  const { params } = useRoute();
  const code = params.code ?? '';
  const loaded = useLoaded(() => kronika.value.getInvitation({ path: { code } }), [code]);
  const titles = useTitles();
  if (told(loaded.error).kind === 'unknown-invitation') return <Expired />;
  return (
    <Answered loaded={loaded}>
      {(seen) =>
        isComing(titles) ? (
          <Loading />
        ) : (
          <Seen key={code} code={code} seen={seen} title={titles.value?.get(seen.title)} again={loaded.again} />
        )
      }
    </Answered>
  );
}

interface Props {
  readonly code: string;
  readonly seen: InvitationSeen;
  readonly title: TitleShown | undefined;
  readonly again: () => void;
}

function Seen({ code, seen, title, again }: Props) {
  const { route } = useLocation();
  const [declined, setDeclined] = useState(false);
  const seated = seen.seats.some(isMine);
  const inviter = seen.invited_by?.id === person.value?.account && person.value !== undefined;
  useEffect(() => {
    if (seated) route(`/games/${seen.game}`, true);
    // The table learns that somebody has come; whether it does is no matter to them.
    else if (!inviter) kronika.peek().openInvitation({ path: { code } }).catch(() => undefined);
  }, [seated, inviter]);
  if (seated) return null;
  if (seen.status !== 'open' || !seen.free?.length) return <Late seen={seen} title={title} />;
  if (declined) return <Declined seen={seen} again={() => setDeclined(false)} />;
  const decline = async () => {
    const path = { code };
    if (await attempt(async () => (await kronika.value.declineInvitation({ path }), true))) setDeclined(true);
  };
  return <Offer code={code} seen={seen} title={title} decline={decline} again={again} />;
}
