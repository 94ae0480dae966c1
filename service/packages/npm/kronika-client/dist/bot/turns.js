/** So many at a time, in the order in which they came. */
export class Turns {
    #free;
    #waiting = [];
    constructor(number) {
        this.#free = number;
    }
    /** Does something when it is its turn. */
    async taken(act) {
        if (this.#free > 0)
            this.#free -= 1;
        else
            await new Promise((turn) => this.#waiting.push(turn));
        try {
            await act();
        }
        finally {
            const next = this.#waiting.shift();
            if (next)
                next();
            else
                this.#free += 1;
        }
    }
}
