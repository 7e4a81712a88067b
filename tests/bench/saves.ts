import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDevServer } from '@liveryjs/cli';
import type { Page } from 'playwright-core';
import { startSandbox } from '#tests/harness/sandbox.ts';
import { type Bench, median, seconds } from './bench.ts';

const SAVES = 20;

/** From saving a file to what an open page shows of it. */
export const saves: Bench = {
  name: 'save',
  async run({ root, scratch, browser, log }) {
    const brands = join(scratch, 'edited');
    cpSync(join(root, 'brands'), brands, { recursive: true });
    const platform = await startSandbox('drawn');
    const dev = await createDevServer({
      root,
      brandsFolder: brands,
      platform: platform.url,
      port: 0,
      log: () => {},
    });
    try {
      const page = await (await browser()).newPage();
      const url = dev.addresses().find(({ id }) => id === 'aurora')?.url ?? '';
      await page.goto(url);
      await page.getByRole('contentinfo').waitFor();
      const colour = await timesOf(page, join(brands, 'aurora/tokens.json'), (text, index) =>
        text.replace(/("500": \{ "\$value": ")#[0-9a-f]{6}/, `$1#6142${(0x80 + index).toString(16)}`),
      );
      const name = await timesOf(page, join(brands, 'aurora/brand.json'), (text, index) =>
        text.replace(/"name": "[^"]*"/, `"name": "Aurora ${index}"`),
      );
      await page.close();
      log(`colour: ${colour.map(Math.round).join(', ')} ms`);
      log(`manifest: ${name.map(Math.round).join(', ')} ms`);
      return [
        { what: `saved colour to visible change, median of ${SAVES}`, ...figures(colour) },
        { what: `saved manifest to visible change, median of ${SAVES}`, ...figures(name) },
      ];
    } finally {
      await dev.close();
      await platform.close();
    }
  },
};

function figures(times: readonly number[]) {
  const value = median(times);
  return {
    measured: seconds(value),
    baseline: '',
    value: value / 1000,
    limit: undefined,
    unit: 'seconds' as const,
  };
}

/** Notes when the page's title or the brand's colour becomes another. */
const WATCH = `{
  const read = () =>
    document.title + getComputedStyle(document.documentElement).getPropertyValue('--color-brand-500');
  const before = read();
  window.seenAt = 0;
  const look = () => {
    if (read() === before) requestAnimationFrame(look);
    else window.seenAt = Date.now();
  };
  requestAnimationFrame(look);
}`;

/** Saves a file again and again, and waits each time until the page shows it. */
async function timesOf(page: Page, file: string, change: (text: string, index: number) => string) {
  const times: number[] = [];
  for (let index = 0; index < SAVES; index++) {
    await page.evaluate(WATCH);
    const saved = Date.now();
    writeFileSync(file, change(readFileSync(file, 'utf8'), index));
    const seen = await page.waitForFunction(() => (window as unknown as { seenAt: number }).seenAt);
    times.push(Number(await seen.jsonValue()) - saved);
  }
  return times;
}
