/** The checks that need keys: who has signed what of a document, and who has seen it. */
import { type Bound } from './bounds.js';
import type { Progress } from './chain.js';
import type { Document } from './document.js';
import type { Evidence } from './evidence.js';
import { type CheckName, type Finding } from './finding.js';
import { type Judged } from './quorum.js';
import { type Included, type Loss } from './signatures.js';
export interface Signed {
    /** Whether the browser can check signatures at all. */
    readonly able: boolean;
    /** Receipts of moves that the service says it has lost. */
    readonly losses: readonly Loss[];
    readonly findings: Partial<Record<CheckName, readonly Finding[]>>;
    readonly bounds: readonly Bound[];
    readonly included?: Included;
    /** What the policy of the reader says of the checkpoint. */
    readonly judged?: Judged | undefined;
}
export declare function signatures({ export: whole, plain }: Document, evidence: Evidence, progress: Progress): Promise<Signed>;
