/** The sign of what goes on from a ply of another game: a line that parts. */

export function ForkMark() {
  return (
    <svg class="fork-mark" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M8 15V9.5M8 9.5C8 6.5 3.5 6.5 3.5 2M8 9.5c0-3 4.5-3 4.5-7.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    </svg>
  );
}
