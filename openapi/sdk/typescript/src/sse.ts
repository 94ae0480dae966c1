/** Server-Sent Events, as far as the service uses them (WHATWG HTML, 9.2). */

/** One message: its name, its data, and the id to go on from; an id alone can come, too. */
export interface Message {
  readonly name: string;
  readonly data: string;
  readonly id?: string;
}

/** The messages in a body that comes in pieces. An unfinished last one is not told. */
export async function* messages(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Message> {
  let name = 'message';
  let data: string[] = [];
  let id: string | undefined;
  for await (const line of lines(chunks)) {
    if (line === '') {
      if (data.length > 0 || id !== undefined) {
        yield { name, data: data.join('\n'), ...(id === undefined ? {} : { id }) };
      }
      name = 'message';
      data = [];
      id = undefined;
      continue;
    }
    const [, field, value] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') name = value ?? '';
    if (field === 'data') data.push(value ?? '');
    if (field === 'id') id = value ?? '';
  }
}

/** The lines of a body that comes in pieces. An unfinished last one is not told. */
export async function* lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const found = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = found.pop() ?? '';
    for (const line of found) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
}
