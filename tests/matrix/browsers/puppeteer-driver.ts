import puppeteer, { type ElementHandle, type Frame, type LaunchOptions } from 'puppeteer-core';
import type { Driver, Found } from './driver.ts';

const CHROMIUM = {
  browser: 'chrome',
  args: ['--no-sandbox', '--disable-gpu', '--lang=en-US', '--force-prefers-reduced-motion'],
} as const;

/** Starts Chromium's shell. It is told in the Chrome DevTools Protocol. */
export function startChromium(executablePath: string): Promise<Driver> {
  return start({ ...CHROMIUM, args: [...CHROMIUM.args], headless: 'shell', executablePath });
}

/** Starts Chromium as visitors have it, without showing its window. Unlike the shell it puts pages away whole. */
export function startWindowedChromium(executablePath: string): Promise<Driver> {
  return start({ ...CHROMIUM, args: [...CHROMIUM.args], headless: true, executablePath });
}

/** Starts Firefox. It is told in WebDriver BiDi. */
export function startFirefox(executablePath: string): Promise<Driver> {
  return start({
    browser: 'firefox',
    headless: true,
    executablePath,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en-US',
      // Puppeteer switches off that pages are put away whole, which visitors' browsers do.
      'fission.bfcacheInParent': true,
    },
  });
}

async function start(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  let frame: Frame = page.mainFrame();

  const foundOf = (element: ElementHandle<Element>): Found => ({
    press: () => element.click(),
    choose: async (value) => void (await element.select(value)),
    text: () => element.evaluate((it) => (it as HTMLElement).innerText),
    async enter() {
      const inside = await (element as ElementHandle<HTMLIFrameElement>).contentFrame();
      if (!inside) throw new Error('The element is no frame.');
      frame = inside;
    },
  });

  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    async resize(width, height) {
      await page.setViewport({ width, height });
      if (options.browser !== 'firefox') return;
      // A page that has just opened may be laid out in the new width by the media queries of the old one, and stay so
      // until its window changes once more.
      await page.setViewport({ width, height: height - 1 });
      await page.setViewport({ width, height });
    },
    run: (script, input) => frame.evaluate(script as never, input as never) as never,
    load: async (source) => void (await frame.evaluate(source)),
    async find(script, input) {
      const handle = await frame.evaluateHandle(script as never, input as never);
      const element = (handle as ElementHandle<Element>).asElement();
      return element ? foundOf(element as ElementHandle<Element>) : undefined;
    },
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async leave() {
      frame = page.mainFrame();
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
