import type Axe from 'axe-core';
import { source } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { draw } from './drawing.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that see the colours of a brand and its mode; all others see the same in each of them. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Which rules are tried; all of WCAG 2.2 A and AA, of whatever impact, where nothing is said. */
export interface AxeRules {
  readonly only?: readonly string[];
  readonly without?: readonly string[];
  /** Those of good practice, too: landmarks, the order of headings. They are about whole pages. */
  readonly practice?: boolean;
  /** Leaves out what stands around the main region, unless a dialog is open in there. Rules of the whole page see it still. */
  readonly withoutShell?: boolean;
}

const SHELL = '[data-region]:not([data-region=main], :has(dialog[open], [popover]:popover-open))';

/** Returns the findings of axe, one line a finding: rule, element, what to do. */
export async function axe(
  page: Page | Frame,
  { only, without = [], practice = false, withoutShell = false }: AxeRules = {},
): Promise<string[]> {
  await draw(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ tags, only, without, left }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // An element that happens to lie half under the bar of phones comes out from there as somebody scrolls.
      const loose = new CSSStyleSheet();
      loose.replaceSync('[data-region=bottomBar] { position: static !important; }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, loose];
      const exclude = left === undefined ? [] : [...document.querySelectorAll(left)];
      const { violations } = await axe.run(exclude.length > 0 ? { include: document, exclude } : document, {
        runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: tags },
        rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
        resultTypes: ['violations'],
        // Only rules of the whole page read style sheets and media.
        preload: !only && without.length === 0,
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== loose);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    {
      tags: practice ? [...WCAG, 'best-practice'] : WCAG,
      only,
      without,
      left: withoutShell ? SHELL : undefined,
    },
  );
}
