import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { miniBrowser } from '@liveryjs/cli/setup/matrix-browsers.mjs';
import { Builder, By, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { freePort, type Running, startDisplay, startProgram } from '#tests/harness/programs.ts';
import type { Driver, Found } from './driver.ts';

// A bar of buttons must not keep the window wider than a phone.
const STYLE = 'button, entry, toolbar, headerbar { min-width: 0; margin: 0; padding: 0; border: 0 }';
const SETTINGS = '[Settings]\ngtk-enable-animations=false\n';

/** Starts WebKitGTK on a display of its own. It is told in WebDriver. */
export async function startWebKit(driver: string): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), STYLE);
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), SETTINGS);
  const running: Running[] = [];
  const end = async () => {
    for (const program of running.reverse()) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const display = await startDisplay();
    running.push(display);
    const port = await freePort();
    const server = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: folder,
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'en_US',
    };
    running.push(await startProgram(driver, [`--port=${port}`], env, `${server}/status`));
    return await open(server, miniBrowser() ?? '', end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function open(server: string, binary: string, end: () => Promise<void>): Promise<Driver> {
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // A page is waited for until everything in the page is loaded: the browser changes its process for another brand,
        // and a script that comes meanwhile would never be answered.
        pageLoadStrategy: 'normal',
        timeouts: { pageLoad: 60_000, script: 30_000 },
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();

  const foundOf = (element: WebElement): Found => ({
    press: () => element.click(),
    choose: (value) => element.findElement(By.css(`option[value="${value}"]`)).click(),
    text: () => element.getText(),
    enter: () => session.switchTo().frame(element),
  });
  const inner = () => session.executeScript<[number, number]>('return [innerWidth, innerHeight]');

  return {
    open: (url) => session.get(url),
    async resize(width, height) {
      // The window is as much higher than the page as its bars are high.
      const { height: outer } = await session.manage().window().getRect();
      const [, page] = await inner();
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + outer - page });
      await session.wait(
        async () => `${await inner()}` === `${width},${height}`,
        60_000,
        `The page is not ${width} pixels wide.`,
      );
    },
    run: (script, input) => session.executeScript(script, input),
    load: async (source) => void (await session.executeScript(source)),
    async find(script, input) {
      const element = await session.executeScript<WebElement | null>(script, input);
      return element ? foundOf(element) : undefined;
    },
    key: (key) =>
      session.actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    leave: () => session.switchTo().defaultContent(),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    async close() {
      await session.quit();
      await end();
    },
  };
}
