/**
 * Into how many columns so many things are laid, so that their rows are few and as even as can be.
 *
 * @param most columns that there is room for
 */
export function columnsFor(count: number, most: number): number {
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.max(1, Math.ceil(count / rows));
}
