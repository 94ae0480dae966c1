/** What the address of a verdict asks for: a ply, a dispute, or to dispute a ply. Pure. */

export interface Asked {
  readonly ply?: number | undefined;
  readonly dispute?: number | undefined;
  /** Somebody came to dispute the ply. */
  readonly filing?: boolean;
}

/** `?ply=12` looks at a ply, `?ply=12&dispute` disputes it, `?dispute=2` looks at a dispute. */
export function askedIn(url: string): Asked & { readonly filing: boolean } {
  const query = new URL(url, 'http://here').searchParams;
  const dispute = query.get('dispute');
  return { ply: numberIn(query.get('ply')), dispute: numberIn(dispute), filing: dispute === '' };
}

export function withAsked(url: string, { ply, dispute, filing }: Asked): string {
  const { pathname } = new URL(url, 'http://here');
  const parts = [ply !== undefined && `ply=${ply}`, filing && 'dispute', dispute !== undefined && `dispute=${dispute}`];
  const query = parts.filter(Boolean).join('&');
  return query === '' ? pathname : `${pathname}?${query}`;
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
