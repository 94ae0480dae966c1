/** So many at a time, in the order in which they came. */
export declare class Turns {
    #private;
    constructor(number: number);
    /** Does something when it is its turn. */
    taken(act: () => Promise<void>): Promise<void>;
}
