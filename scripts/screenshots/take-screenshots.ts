import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository } from '@liveryjs/workspace/open';
import type { Browser } from 'playwright-core';
import { buildBrands } from '#scripts/bundle/build-brands.ts';
import { startDev } from '#scripts/dev/start-dev.ts';
import { startSandbox } from '#scripts/dev/start-sandbox.ts';
import { serveBuilds } from '#scripts/serve/serve-builds.ts';
import { launchBrowser } from '#scripts/setup/launch-browser.ts';

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** The view of the studio that a picture is taken of: a brand, with a placement that is chosen. */
const STUDIO = '/#/brand/jade?language=EN&at=/routes/home/main/lotteries';

/**
 * Takes a picture of every brand's home page, as built, at the size of a desk and of a phone, and one of the studio.
 *
 * @param root folder of the project
 * @param into where the pictures go: `<brand>-wide.jpg`, `<brand>-phone.jpg`, `studio.jpg`
 * @returns paths of the pictures
 * @throws when a brand cannot be built
 */
export async function takeScreenshots(root: string, into: string): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'livery-screenshots-'));
  mkdirSync(into, { recursive: true });
  const workspace = await openRepository({ root });
  const { ok, brands } = await buildBrands(workspace, { outDir: scratch });
  if (!ok) throw new Error('A brand cannot be built. Run: livery check');
  const { portal } = workspace;
  const data = { port: 0, folder: join(scratch, 'data'), log: console.error };
  const sandbox = await startSandbox(root, portal?.sandbox, data);
  const server = await serveBuilds({
    root: scratch,
    outDir: '.',
    platform: sandbox.url,
    places: portal,
    port: 0,
  });
  const browser = await launchBrowser();
  try {
    const taken: string[] = [];
    for (const { id } of brands) {
      for (const size of ['wide', 'phone'] as const) {
        const path = join(into, `${id}-${size}.jpg`);
        await takeOne(browser, `http://${id}.localhost:${server.port}/`, size, path);
        taken.push(path);
      }
    }
    const studio = join(into, 'studio.jpg');
    await takeStudio(browser, root, sandbox.url, studio);
    return [...taken, studio];
  } finally {
    await Promise.all([browser.close(), server.close(), sandbox.close()]);
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function takeOne(browser: Browser, url: string, size: keyof typeof SIZES, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: SIZES[size], reducedMotion: 'reduce' });
  await page.goto(url);
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path, type: 'jpeg', quality: 82 });
  await page.close();
}

async function takeStudio(browser: Browser, root: string, platform: string, path: string): Promise<void> {
  const dev = await startDev({ root, platform, port: 0, log: () => {} });
  try {
    const page = await browser.newPage({ viewport: SIZES.wide, reducedMotion: 'reduce' });
    await page.goto(`${dev.studio}${STUDIO}`);
    await page.frameLocator('iframe').getByRole('contentinfo').waitFor({ timeout: 120_000 });
    await page.getByRole('row', { selected: true }).waitFor();
    // The studio's own page always waits for changes.
    await page.frames().at(-1)?.waitForLoadState('networkidle');
    await page.screenshot({ path, type: 'jpeg', quality: 82 });
    await page.close();
  } finally {
    await dev.close();
  }
}
