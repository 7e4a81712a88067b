/** A layout shift as the browser counts it. */
export interface Shift {
  readonly value: number;
  /** Each part that moved: from where, to where, its ancestors and the words in it. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    /** All shifts so far. */
    shifts?: Shift[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Runs in each page before its own scripts: writes down what moves, from the first paint. */
export function watchShifts(): void {
  // Undrawn content does not move, and other tests leave their pages undrawn.
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.testsUndrawn);
  window.shifts = [];
  const pathOf = (node: Node | null) => {
    const path: string[] = [];
    for (
      let step = node instanceof Element ? node : node?.parentElement;
      step && path.length < 5;
      step = step.parentElement
    )
      path.unshift(step.hasAttribute('data-skeleton') ? `${step.localName}[data-skeleton]` : step.localName);
    return path.join('>');
  };
  const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(',');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      window.shifts?.push({
        value,
        moved: sources.map(({ node, previousRect, currentRect }) => {
          const words = node?.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
          return `${box(previousRect)} to ${box(currentRect)}: ${pathOf(node)} "${words}"`;
        }),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}
