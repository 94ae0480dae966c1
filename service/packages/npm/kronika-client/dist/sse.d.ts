/** Server-Sent Events, as far as the service uses them (WHATWG HTML, 9.2). */
/** One message: its name, its data, and the id to go on from; an id alone can come, too. */
export interface Message {
    readonly name: string;
    readonly data: string;
    readonly id?: string;
}
/** The messages in a body that comes in pieces. An unfinished last one is not told. */
export declare function messages(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Message>;
/** The lines of a body that comes in pieces. An unfinished last one is not told. */
export declare function lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string>;
