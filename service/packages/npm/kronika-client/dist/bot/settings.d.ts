/** What a bot can be told. */
export interface Settings {
    /** The titles that it plays; all of them if there are none. */
    readonly titles: readonly string[];
    /** So many games at once at most. */
    readonly games: number;
    /** So many of them are being decided at the same time. */
    readonly moves: number;
    /** So long a decision may take without a clock. */
    readonly seconds: number;
    /** Seconds between two looks at invitations and tables. */
    readonly every: number;
    /** Whether it sits down at open tables, or only where it is invited. */
    readonly tables: boolean;
    /** Whether it plays with other programs. */
    readonly programs: boolean;
    /** What nobody else may know of its draws; not even the service. */
    readonly secret: string;
}
/** What it does unless it is told otherwise. */
export declare const USUAL: Omit<Settings, 'secret'>;
/** What the bot adds to the draws of a game: the same after a restart. */
export declare function textOf(secret: string, game: string): Promise<string>;
