/** Reading an export. */
import { type Finding } from './finding.js';
import { type Export } from './format.js';
import { type Members } from './json.js';
/** An export that could be read. `rewritten`: its bytes are not those that the service wrote. */
export interface Document {
    /** With proofs as they are written now; `plain` is as it was. */
    readonly export: Export;
    readonly plain: Members;
    readonly bytes: number;
    readonly rewritten: boolean;
}
/** The document of some bytes; or what is wrong with them, and at which ply. */
export declare function readDocument(bytes: Uint8Array): Document | Finding;
