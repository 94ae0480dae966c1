/** How often to try again, and how long to wait in between. */
import { Unreachable } from "./problems.js";
export const PATIENCE = { tries: 8, first: 100, longest: 5_000 };
/** Answers after which the same request may get another one. */
export const AGAIN = new Set([429, 502, 503, 504]);
export const KEY = 'Idempotency-Key';
/** Sleeps after so many failures in a row. */
export async function wait(patience, failures, answer) {
    const asked = answer?.headers.get('retry-after') ?? '';
    const most = Math.min(patience.first * 2 ** (failures - 1), patience.longest);
    const pause = /^\d+$/.test(asked) ? Number(asked) * 1_000 : most * (0.5 + Math.random() / 2);
    await new Promise((done) => setTimeout(done, pause));
}
/** A `fetch` that asks again where asking twice does no harm. */
export function patient(patience, send = fetch) {
    return async (input, init) => {
        const request = new Request(input, init);
        const harmless = request.method !== 'POST' || request.headers.has(KEY);
        for (let failures = 1;; failures += 1) {
            const { answer, trouble } = await once(request.clone(), send);
            const may = harmless || answer?.status === 429;
            if (answer && !(AGAIN.has(answer.status) && may))
                return answer;
            if (failures >= patience.tries || !may) {
                throw new Unreachable(trouble?.message ?? `answered ${answer?.status}`, { cause: trouble });
            }
            await wait(patience, failures, answer);
        }
    };
}
/** One try. The answer is read to its end, for the line may also break in its middle. */
async function once(request, send) {
    try {
        const answer = await send(request);
        const body = await answer.arrayBuffer();
        const { status, statusText, headers } = answer;
        return {
            answer: new Response(body.byteLength > 0 ? body : null, { status, statusText, headers }),
        };
    }
    catch (trouble) {
        if (request.signal.aborted)
            throw trouble;
        return { trouble: trouble };
    }
}
