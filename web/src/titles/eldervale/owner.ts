/** Whose things are: in ids, an owner is the number of a seat, or the Ghosts. */
export type Owner = number | 'ghosts';
