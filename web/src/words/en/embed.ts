/** A game in a page of others. */
export const embed = {
  first: 'First position',
  back: 'One move back',
  on: 'One move on',
  last: 'Last position',
  live: 'The game goes on: the picture follows it.',
  at: 'After move {ply} of {last}',
  open: 'Open the game',
  none: 'This game cannot be shown here. It is private, or there is no such game.',
  waiting: 'The game has not begun.',
  lost: 'The service cannot be reached.',
} as const;
