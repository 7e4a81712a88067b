/** Pages around the current one, and pages at either end, that a pager always shows [9.02]. */
const PAGE_RANGE = 3;
const MARGIN_PAGES = 1;

/**
 * Returns the items of a pager, in order: page numbers, and `gap` where pages are left out.
 *
 * @param page the current page, from 1
 * @param pages how many there are
 */
export function pagerItems(page: number, pages: number): readonly (number | 'gap')[] {
  const current = Math.min(Math.max(page, 1), pages);
  const first = Math.max(1, Math.min(current - Math.floor(PAGE_RANGE / 2), pages - PAGE_RANGE + 1));
  const run = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);
  const numbers = new Set([
    ...run(1, MARGIN_PAGES),
    ...run(first, PAGE_RANGE),
    ...run(pages - MARGIN_PAGES + 1, MARGIN_PAGES),
  ]);
  // A platform may name any number of pages: nothing here counts up to that number.
  const shown = [...numbers].filter((number) => number >= 1 && number <= pages);
  return shown.flatMap((number, index) =>
    index > 0 && number - 1 !== shown[index - 1] ? ['gap', number] : [number],
  );
}
