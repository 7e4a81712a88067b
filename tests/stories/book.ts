import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { launchBrowser } from '#scripts/setup/launch-browser.ts';
import type { StoryGlobals } from '#stories/portal/story-brand.ts';
import { axe } from '#tests/harness/axe.ts';
import { watchPages } from '#tests/harness/watch-page.ts';
import { type Showing, shownKeys, showStory } from './show-story.ts';

/** The preview of Storybook in a browser, which goes from story to story without a reload. */
export interface Book {
  /**
   * Opens a story, lets it come to rest, and says everything that is wrong with it: errors, failed requests, texts
   * that are missing, what axe finds, a page that is wider than its window.
   */
  problemsOf(story: string, globals?: StoryGlobals): Promise<string[]>;
  close(): Promise<void>;
}

const project = resolve(import.meta.dirname, '../..');
const screenshots = join(project, '.livery/screenshots/stories');
const keys = Object.keys(JSON.parse(readFileSync(join(project, 'brands/house/messages/EN.json'), 'utf8')));

/** @param width of the window, in CSS pixels */
export async function openBook(width: number): Promise<Book> {
  const browser = await launchBrowser();
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    // What moves by itself is tried in tests/browser: here a page must come to rest.
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  const problems = await watchPages(context);
  const page = await context.newPage();
  await page.goto(`${inject('storybook').url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  let before: Showing | undefined;

  return {
    close: () => browser.close(),
    async problemsOf(story, globals = {}) {
      problems.length = 0;
      const thrown = await page.evaluate(showStory, { story, globals, before });
      before = { story, globals };
      const unrest = await page.evaluate(() => window.stories.settled());
      const own = (await page.evaluate(() => window.stories.ownProblems())).map(
        (source) => new RegExp(source),
      );
      const untold = await page.evaluate(shownKeys, keys);
      const look = await page.evaluate(() => window.stories.shownLook());
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const found = [
        ...thrown,
        ...unrest,
        ...problems
          .filter((problem) => !own.some((pattern) => pattern.test(problem)))
          // What was thrown is written to the console as well.
          .filter((problem) => !thrown.some((message) => problem.includes(message))),
        ...Object.entries(globals).flatMap(([name, wanted]) => {
          const shown = look?.[name as keyof typeof look];
          return shown === wanted ? [] : [`the ${name} ${shown} shows, not ${wanted}`];
        }),
        ...untold.map((key) => `the key of a message shows: ${key}`),
        ...(tooWide > 0 ? [`the page is ${tooWide} pixels wider than its window`] : []),
        ...(await axe(page)),
      ];
      if (found.length > 0) {
        mkdirSync(screenshots, { recursive: true });
        const name = [story, ...Object.values(globals)].join('-');
        await page.screenshot({ path: join(screenshots, `${name}.png`) });
      }
      return found;
    },
  };
}
