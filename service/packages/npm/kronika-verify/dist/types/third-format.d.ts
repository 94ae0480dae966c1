/**
 * Documents of the third format, `kronika-export/3`: a proof was an object with hashes in hex, and what
 * it led to was the checkpoint of a partition, signed by itself.
 *
 * They are read as if they said the same in a tlog-proof of one step, from the link to that checkpoint.
 */
import { type Json } from './json.js';
export declare const THIRD_FORMAT = "kronika-export/3";
/** A document with proofs as they are written now, and one of another format as it was; `undefined` if
 * one of its proofs is none. */
export declare function translated(plain: Json): Json | undefined;
