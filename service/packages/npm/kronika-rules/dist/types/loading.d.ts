/** Loading the rules: in Node.js from the package itself, in a browser from addresses. */
import { type Language } from './asking.js';
import { Rules } from './rules.js';
/** Where a file is: an address, or its bytes. */
export type Source = string | URL | Uint8Array;
/** Where the files are, if not where the package has them. */
export interface Assets {
    /** The folder with the files of the package `pyodide`, for example `/pyodide/`; browsers need it. */
    readonly pyodide?: string | URL;
    /** `wheels/rules.whl` of this package. */
    readonly rules?: Source;
    /** `wheels/msgspec.whl` of this package. */
    readonly msgspec?: Source;
}
export interface Loading {
    /** In which language refusals, prompts and texts are; English if left out. */
    readonly language?: Language;
    /** Told how much is done: a number up to 1. */
    readonly progress?: (share: number) => void;
    readonly assets?: Assets;
}
/** The rules, once: an interpreter takes about two seconds to start, and 100 MB. */
export declare function loadRules({ language, progress, assets }?: Loading): Promise<Rules>;
