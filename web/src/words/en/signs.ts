/** How formulas are read aloud. */
export const signs = {
  legend: 'Signs',
  legendText: 'A sign means the same in every title.',
  close: 'Close',
  or: 'or',
  exchange: '{cost} for {gain}',
  per: '{gain} for each of: {each}',
  span: 'an action from {first} to {last}{of, select, none {} other { of {of}}}',
  about: '{what} ({of})',
  upTo: 'up to {what}',
  pay: 'pay {what}',
  lose: 'lose {what}',
  more: '{what} more',
} as const;
