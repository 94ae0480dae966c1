/** What was compared in each check, to be looked at: hashes, and the bytes that they are of. */
import type { Document } from './document.js';
import type { CheckName, Exhibit } from './finding.js';
import type { Export } from './format.js';
/** What a check has compared; nothing for those that compare no bytes. */
export declare function exhibitsOf(name: CheckName, document: Document): Promise<readonly Exhibit[]>;
/** The link in which an event of a ply was recorded: what is hashed, and both hashes. */
export declare function linkExhibits(whole: Export, ply: number): Promise<readonly Exhibit[]>;
