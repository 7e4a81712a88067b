import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDevServer } from '@liveryjs/cli';
import type { Page } from 'playwright-core';
import { startSandbox } from '#tests/harness/sandbox.ts';
import { type Bench, type BenchResult, median, seconds } from './bench.ts';

const SAVES = 20;

/** From saving a file to what shows of it, in seconds. */
const LIMIT = 0.15;

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
      const results: BenchResult[] = [];
      for (const { what, path = '/', file, change } of EDITS) {
        await page.goto(new URL(path, url).href);
        await page.getByRole('contentinfo').waitFor();
        const times = await timesOf(page, join(brands, file), change);
        log(`${what}: ${times.map(Math.round).join(', ')} ms`);
        results.push({ what: `saved ${what} to visible change, median of ${SAVES}`, ...figures(times) });
      }
      await page.close();
      return results;
    } finally {
      await dev.close();
      await platform.close();
    }
  },
};

interface Edit {
  readonly what: string;
  /** The path of the page that is open. Default: the home page. */
  readonly path?: string;
  readonly file: string;
  readonly change: (text: string, index: number) => string;
}

const shade = (index: number) => (0x80 + index).toString(16);

/** The value of the first colour of a name, in either form, with what stands before it as the first group. */
const colorAt = (name: string) => new RegExp(`("${name}": \\{\\s*"\\$value": )(?:"[^"]*"|\\{[^}]*\\})`);

const EDITS: readonly Edit[] = [
  {
    what: 'colour',
    file: 'aurora/tokens.json',
    change: (text, index) => text.replace(colorAt('500'), `$1"#6142${shade(index)}"`),
  },
  {
    what: 'manifest',
    file: 'aurora/brand.json',
    change: (text, index) => text.replace(/"name": "[^"]*"/, `"name": "Aurora ${index}"`),
  },
  {
    what: 'inherited colour',
    file: 'house/tokens.json',
    change: (text, index) => text.replace(colorAt('warning'), `$1"#f5a5${shade(index)}"`),
  },
  {
    what: 'inherited manifest',
    path: '/terms',
    file: 'house/brand.json',
    change: (text, index) =>
      text.replace(/("title": ")nav\.(terms|privacy)/, `$1nav.${index % 2 === 0 ? 'privacy' : 'terms'}`),
  },
];

function figures(times: readonly number[]) {
  const value = median(times);
  return {
    measured: seconds(value),
    baseline: '',
    value: value / 1000,
    limit: LIMIT,
    unit: 'seconds' as const,
  };
}

/** Notes when the page's title or one of two colours becomes another. */
const WATCH = `{
  const read = () => {
    const styles = getComputedStyle(document.documentElement);
    const colours = ['brand-500', 'hue-warning'].map((name) => styles.getPropertyValue('--color-' + name));
    return document.title + colours;
  };
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
