import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProject, livery, liveryOn, type TestProject } from './test-command.ts';

const bin = resolve(import.meta.dirname, '../../scripts/livery.js');

let project: TestProject;
beforeAll(() => {
  project = createTestProject();
});
afterAll(() => project.remove());

/** Runs the command in a process of its own. */
function start(args: readonly string[], options: SpawnOptionsWithoutStdio = {}, script = bin) {
  const env = { PATH: process.env.PATH, ...options.env };
  const child = spawn(process.execPath, [script, ...args], { ...options, env });
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text.out += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text.err += part;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...text }));
  return { child, text, ended };
}

describe('the command', () => {
  it('lists its verbs', async () => {
    const { code, out } = await livery(project.root, '--help');
    const verbs = [...out.matchAll(/^ {2}([a-z-]+)(?: \[(?:options|command)\]| {2,}[A-Z])/gm)].map(
      ([, verb]) => verb,
    );
    expect(code).toBe(0);
    expect(verbs).toEqual([
      'check',
      'explain',
      'diff',
      'seasons',
      'reach',
      'brands',
      'edit',
      'change',
      'new',
      'rename',
      'remove',
      'import',
      'export',
      'widgets',
      'messages',
      'dev',
      'studio',
      'build',
      'worker',
      'publish',
      'preview',
      'releases',
      'rollback',
      'unpublish',
      'serve',
      'types',
      'language-server',
      'mcp',
      'doctor',
      'platform',
      'help',
    ]);
  });

  it.each<[args: string[], want: string]>([
    [['chekc'], "error: unknown command 'chekc'\n(Did you mean check?)"],
    [
      ['dev', '--port', '70000'],
      "error: option '--port <n>' argument '70000' is invalid. Expected a port: a number from 0 to 65535.",
    ],
    [
      ['serve', '--platform', 'ftp://x'],
      "error: option '--platform <origin>' argument 'ftp://x' is invalid. Expected an origin such as https://platform.example.com.",
    ],
    [
      ['serve', '--sandbox-port', '70000'],
      "error: option '--sandbox-port <n>' argument '70000' is invalid. Expected a port: a number from 0 to 65535.",
    ],
    [['build'], 'error: name the brands to build, or give --all.'],
    [
      ['publish', 'demo'],
      "error: required option '--to <place>' not specified. Write: livery publish --to <place> [brand...]",
    ],
    [['rollback', '--to', 'x'], 'error: name the brand to roll back, or give --all.'],
    [['rollback', 'demo', '--all', '--to', 'x'], 'error: name the brand to roll back, or give --all.'],
    [
      ['unpublish', '--to', 'x'],
      "error: missing required argument 'brand'. Write: livery unpublish --to <place> <brand...>",
    ],
    [['publish', '--to', 'x'], 'error: name the brands to publish, or give --all.'],
    [
      ['publish', 'demo', '--to', 'x', '--at', 'portals'],
      "error: option '--at <address or time>' argument 'portals' is invalid. Expected an address such as http://127.0.0.1:8080 or https://{domain}.",
    ],
    [
      ['publish', '--change', 'spring', '--to', 'x', '--at', '2099-02-05T18:00'],
      "error: option '--at <address or time>' argument '2099-02-05T18:00' is invalid. Expected a date and a time with its zone, such as 2027-02-05T18:00+07:00 or 2027-02-05T11:00Z: brands may be in different zones.",
    ],
    [
      ['publish', '--change', 'spring', '--to', 'x', '--at', '2020-02-05T18:00Z'],
      "error: option '--at <address or time>' argument '2020-02-05T18:00Z' is invalid. That time is over. Name a later one, or leave it out to publish now.",
    ],
    [
      ['publish', 'demo', '--to', 'x', '--at', '2099-02-05T18:00Z'],
      'error: a time of --at is for change sets: name one with --change.',
    ],
    [
      ['publish', '--change', 'spring', '--to', 'x', '--at', '2099-02-05T18:00Z'],
      'error: plans are kept by a queue: name its Redis with --queue, or by LIVERY_QUEUE.',
    ],
    [
      ['rollback', '--change', 'spring', '--all', '--to', 'x'],
      'error: --change says which brands are rolled back: name none, and leave out --all.',
    ],
    [
      ['rollback', 'demo', '--to', 'x', '--keep', '0'],
      "error: option '--keep <n>' argument '0' is invalid. Expected 1 or more: the current release always stays.",
    ],
    [['build', 'demo', '--all'], 'error: name brands or give --all, not both.'],
    [
      ['build', 'demo', '--pseudo', '--queue', 'redis://localhost'],
      'error: give --pseudo or a queue (--queue, LIVERY_QUEUE), not both: workers build what visitors get.',
    ],
  ])('refuses %j', async (args, want) => {
    const { code, out, notes } = await livery(project.root, ...args);
    expect({ code, out, notes }).toEqual({
      code: 2,
      out: '',
      notes: `${want}\nRun livery --help, or livery <verb> --help for examples.`,
    });
  });

  it('tells what the machine refuses in one sentence, with what to do', async () => {
    const out = join(project.root, 'brands/demo/brand.json');
    expect(await livery(project.root, 'build', 'demo', '--out', out)).toEqual({
      code: 1,
      out: '',
      notes: `livery: ${out} cannot be a folder, because a file is in its way. Move the file away, or name another place.`,
    });
  });

  it('tells what should not happen in one sentence, and where only when asked', async () => {
    const out = () => {
      throw new Error('no space left\nand more');
    };
    const quiet = await liveryOn({ out }, project.root, 'check');
    expect(quiet.code).toBe(1);
    expect(quiet.notes).toBe(
      'livery: no space left\nThis should not happen. LIVERY_DEBUG=1 before the command shows where it did.',
    );
    process.env.LIVERY_DEBUG = '1';
    try {
      expect((await liveryOn({ out }, project.root, 'check')).notes).toMatch(/\n {4}at /);
    } finally {
      delete process.env.LIVERY_DEBUG;
    }
  });
});

