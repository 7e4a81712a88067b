/**
 * The option that a key leads to: arrows go along all groups and around, Page Up and Page Down to the beginning of a
 * group, and with nothing chosen yet to the first or the last.
 *
 * @param groups ids of the options of each group
 * @returns undefined for a key that leads nowhere
 */
export function nextPlace(
  groups: readonly (readonly string[])[],
  current: string | undefined,
  key: string,
): string | undefined {
  const ids = groups.flat();
  const place = current === undefined ? -1 : ids.indexOf(current);
  const group = groups.findIndex((options) => current !== undefined && options.includes(current));
  switch (key) {
    case 'ArrowDown':
      return ids[(place + 1) % ids.length];
    case 'ArrowUp':
      return ids.at(place <= 0 ? -1 : place - 1);
    case 'PageDown':
      return groups[group + 1]?.[0] ?? ids.at(-1);
    case 'PageUp':
      return groups[Math.max(0, group - 1)]?.[0];
    default:
      return undefined;
  }
}
