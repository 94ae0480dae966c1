/** The stream of a game, of which only that something has come is of interest here. */

/** Yields whenever something has happened after a version, until the line ends or breaks. */
export async function* news(id: string, version: number): AsyncGenerator<void> {
  try {
    const headers = { Accept: 'text/event-stream' };
    const answer = await fetch(`/v1/games/${id}/stream?after=${version}`, { headers, credentials: 'omit' });
    if (!answer.ok || answer.body === null) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (/^id:/m.test(value)) yield;
    }
  } catch {
    return;
  }
}
