import type { Same } from '../area.ts';
import type { signs as en } from '../en/signs.ts';

export const signs: Same<typeof en> = {
  legend: 'Značky',
  legendText: 'Značka znamená v každé hře totéž.',
  close: 'Zavřít',
  or: 'nebo',
  exchange: 'za {cost} je {gain}',
  per: '{gain} za každé z těchto: {each}',
  span: 'akce od {first} do {last}{of, select, none {} other { ({of})}}',
  about: '{what} ({of})',
  upTo: 'nejvýše {what}',
  pay: 'zaplatit {what}',
  lose: 'ztratit {what}',
  more: 'navíc {what}',
};
