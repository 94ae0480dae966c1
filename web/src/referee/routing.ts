/** How requests of the client go: to the service, or to the referee in the browser. */

import { answeredHere } from './addresses.ts';

/** The `fetch` of the client. The referee is loaded when it is first asked for something. */
export const send: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (!answeredHere(pathname, location.pathname)) return fetch(input, init);
  const { answer } = await import('./answering.ts');
  return answer(new Request(input, init));
};
