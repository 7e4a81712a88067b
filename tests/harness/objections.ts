import type { Page } from 'playwright-core';
import { axe, COLOURS } from './axe.ts';
import { draw, drawNoMore } from './drawing.ts';
import { standingOut } from './standing-out.ts';

/** How a page looks: the mode of its brand, and where its lines begin. */
export interface Look {
  readonly mode: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * What axe objects to in a page that is at rest, and what is too wide in it, in several looks. A look is changed in
 * place; the page has its own again at the end.
 *
 * @param looks all rules are tried in the first of them, and in the others those that see colours
 * @param withoutShell leaves out what stands around the page, where another page has shown it in these looks already
 * @returns one line for each objection, with the look
 */
export async function objections(
  page: Page,
  looks: readonly Look[],
  withoutShell: boolean,
): Promise<string[]> {
  if (looks.length === 0) return [];
  const own = await page.evaluate(lookOfPage);
  const found: string[] = [];
  await draw(page);
  // Nothing is half under the bar that stays at the top.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const [at, look] of looks.entries()) {
    await page.evaluate(showLook, look);
    const objected = await axe(page, {
      withoutShell,
      ...(at === 0 ? { practice: true } : { only: COLOURS }),
    });
    const tooWide = look.direction === own.direction ? [] : await page.evaluate(standingOut);
    found.push(...[...objected, ...tooWide].map((what) => `${look.mode}, ${look.direction}: ${what}`));
  }
  await page.evaluate(showLook, own);
  await drawNoMore(page);
  return found;
}

function lookOfPage(): Look {
  const { dataset, dir } = document.documentElement;
  return { mode: dataset.mode ?? '', direction: dir === 'rtl' ? 'rtl' : 'ltr' };
}

/**
 * As the portal itself does when a visitor chooses. Colours, and dialogs that are drawn for the first time, are there at
 * once, where they would come step by step.
 */
function showLook({ mode, direction }: Look): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  document.documentElement.dataset.mode = mode;
  document.documentElement.dir = direction;
  // Styles are computed before they may move again.
  document.body.getBoundingClientRect();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}
