/** What is going on while nobody here has to decide. */

import type { GameShown } from 'kronika-client';
import { list, moment } from '../words/formats.ts';
import { t } from '../words/table.ts';

export function standing(game: GameShown, names: readonly string[], seat: number | undefined): string {
  if (game.status === 'void') return t('called');
  if (game.status === 'finished') return t('ended');
  const [pause] = game.pauses ?? [];
  if (pause) {
    if (pause.why === 'dispute') return t('disputed');
    return pause.until ? t('pausedUntil', { until: moment(pause.until) }) : t('paused');
  }
  const waits = t('waitsFor', { names: list(game.awaits.map((one) => names[one] ?? '')) });
  const parts = [seat === undefined && t('watching'), game.awaits.length > 0 && waits];
  return parts.filter(Boolean).join(' ');
}
