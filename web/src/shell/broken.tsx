/**
 * Catches what a page throws while it is drawn, and says so instead of showing nothing. The way out
 * loads the client afresh (`target`), since nobody knows what it broke.
 */

import { type ComponentChildren, Component } from 'preact';
import { t } from '../words/shell.ts';

interface Props {
  readonly children: ComponentChildren;
}

export class Broken extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ error });
  }

  override render({ children }: Props) {
    const { error } = this.state;
    if (error === undefined) return children;
    const reason = error instanceof Error ? error.message : String(error);
    return (
      <div class="card">
        <h1>{t('broken')}</h1>
        <p>{t('brokenBecause', { reason })}</p>
        <a href="/" target="_top">{t('toGames')}</a>
      </div>
    );
  }
}
