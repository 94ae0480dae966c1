/** The socket of a game: the same events as its stream, over WebSocket. */
/** The maker that is asked for, or the one that is there. */
export function maker(wanted) {
    const found = wanted ?? globalThis.WebSocket;
    if (found === undefined) {
        throw new Error('there is no WebSocket here: give one, for example that of the package ws');
    }
    return found;
}
/**
 * What comes on one connection, after `hello` was said on it; it ends when the line is closed, and
 * with an error when it breaks. `hangUp` ends it from here.
 */
export async function* frames(make, url, hello, hangUp, opened) {
    const come = [];
    let wake = () => { };
    const put = (one) => {
        come.push(one);
        wake();
    };
    const socket = new make(url.href);
    const end = () => put(undefined);
    let heard = false;
    hangUp.addEventListener('abort', end);
    if (hangUp.aborted)
        end();
    socket.onopen = () => {
        socket.send(JSON.stringify(hello));
        opened();
    };
    socket.onmessage = ({ data }) => {
        heard = true;
        put(JSON.parse(String(data)));
    };
    // A process that ends says 1012 to those whom it had nothing to tell yet.
    socket.onclose = ({ code }) => {
        put(heard || code === 1012 ? undefined : new Error(`the socket was closed (${code})`));
    };
    socket.onerror = () => put(new Error(`no socket at ${url.host}`));
    try {
        for (;;) {
            while (come.length === 0)
                await new Promise((done) => (wake = done));
            const one = come.shift();
            if (one === undefined)
                return;
            if (one instanceof Error)
                throw one;
            yield one;
        }
    }
    finally {
        hangUp.removeEventListener('abort', end);
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.onerror = () => { }; // some say so when they are closed before they are open
        socket.close();
    }
}
