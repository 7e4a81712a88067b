/** Pages around the current one, and pages at either end, that a pager always shows [9.02]. */
const PAGE_RANGE = 3;
const MARGIN_PAGES = 1;

/**
 * What a pager shows, in order: page numbers, and `gap` where pages are left out.
 *
 * @param page the current page, from 1
 * @param pages how many there are
 */
export function pagerItems(page: number, pages: number): readonly (number | 'gap')[] {
  const current = Math.min(Math.max(page, 1), pages);
  const first = Math.max(1, Math.min(current - Math.floor(PAGE_RANGE / 2), pages - PAGE_RANGE + 1));
  const items: (number | 'gap')[] = [];
  for (let number = 1; number <= pages; number += 1) {
    const inMargin = number <= MARGIN_PAGES || number > pages - MARGIN_PAGES;
    const inRange = number >= first && number < first + PAGE_RANGE;
    if (inMargin || inRange) items.push(number);
    else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}
