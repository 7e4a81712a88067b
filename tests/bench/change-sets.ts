import { spawn } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '#tests/builds/ask-studio.ts';
import { startRedis } from '#tests/builds/start-redis.ts';
import { startTestPlatform } from '#tests/builds/test-platform.ts';
import { type Bench, type BenchResult, median, seconds } from './bench.ts';
import { makeBrands } from './make-brands.ts';
import { COMMAND, makeRepository } from './repository.ts';
import { end, timeCommand } from './time-command.ts';

const SET = 'hundred';
/** From an edit of the set to what its address shows, and from a rollback to what visitors have, in seconds. */
const LIMIT = 5;
/** From the moment for which the set is planned to the last brand that visitors have, in seconds. */
const LATE_LIMIT = 1;
const EDITS = 10;
/** The time that a machine has to build and stage the brands before the moment of the plan, in milliseconds. */
const aheadFor = (brands: number) => 60_000 + brands * 1500;

/** A change set over many brands: shown, applied and taken back, published at a moment and rolled back. */
export const changeSets: Bench = {
  name: 'change-sets',
  async run({ root, scratch, builds: count, log }) {
    const folder = join(scratch, 'change-sets');
    mkdirSync(folder);
    const generated = join(folder, 'generated');
    const ids = makeBrands(root, generated, count);
    const portals = await makeRepository(root, folder);
    for (const id of ids) cpSync(join(generated, id), join(portals, 'brands', id), { recursive: true });
    const livery = (...args: readonly string[]) => timeCommand(portals, [COMMAND, ...args]);
    await livery('change', 'new', SET, '--title', 'A hundred brands');
    const all = ids.join(',');
    await livery('edit', all, 'set', 'color.accent.500', '#2f7d4f', '--change', SET);
    await livery('edit', all, 'set', 'nav.home', 'Start here', '--language', 'EN', '--change', SET);
    const shown = await timePreviews(portals, ids, livery);
    log(`shown after the edit: ${shown.map(seconds).join(', ')}`);
    const [applied, undone] = await applyAndUndo(portals, livery);
    log(`applied in ${seconds(applied)}, taken back in ${seconds(undone)}, byte for byte`);
    const { late, back } = await publishAtMoment(portals, ids, livery, log);
    const row = (what: string, value: number, limit: number): BenchResult => ({
      what: `${what}, ${count} brands`,
      measured: seconds(value),
      baseline: '',
      value: value / 1000,
      limit,
      unit: 'seconds',
    });
    return [
      row(`a change set shown by its address after its last edit, median of ${EDITS}`, median(shown), LIMIT),
      row('a change set published after the moment that it was set for, last brand', late, LATE_LIMIT),
      row('a change set rolled back, until visitors have the former release of the last brand', back, LIMIT),
    ];
  },
};

type Livery = (...args: readonly string[]) => Promise<number>;

/** Milliseconds from the end of commands that edit the set to the answer of the address that shows it. */
async function timePreviews(portals: string, ids: readonly string[], livery: Livery): Promise<number[]> {
  const platform = await startTestPlatform();
  const args = [COMMAND, 'change', 'preview', SET, '--port', '0', '--platform', platform.url];
  const preview = spawn(process.execPath, args, { cwd: portals, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const ports = new Map<string, { host: string; port: string }>();
    const lines = createInterface({ input: preview.stdout });
    for await (const line of lines) {
      const [, id = '', host = '', port = ''] = /^(\w+): http:\/\/([\w.-]+):(\d+)\//.exec(line) ?? [];
      if (id) ports.set(id, { host, port });
      if (ids.every((each) => ports.has(each))) break;
    }
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit++) {
      const id = ids[(edit * 7) % ids.length] ?? '';
      const name = `Meadow ${edit}`;
      await livery('edit', id, 'set', '/name', name, '--change', SET);
      const began = performance.now();
      const address = ports.get(id);
      if (address === undefined) throw new Error(`${id} has no address: the preview ended.`);
      while (!(await pageAt(address)).includes(name))
        if (performance.now() - began > 60_000) throw new Error(`The address of ${id} never shows the set.`);
      times.push(performance.now() - began);
    }
    return times;
  } finally {
    await end(preview);
    platform.close();
  }
}

async function pageAt({ host, port }: { readonly host: string; readonly port: string }): Promise<string> {
  // A connection of its own: the server ends those that wait for long.
  const headers = { host: `${host}:${port}`, accept: 'text/html', connection: 'close' };
  return (await ask(Number(port), '/', headers)).text;
}

/** Applies the set and takes it back. @returns the milliseconds of both @throws where a file is another one after that */
async function applyAndUndo(portals: string, livery: Livery): Promise<[applied: number, undone: number]> {
  const before = textsIn(portals);
  const applied = await livery('change', 'apply', SET);
  if (textsIn(portals) === before) throw new Error('The set changed nothing.');
  const undone = await livery('change', 'undo', SET);
  if (textsIn(portals) !== before) throw new Error('Files are other ones than before the set.');
  return [applied, undone];
}

function textsIn(portals: string): string {
  const brands = join(portals, 'brands');
  return readdirSync(brands, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => `${path}\n${readFileSync(path, 'base64')}`)
    .join('\n');
}

/** Has a worker publish the set at a moment, and takes it back. @returns milliseconds from the moment to the last brand, and from the rollback */
async function publishAtMoment(
  portals: string,
  ids: readonly string[],
  livery: Livery,
  log: (line: string) => void,
): Promise<{ late: number; back: number }> {
  const to = join(portals, '..', 'live');
  const built = await livery('publish', ...ids, '--to', to);
  const releases = () => ids.map((id) => readlinkSync(join(to, id, 'current')));
  const before = releases();
  const redis = await startRedis();
  const queue = ['--queue', `redis://localhost:${redis.port}`];
  const worker = spawn(process.execPath, [COMMAND, 'worker', ...queue], { cwd: portals, stdio: 'ignore' });
  try {
    const moment = Math.ceil((Date.now() + aheadFor(ids.length)) / 1000) * 1000;
    const time = new Date(moment).toISOString().replace('.000', '');
    const planned = await livery('publish', '--change', SET, '--to', to, '--at', time, ...queue);
    log(`published without the set in ${seconds(built)}, built and planned with it in ${seconds(planned)}`);
    if (Date.now() > moment) throw new Error('The brands were not built before the moment of the plan.');
    if (String(releases()) !== String(before)) throw new Error('The set went live before its moment.');
    while (releases().some((release, index) => release === before[index])) {
      if (Date.now() > moment + 60_000) throw new Error('The set never went live.');
      await pause(20);
    }
    const times = ids.map((id) => lstatSync(join(to, id, 'current')).mtimeMs);
    // The clock of files is behind by one tick of 10 ms at most.
    if (Math.min(...times) < moment - 10) throw new Error('A brand went live before its moment.');
    // The worker looks at what visitors have now, and writes the log.
    while (!readFileSync(join(portals, 'changes/log.jsonl'), 'utf8').includes('"published"')) await pause(20);
    const began = Date.now();
    const whole = await livery('rollback', '--change', SET, '--to', to);
    if (String(releases()) !== String(before))
      throw new Error('A brand has another release than before the set.');
    log(`rolled back in ${seconds(whole)}, with the look at all that visitors have now`);
    const back = Math.max(...ids.map((id) => lstatSync(join(to, id, 'current')).mtimeMs)) - began;
    return { late: Math.max(...times) - moment, back };
  } finally {
    await end(worker);
    await redis.close();
  }
}
