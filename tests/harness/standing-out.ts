/**
 * Runs in the page: what makes the page, a dialog over it or a region that scrolls by itself wider than its room. A row
 * or a table that scrolls inside of itself is none of these. That nothing may stand out is not met by cutting it off:
 * what holds the page's content must show all of it.
 *
 * @returns for each such box, how many pixels it is too wide and which element reaches furthest out of it
 */
export function standingOut(): string[] {
  const page = document.documentElement;
  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';

  const pathOf = (element: Element): string => {
    const steps: string[] = [];
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.body && steps.length < 6;
      ancestor = ancestor.parentElement
    ) {
      const place = [...(ancestor.parentElement?.children ?? [])].indexOf(ancestor) + 1;
      steps.unshift(`${ancestor.localName}${ancestor.id ? `#${ancestor.id}` : ''}:nth-child(${place})`);
    }
    return steps.join(' > ');
  };
  const describe = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent;
    return `<${element.localName}> “${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}” (${pathOf(element)})`;
  };

  /** The element that reaches furthest over the edge at which a box scrolls; the innermost of several. */
  const furthest = (box: Element): Element => {
    const rtl = getComputedStyle(box).direction === 'rtl';
    const reachOf = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const inside = clips(element) ? 0 : element.scrollWidth;
      return Math.round(rtl ? Math.max(-left, inside - right) : Math.max(right, left + inside));
    };
    const farthest = { element: box, reach: Number.NEGATIVE_INFINITY };
    const walk = (element: Element) => {
      const { display, position } = getComputedStyle(element);
      if (display === 'none' || position === 'fixed') return;
      const reach = reachOf(element);
      if (reach >= farthest.reach) Object.assign(farthest, { element, reach });
      if (!clips(element)) for (const child of element.children) walk(child);
    };
    for (const child of box.children) walk(child);
    return farthest.element;
  };

  const boxes = [...document.querySelectorAll('dialog[open], [data-region]')].filter(clips);
  const wide = [page, ...boxes].flatMap((box) => {
    const over = box.scrollWidth - box.clientWidth;
    return over > 0 ? [`${over} px too wide, because of ${describe(furthest(box))}`] : [];
  });
  const cut: string[] = [];
  for (
    let ancestor = document.querySelector('main');
    ancestor && ancestor !== page;
    ancestor = ancestor.parentElement as HTMLElement | null
  )
    if (clips(ancestor)) cut.push(`what stands out is cut off by ${describe(ancestor)}`);
  return [...wide, ...cut];
}
