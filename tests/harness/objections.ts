import type { Page } from 'playwright-core';
import { axe, COLOURS } from './axe.ts';
import { draw, drawNoMore, drawSmall } from './drawing.ts';
import { standingOut } from './standing-out.ts';

/** The look of a page: the mode of its brand, and the side on which its lines begin. */
interface Looks {
  readonly mode: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A look, and the rules that a page is held to in it: all, or those that see colours. */
export interface Look extends Looks {
  readonly rules: 'all' | 'colours';
}

/**
 * The objections of axe to a page that is at rest, and the elements that are too wide in it, in a look. The look is changed in place; the
 * page has its own again at the end.
 *
 * @param withoutShell leaves out what stands around the page, where another page has shown it in this look already
 * @returns one line for each objection, with the look
 */
export async function objections(page: Page, look: Look, withoutShell: boolean): Promise<string[]> {
  const before = await page.evaluate(lookOfPage);
  const lines = await drawSmall(page, async () => {
    await draw(page);
    // Nothing is half under the bar that stays at the top.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate(showLook, look);
    const objected = await axe(page, {
      withoutShell,
      ...(look.rules === 'all' ? { practice: true } : { only: COLOURS }),
    });
    const tooWide = look.direction === before.direction ? [] : await page.evaluate(standingOut);
    await page.evaluate(showLook, before);
    await drawNoMore(page);
    return [...objected, ...tooWide];
  });
  return lines.map((line) => `${look.mode}, ${look.direction}: ${line}`);
}

function lookOfPage(): Looks {
  const { dataset, dir } = document.documentElement;
  return { mode: dataset.mode ?? '', direction: dir === 'rtl' ? 'rtl' : 'ltr' };
}

/**
 * As the portal itself does when a visitor chooses. Colours, and dialogs that are drawn for the first time, are there at
 * once, where they would come step by step.
 */
function showLook({ mode, direction }: Looks): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  document.documentElement.dataset.mode = mode;
  document.documentElement.dir = direction;
  // Styles are computed before they may move again.
  document.body.getBoundingClientRect();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}
