/** The name of a title in its typeface, without what stands behind the colon. */

export function TitleName({ title, name }: { title: string; name: string }) {
  return (
    <span class="title-name" data-title={title} translate={false}>
      {shortly(name)}
    </span>
  );
}

/** "Tzolk'in" of "Tzolk'in: The Mayan Calendar". */
export function shortly(name: string): string {
  return name.split(':', 1)[0]!;
}