describe('the command in a process of its own', () => {
  it('says what it finds on standard output, without colours where no terminal is', async () => {
    const { ended } = start(['check', '--root', project.root]);
    expect(await ended).toEqual({ code: 0, out: 'No issues in 2 brands.\n', err: '' });
  });

  it('is coloured when asked to be, and never with NO_COLOR', async () => {
    const result = await start(['check', '--root', project.root], { env: { FORCE_COLOR: '1' } }).ended;
    expect(result.out).toBe('\u001b[32mNo issues in 2 brands.\u001b[39m\n');
    const never = await start(['check', '--root', project.root], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })
      .ended;
    expect(never.out).toBe('No issues in 2 brands.\n');
  });

  it('checks again when a file changes, and ends on Ctrl-C', async () => {
    const watched = createTestProject();
    const { child, text, ended } = start(['check', '--watch', '--root', watched.root]);
    await expect.poll(() => text.out, { timeout: 20_000 }).toBe('No issues in 2 brands.\n');
    // The watcher starts after the first check; a change made earlier would go unseen.
    await expect
      .poll(
        () => {
          watched.write('brands/demo/brand.json', '{');
          return text.out;
        },
        { timeout: 20_000, interval: 500 },
      )
      .toContain('1 error, 0 warnings in 2 brands.');
    watched.write('checks/broken.mjs', 'export default 1;');
    await expect.poll(() => text.out, { timeout: 20_000 }).toContain('checks/broken.mjs');
    child.kill('SIGINT');
    const { code, err } = await ended;
    watched.remove();
    expect(code).toBe(0);
    expect(err).toMatch(/^\nSomething changed; checking again\.\n\n/);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it.each<[verb: string, out: RegExp, err: RegExp]>([
    ['dev', /\n {2}demo +http:\/\/demo\.localhost:\d+\/\n {2}platform +http:\/\/127\.0\.0\.1:9\n/, /^$/],
    [
      'serve',
      /^ {2}platform {2}http:\/\/127\.0\.0\.1:9\n$/,
      /^There is no bundle yet\. Build them: livery build --all\n$/,
    ],
  ])('%s serves until Ctrl-C', async (verb, out, err) => {
    const args = [verb, '--root', project.root, '--platform', 'http://127.0.0.1:9', '--port', '0'];
    const { child, text, ended } = start(args);
    await expect.poll(() => text.out, { timeout: 30_000 }).toMatch(out);
    child.kill('SIGINT');
    const ran = await ended;
    expect(ran.code).toBe(0);
    expect(ran.err).toMatch(err);
  });

  it('says in a sentence that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const args = [
      'serve',
      '--root',
      project.root,
      '--platform',
      'http://127.0.0.1:9',
      '--port',
      String(port),
    ];
    const ran = await start(args).ended;
    other.close();
    expect(ran).toEqual({
      code: 1,
      out: '',
      err: `livery: Port ${port} is taken. Name another one with --port.\n`,
    });
  });

  it('does not mind when nobody reads on', async () => {
    const { child, ended } = start(['check', '--root', project.root]);
    child.stdout.destroy();
    const { code, err } = await ended;
    expect([code, err]).toEqual([0, '']);
  });

  it('ends with a sentence when its time is spent, also in work that never comes back', {
    tags: 'matrix',
  }, async () => {
    const stuck = createTestProject();
    stuck.write(
      'checks/stuck.mjs',
      `import { writeSync } from 'node:fs';
writeSync(1, 'stuck');
for (;;);
`,
    );
    const began = performance.now();
    const { child, text, ended } = start(['check', '--root', stuck.root, '--time-limit', '10']);
    const { signal } = await new Promise<{ signal: string | null }>((done) =>
      child.once('exit', (_, signal) => done({ signal })),
    );
    await ended;
    stuck.remove();
    expect(text.out).toBe('stuck');
    expect(text.err).toBe(
      'livery: The time limit of 10 s is spent. Give fewer brands or smaller files, or more time with --time-limit.\n',
    );
    expect([signal, performance.now() - began > 14_000]).toEqual(['SIGKILL', true]);
  });

  it('has a time limit of its own where it reads what others wrote, and none where it stays', async () => {
    const limitOf = async (...args: string[]) => {
      const limits: number[] = [];
      await liveryOn({ limit: (seconds) => limits.push(seconds) }, project.root, ...args);
      return limits;
    };
    expect(await limitOf('check', 'demo')).toEqual([900]);
    expect(await limitOf('messages', 'status')).toEqual([900]);
    expect(await limitOf('check', 'demo', '--time-limit', '0')).toEqual([]);
    expect(await limitOf('--time-limit', '5', 'releases', '--to', 'nowhere')).toEqual([5]);
    expect(await limitOf('releases', '--to', 'nowhere')).toEqual([]);
  });

  it('without its dependencies says what to do', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'livery-bare-'));
    mkdirSync(join(bare, 'scripts/setup'), { recursive: true });
    writeFileSync(join(bare, 'package.json'), '{ "type": "module" }');
    mkdirSync(join(bare, 'scripts/bundle'));
    for (const file of ['livery.js', 'setup/node-problem.mjs', 'bundle/stamp.mjs']) {
      cpSync(join(bin, '..', file), join(bare, 'scripts', file));
    }
    const ran = await start(['check'], { cwd: bare }, join(bare, 'scripts/livery.js')).ended;
    rmSync(bare, { recursive: true });
    expect(ran).toEqual({
      code: 1,
      out: '',
      err: 'livery: The dependencies are not installed. Run npm ci in the folder of the project, or start with npm start.\n',
    });
  });
});
