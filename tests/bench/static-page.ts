import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PHONE } from './slow-phone.ts';

/** A page without any script of its own that shows what a page of a portal does. */
export interface StaticPage {
  readonly path: string;
  /** The number of pictures that its window shows. */
  readonly pictures: number;
}

/**
 * Writes what a page shows as a page of its own into the bundle: the same elements, styles, fonts and pictures, no
 * script, one stylesheet.
 *
 * @param name of its files
 * @param whole with the pictures that a visitor meets further down, too, which wait for `loadNearPictures`
 * @returns undefined where the brand leads nowhere with the address
 */
export async function writeStaticPage(
  browser: Browser,
  url: string,
  folder: string,
  name: string,
  { whole = false }: { whole?: boolean } = {},
): Promise<StaticPage | undefined> {
  const page = await browser.newPage({ viewport: PHONE });
  // A machine that does other things, too, is to finish.
  page.setDefaultTimeout(120_000);
  const answer = await page.goto(url);
  if (!answer?.ok()) {
    await page.close();
    return undefined;
  }
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  if (whole) await walkDown(page);
  const { html, css } = await page.evaluate((wait) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const gone of copy.querySelectorAll(
      'script, style, link:not([rel=icon], [as=font]), meta[http-equiv]',
    ))
      gone.remove();
    if (wait)
      for (const image of copy.querySelectorAll('img')) {
        image.dataset.src = image.src;
        image.removeAttribute('src');
      }
    return { html: copy.outerHTML, css: rules.map(({ cssText }) => cssText).join('\n') };
  }, whole);
  const pictures = await page.evaluate(seenPictures);
  await page.close();
  const sheet = `assets/${name}.css`;
  const linked = html.replace('</head>', `<link rel="stylesheet" href="/${sheet}"></head>`);
  writeFileSync(join(folder, `${name}.html`), `<!doctype html>${linked}`);
  writeFileSync(join(folder, sheet), css);
  // The server reads what a bundle's report lists, and nothing else.
  const file = join(folder, 'build-report.json');
  const report = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(report.files, { [`${name}.html`]: {}, [sheet]: {} });
  writeFileSync(file, JSON.stringify(report));
  return { path: `/${name}.html`, pictures };
}

async function walkDown(page: Page): Promise<void> {
  const article = page.getByRole('article');
  const count = await article.count();
  for (let index = 0; index < count; index += 4) await article.nth(index).scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // Placeholders breathe until their content is there.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Loads a static page's pictures as soon as a portal would: within 1.3 windows [9.03]. It runs before the page. */
export function loadNearPictures(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        observer.unobserve(target);
        target.src = target.dataset.src ?? '';
      }
    },
    { rootMargin: '30% 0px' },
  );
  document.addEventListener('DOMContentLoaded', () => {
    for (const image of document.querySelectorAll('img[data-src]')) observer.observe(image);
  });
}

/** Counts the pictures in the window that are there. It runs in the page. */
export const seenPictures = () =>
  [...document.images].filter(
    (image) => image.complete && image.naturalWidth > 0 && image.getBoundingClientRect().top < innerHeight,
  ).length;
