import type Axe from 'axe-core';
import { source } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 A and AA, one line a finding: rule, element, what to do. */
export async function axe(page: Page | Frame): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, tags);
}
