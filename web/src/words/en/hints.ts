/** Hints in games of one person against bots. */
export const hints = {
  hint: 'Hint',
  hintOf: 'Hint {rank} of {of}',
  asking: 'Looking for the best choice …',
  said: '{rank, select, 1 {Best choice} 2 {Second best choice} other {Third best choice}}: {words}. Your chance to win with it: {chance}.',
  allow: 'With hints',
  allowText:
    'While you are to move, you can ask what a strong player would choose. The game counts in no leaderboard, and each choice is played at once.',
  allowed: 'Hints',
  unrated: 'With hints: the game is not rated.',
};
