import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import type { Browser } from 'playwright-core';
import { prepareSandbox } from '#tests/harness/sandbox.ts';
import { answers } from './answers.ts';
import type { BenchContext, BenchResult } from './bench.ts';
import { builds as buildBench } from './builds.ts';
import { changeSets } from './change-sets.ts';
import { checks as checkBench } from './checks.ts';
import { editing } from './editing.ts';
import { find } from './find.ts';
import { installed } from './installed.ts';
import { nextPage } from './next-page.ts';
import { paint } from './paint.ts';
import { publishing } from './publishing.ts';
import { queueing } from './queueing.ts';
import { saves } from './saves.ts';
import { scriptBytes } from './script-bytes.ts';
import { search } from './search.ts';
import { sharedCache } from './shared-cache.ts';
import { studio } from './studio.ts';
import { watchedChecks } from './watched-checks.ts';

const root = resolve(import.meta.dirname, '../..');
/**
 * The benchmark that writes most files comes last: the end of a run before removes as many, and disks are slow for some time
 * then.
 */
const all = [
  scriptBytes,
  nextPage,
  checkBench,
  watchedChecks,
  answers,
  editing,
  saves,
  studio,
  paint,
  search,
  find,
  installed,
  sharedCache,
  publishing,
  changeSets,
  queueing,
  buildBench,
];

const help = `Measures Livery: ratios within one run, a table, and JSON in .livery/bench/.

  --only <name>    ${all.map(({ name }) => name).join(', ')}; may be given again
  --builds <n>     brands that are built (default: 100)
  --checks <n>     brands that are checked (default: 1000)
  --help
`;

const names = all.map(({ name }) => name);

interface Wishes {
  readonly only: readonly string[];
  readonly builds: number;
  readonly checks: number;
}

let wishes: Wishes | undefined;
try {
  wishes = readWishes();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
  process.exit(1);
}
if (wishes) await run(wishes);
else process.stdout.write(help);

/** Reads what is to be measured; nothing where only help is asked for. Throws what parseArgs does, and a RangeError. */
function readWishes(): Wishes | undefined {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: names },
      builds: { type: 'string', default: '100' },
      checks: { type: 'string', default: '1000' },
      help: { type: 'boolean', default: false },
    },
  });
  const { only } = values;
  const unknown = only.filter((requested) => !names.includes(requested));
  if (unknown.length > 0)
    throw new RangeError(`There is no bench "${unknown.join('", "')}". Benches are ${names.join(', ')}.`);
  const [builds = 0, checks = 0] = [values.builds, values.checks].map(Number);
  if (!(builds > 0 && checks > 0)) throw new RangeError('--builds and --checks take a number of brands.');
  return values.help ? undefined : { only, builds, checks };
}

async function run({ only, builds, checks }: Wishes): Promise<void> {
  let opened: Promise<Browser> | undefined;
  const context: BenchContext = {
    root,
    scratch: mkdtempSync(join(tmpdir(), 'livery-bench-')),
    builds,
    checks,
    browser: () => {
      // Under a debugger, as here, the engine looks up places in running code, and compiles the code again to find them:
      // with React's, that takes a slow phone 70 ms, which no visitor waits for. Here the places are kept from the start.
      opened ??= launchBrowser(['--js-flags=--no-enable-lazy-source-positions']);
      return opened;
    },
    log: (line) => console.error(line),
  };
  const results: BenchResult[] = [];
  try {
    await prepareSandbox();
    for (const bench of all.filter(({ name }) => only.includes(name)))
      results.push(...(await bench.run(context)));
  } finally {
    await (await opened)?.close();
    rmSync(context.scratch, { recursive: true, force: true });
  }
  console.log(table(results));
  keep(results);
}

function table(results: readonly BenchResult[]): string {
  const rows = results.map(({ what, measured, baseline, value, limit, unit }) => {
    const sign = { ratio: '', seconds: ' s', MiB: ' MiB' }[unit];
    const shown = `${value.toFixed({ ratio: 3, seconds: 2, MiB: 0 }[unit])}${sign}`;
    const limitText = limit === undefined ? '' : `≤ ${limit}${sign}`;
    const verdict = limit === undefined ? '' : value <= limit ? 'holds' : 'MISSED';
    return `| ${[what, measured, baseline, shown, limitText, verdict].join(' | ')} |`;
  });
  return [
    '| what | measured | baseline | value | limit | |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function keep(results: readonly BenchResult[]): void {
  const folder = join(root, '.livery/bench');
  mkdirSync(folder, { recursive: true });
  const time = new Date().toISOString();
  const [{ model = 'unknown' } = {}] = cpus();
  const machine = { node: process.version, platform: process.platform, cores: cpus().length, model };
  const text = `${JSON.stringify({ time, machine, results }, null, 2)}\n`;
  const file = join(folder, `${time.replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(file, text);
  console.error(`\nKept in ${file}`);
}
