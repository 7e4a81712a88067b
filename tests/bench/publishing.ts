import { readdirSync, symlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import { type Bench, median, seconds } from './bench.ts';
import { makeBrands } from './make-brands.ts';
import { COMMAND, makeRepository, setAside } from './repository.ts';
import { timeCommand } from './time-command.ts';

/** The number of times that all brands are built, and published after that. */
const RUNS = 3;
/** The most brands that are published: what is measured is a ratio. */
const MOST = 24;
/** The number of turns that servers with one brand and with all take, and the milliseconds of each. */
const TURNS = 9;
const TURN_MS = 700;
const AT_ONCE = 8;

/** Publishing all brands against building them, and a server of all brands against one of a single brand. */
export const publishing: Bench = {
  name: 'publishing',
  async run({ root, scratch, builds, log }) {
    const folder = join(scratch, 'publishing');
    const brands = join(folder, 'brands');
    const count = Math.min(builds, MOST);
    const [first = ''] = makeBrands(root, brands, count);
    const portals = await makeRepository(root, folder);
    const run = (...what: readonly string[]) => timeCommand(portals, [COMMAND, ...what, '--brands', brands]);
    const built: number[] = [];
    const published: number[] = [];
    const to = (time: number) => join(folder, `portals-${time}`);
    for (let time = 0; time < RUNS; time++) {
      setAside(portals);
      built.push(await run('build', '--all'));
      published.push(await run('publish', '--all', '--to', to(time)));
    }
    log(`build --all: ${built.map(seconds).join(', ')}; publish --all: ${published.map(seconds).join(', ')}`);

    const all = to(0);
    const single = join(folder, 'single');
    await mkdir(single);
    symlinkSync(join(all, first), join(single, first), 'junction');
    const [ofAll, ofSingle] = await Promise.all([openSite(all), openSite(single)]);
    const rates: { readonly all: number; readonly single: number }[] = [];
    for (let turn = 0; turn < TURNS; turn++)
      rates.push({ all: await ofAll.rate(), single: await ofSingle.rate() });
    await Promise.all([ofAll.close(), ofSingle.close()]);
    // The best turn of each: other programs only ever slow a server down, and rates differ by a factor for their sake.
    const rate = (which: 'all' | 'single') => Math.max(...rates.map((turn) => turn[which]));
    const perSecond = (value: number) => `${value.toFixed(0)} a second`;
    log(
      `answers a second, all and one: ${rates.map(({ all: a, single: s }) => `${a.toFixed(0)}/${s.toFixed(0)}`).join(', ')}`,
    );
    return [
      {
        what: `publish --all of ${ofAll.brands} brands that are built, against build --all; medians`,
        measured: seconds(median(published)),
        baseline: seconds(median(built)),
        value: median(published) / median(built),
        limit: 1.5,
        unit: 'ratio',
      },
      {
        what: `answers of livery serve with one brand, against ${ofAll.brands}; best turns`,
        measured: perSecond(rate('single')),
        baseline: perSecond(rate('all')),
        value: rate('single') / rate('all'),
        limit: 1.1,
        unit: 'ratio',
      },
    ];
  },
};

/** Serves a folder of releases. Its rate is how many pages a second it answers, of one brand after another. */
async function openSite(folder: string) {
  const server = await serveBuilds({ root: folder, outDir: '.', port: 0, platform: 'http://127.0.0.1:9' });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const brands = readdirSync(folder);
  const ask = (brand: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { host: `${brand.toLowerCase()}.localhost` };
      request({ agent, port: server.port, host: '127.0.0.1', headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${brand} answers ${answer.statusCode}.`));
        answer.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
  for (const brand of brands) await ask(brand);
  return {
    brands: brands.length,
    async rate() {
      const start = performance.now();
      let answers = 0;
      const askOn = async () => {
        while (performance.now() - start < TURN_MS) await ask(brands[answers++ % brands.length] ?? '');
      };
      await Promise.all(Array.from({ length: AT_ONCE }, askOn));
      return (answers * 1000) / (performance.now() - start);
    },
    async close() {
      agent.destroy();
      await server.close();
    },
  };
}
