/** Where in the log a client has written, so that its lists show that. */
/** The positions that the service has told in answers to writes. */
export declare class Positions {
    #private;
    /** An answer has come. */
    heard(answer: Response): void;
    /** The request of a list: unless it says otherwise, it waits for what has been written. */
    waiting(request: Request): Request;
}
