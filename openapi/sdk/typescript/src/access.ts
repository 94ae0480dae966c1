/** What a client proves itself by: a token that stays, or one that is renewed. */

/** A token, and the way to the next one. */
export interface Access {
  /** A token that can be used now; one that is about to end is renewed first. */
  token(): Promise<string>;
  /** Another token in place of one that the service did not take; the same one if there is none. */
  renewed(old: string): Promise<string>;
}

/** A token that somebody has given; there is no other one. */
export function fixed(token: string): Access {
  return { token: async () => token, renewed: async () => token };
}

/** What another tab has got may have ended, too: then a token of our own is got. */
const RENEWALS = 2;

/**
 * A `fetch` that sends the token with each request (RFC 6750). If the service does not take it any
 * more, it is renewed, and the request is sent again.
 */
export function bearing(access: Access | undefined, send: typeof fetch): typeof fetch {
  if (access === undefined) return (...asked) => send(...asked);
  return async (input, init) => {
    const request = new Request(input, init);
    // Told once more: the signal of a copy is only followed as long as nobody has collected the one
    // that it was copied from (Node.js), and a stream lasts longer than that.
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    let token = await access.token();
    for (let renewals = 0; ; renewals += 1) {
      const answer = await send(signed(request.clone(), token), { signal });
      if (answer.status !== 401 || renewals === RENEWALS) return answer;
      const next = await access.renewed(token);
      if (next === token) return answer;
      token = next;
    }
  };
}

function signed(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}
