// A program that uses the types of `@kronika/rules` as people do; it is compiled and never run.

import { type CommandOf, loadRules, type Position, ProblemError, type Report, type TzolkinView } from '@kronika/rules';

const rules = await loadRules({ language: 'cs', progress: (share: number) => share.toFixed(2) });
const tzolkin = rules.title('tzolkin');
const begun = tzolkin.setUp({ seats: 2, options: { starting_player: 'random' }, chance: { seed: '00'.repeat(32) } });
const position: Position<'tzolkin'> = JSON.parse(JSON.stringify(begun.position));
const view: TzolkinView = tzolkin.view(position, 0);
const { commands, hints = [], asks } = tzolkin.legal(position, position.awaits[0]!);

function isTrade(command: CommandOf<'tzolkin'>): boolean {
  return command.type === 'tzolkin.trade';
}

for (const [at, command] of commands.entries()) {
  const answer = tzolkin.decide(position, 0, command, { chance: { outcomes: [1, 2] } });
  if (answer.accepted) {
    for (const fact of answer.facts) if (fact.type === 'tzolkin.worker-placed') console.log(fact.seat, asks);
    console.log(answer.notation, answer.position.over, hints[at]?.words, view.players.length);
  } else {
    console.log(answer.rule, answer.because, answer.legal.filter(isTrade).length, answer.problem.kind);
  }
}

const report: Report = await rules.verify(new Uint8Array(), { keys: ['a key'] }).catch((error: unknown) => {
  throw error instanceof ProblemError ? new Error(error.kind) : error;
});
const branch = rules.open(new Uint8Array()).fork(3, [{ kind: 'me' }, { kind: 'bot', bot: 'farmer' }]);
const moved = branch.playBot();
console.log(report.first_bad_ply, moved?.version, branch.shown().awaits, tzolkin.result(position)?.standings[0]?.points);

// @ts-expect-error: a command of another title
tzolkin.decide(position, 0, { type: 'eldervale.end-turn' });
// @ts-expect-error: a position of another title
rules.title('eldervale').legal(position, 0);
// @ts-expect-error: no such title
rules.title('chess');
// @ts-expect-error: seed or outcomes
tzolkin.setUp({ seats: 2, chance: { dice: 1 } });
// @ts-expect-error: a bot has a name
rules.open(new Uint8Array()).fork(3, [{ kind: 'bot' }]);
