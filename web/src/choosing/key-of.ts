/** A command as JSON, whatever the order of its members. */
export function keyOf(command: unknown): string {
  return JSON.stringify(command, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
