import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import type { StoryGlobals } from '@liveryjs/stories/portal/story-brand';
import { inject } from 'vitest';
import { type AxeRules, axe } from '#tests/harness/axe.ts';
import { STEP_MS } from '#tests/harness/patient-page.ts';
import { translate } from '#tests/harness/translate.ts';
import { watchPages } from '#tests/harness/watch-page.ts';
import { lookAt } from './look-at.ts';
import { type Showing, showStory } from './show-story.ts';

/** Which of axe's rules are tried. */
export type RulesTried = 'all' | 'none' | AxeRules;

/** The way in which a story is opened, and the rules that are tried of it. */
export interface Opening {
  readonly globals?: StoryGlobals;
  /** Default: all. */
  readonly rules?: RulesTried;
  /** True for a page whose texts a browser translates, from this story on. */
  readonly translated?: boolean;
}

/** The preview of Storybook in a browser, which goes from story to story without a reload. */
export interface Book {
  /**
   * Opens a story, lets it come to rest, and says everything that is wrong with it: errors, failed requests, texts
   * that are missing, what axe finds, a page that is wider than its window.
   */
  problemsOf(story: string, opening?: Opening): Promise<string[]>;
  close(): Promise<void>;
}

const project = resolve(import.meta.dirname, '../..');
const screenshots = join(project, '.livery/screenshots/stories');
const keys = Object.keys(JSON.parse(readFileSync(join(project, 'brands/house/messages/EN.json'), 'utf8')));

/** Height of the window, in CSS pixels. */
const HEIGHT = 900;

/**
 * The scale that the page is drawn at, laid out as it always is. Nobody looks at most of them, and to draw each pixel takes
 * more than a third of the processors' work.
 */
const UNSEEN = 0.05;

/** @param width of the window, in CSS pixels */
export async function openBook(width: number): Promise<Book> {
  const browser = await launchBrowser();
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    // Content that moves by itself is tried in tests/browser: here a page must come to rest.
    reducedMotion: 'reduce',
    viewport: { width, height: HEIGHT },
    // By this name Storybook ends what still moves after a play, and does not wait a tenth of a second for it.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
  });
  context.setDefaultTimeout(STEP_MS);
  const problems = await watchPages(context);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const draw = (scale: number) =>
    protocol.send('Emulation.setDeviceMetricsOverride', {
      ...{ width, height: HEIGHT, deviceScaleFactor: 1, mobile: false },
      scale,
    });
  await draw(UNSEEN);
  await page.goto(`${inject('storybook').url}/iframe.html?viewMode=story`);
  // The functions that the preview hands to tests come once all of its modules are here.
  await page
    .waitForFunction(() => 'stories' in window)
    .catch(() => {
      throw new Error(`Storybook does not start.\n${problems.join('\n')}`);
    });
  let before: Showing | undefined;
  let isTranslated = false;

  return {
    close: () => browser.close(),
    async problemsOf(story, { globals = {}, rules = 'all', translated = false } = {}) {
      problems.length = 0;
      if (translated && !isTranslated) await page.evaluate(translate);
      isTranslated ||= translated;
      const thrown = await page.evaluate(showStory, { story, globals, before });
      before = { story, globals };
      const { unrest, own, look, untold, tooWide } = await page.evaluate(lookAt, keys);
      const patterns = own.map((source) => new RegExp(source));
      const allProblems = [
        ...thrown,
        ...unrest,
        ...problems
          .filter((problem) => !patterns.some((pattern) => pattern.test(problem)))
          // Errors that were thrown are written to the console as well.
          .filter((problem) => !thrown.some((message) => problem.includes(message))),
        ...Object.entries(globals).flatMap(([name, expected]) => {
          const shown = look?.[name as keyof typeof look];
          return shown === expected ? [] : [`the ${name} ${shown} shows, not ${expected}`];
        }),
        ...untold.map((key) => `the key of a message shows: ${key}`),
        ...(tooWide > 0 ? [`the page is ${tooWide} pixels wider than its window`] : []),
        ...(rules === 'none' ? [] : await axe(page, rules === 'all' ? {} : rules)),
      ];
      if (allProblems.length > 0) {
        mkdirSync(screenshots, { recursive: true });
        await draw(1);
        const name = [story, ...Object.values(globals)].join('-');
        await page.screenshot({ path: join(screenshots, `${name}.png`) });
        await draw(UNSEEN);
      }
      return allProblems;
    },
  };
}
