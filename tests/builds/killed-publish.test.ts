import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { folderTarget } from '@liveryjs/cli/releases/folder-target';
import { readS3Address } from '@liveryjs/cli/releases/open-target';
import type { PublishOptions } from '@liveryjs/cli/releases/proof';
import { publish, rollback } from '@liveryjs/cli/releases/publish';
import { releaseId } from '@liveryjs/cli/releases/release';
import { PATIENCE } from '@liveryjs/cli/releases/s3-pointer';
import { s3Target } from '@liveryjs/cli/releases/s3-target';
import type { ReleaseTarget } from '@liveryjs/cli/releases/target';
import { writeTestBundle } from '@liveryjs/cli/releases/test-bundle';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { randomFrom } from '#tests/command/random-edits.ts';
import type { Errand } from './release-and-die.ts';
import { BUCKET, type RunningS3, S3_KEY, S3_SECRET, startS3 } from './start-s3.ts';

/** A command with the bundle of these tests takes so many steps, each of which a kill may come before. */
const STEPS = { publish: 34, rollback: 17 };
/** Another seed dies at other moments. */
const SEED = Number(process.env.SEED ?? 1);
/** Kills of a run of the matrix; `KILLS=60` tries more moments. */
const KILLS = Number(process.env.KILLS ?? 10);

let s3: RunningS3;
let root: string;

beforeAll(async () => {
  s3 = await startS3();
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-killed-'));
  vi.stubEnv('AWS_ENDPOINT_URL_S3', s3.origin);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', S3_KEY);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', S3_SECRET);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

afterAll(() => s3?.close());

/** A place of releases, and how a process that works there is killed. */
interface Place {
  readonly to: string;
  readonly target: ReleaseTarget;
  /** Says to a process when it dies by itself, or has it killed from outside. */
  dieAfter(steps: number, child: ChildProcess): Pick<Errand, 'steps'>;
  /** Lets time go by for the lock of a killed process. */
  settle(): void;
}

function folderPlace(): Place {
  const to = join(root, 'portals');
  return {
    to,
    target: folderTarget(to),
    dieAfter: (steps) => ({ steps }),
    settle() {
      const past = new Date(Date.now() - 60_000);
      try {
        utimesSync(join(to, 'red/.lock'), past, past);
      } catch {
        // The process was killed while it had no lock.
      }
    },
  };
}

let count = 0;

function storagePlace(): Place {
  const to = `s3://${BUCKET}/killed-${++count}`;
  return {
    to,
    // A lock that nobody renews is over at once: nobody waits for that of a killed process.
    target: s3Target(readS3Address(to), { ...PATIENCE, stale: 50, renew: 1_000_000, look: 20 }),
    dieAfter(steps, child) {
      s3.cutAfter(steps, () => child.kill('SIGKILL'));
      return {};
    },
    settle: () => s3.cutAfter(Number.POSITIVE_INFINITY),
  };
}

interface Runner {
  readonly child: ChildProcess;
  /** Resolves to the code or the signal that the process ended with. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Starts a process that waits for its errand: it loads its code while others work. */
function startRunner(): Runner {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', resolve(import.meta.dirname, 'release-and-die.ts')],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
      env: { ...process.env, AWS_MAX_ATTEMPTS: '1' },
    },
  );
  const ended = once(child, 'exit').then(([code, signal]) => signal ?? code);
  return { child, ended };
}

/** The id that a version has when it is published. */
function idOf(version: string): string {
  const folder = join(root, 'built', 'red');
  writeTestBundle(folder, version);
  return releaseId(readFileSync(join(folder, 'build-report.json')));
}

/** Kills publishing and going back so often, and runs a command after each kill or two. @returns how many died at their step */
async function killAndGoOn(place: Place, kills: number): Promise<number> {
  const { to, target } = place;
  const random = randomFrom(SEED);
  const bad = new Set<string>();
  const options: PublishOptions = {
    keep: 3,
    look: async ({ id }) => (bad.has(id) ? ['/ answers 500.'] : []),
  };
  const release = (version: string) => {
    idOf(version);
    return publish(target, join(root, 'built/red'), { ...options, brand: 'red' });
  };
  for (const version of ['first', 'second']) await release(version);
  const waiting = [startRunner()];
  let died = 0;
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const moment = `kill ${kill} of seed ${SEED}`;
      const { child, ended } = waiting.shift() ?? startRunner();
      waiting.push(startRunner());
      const version = `version ${kill}`;
      // Every third bundle is bad, and only a look can know it.
      if (random() < 0.35) bad.add(idOf(version));
      const action = random() < 0.6 ? 'publish' : 'rollback';
      // The moment that matters most is one of many: it gets more than its share.
      const atLook = random() < 0.4;
      const errand: Errand = {
        ...{ to, work: join(root, 'work'), action, version, atLook },
        ...(!atLook && place.dieAfter(Math.floor(random() * STEPS[action]), child)),
      };
      child.stdin?.end(JSON.stringify(errand));
      const end = await ended;
      expect([moment, [0, 'SIGKILL'].includes(end)]).toEqual([moment, true]);
      if (end === 'SIGKILL') died++;
      place.settle();
      const standing = await target.current('red');
      expect(
        await target.report('red', standing ?? 'none'),
        `${moment}: visitors have a whole release`,
      ).toBeDefined();
      // Sometimes a second command dies before one gets through.
      if (random() < 0.25) continue;
      const next = [
        () => release(version),
        () => release(`after ${kill}`),
        () => rollback(target, 'red', undefined, options),
        () => publish(target, join(root, 'nowhere'), { ...options, brand: 'red' }),
      ];
      // A command that fails by itself has looked before.
      await next[Math.floor(random() * next.length)]?.().catch((error: Error) =>
        expect(error.message).toMatch(/before the current one|does not hold a bundle/),
      );
      const current = await target.current('red');
      const record = (await target.list('red')).find(({ id }) => id === current);
      expect([moment, record]).toEqual([
        moment,
        expect.objectContaining({ id: current, lookedAt: expect.any(String) }),
      ]);
      expect([moment, record?.isPending, record?.withdrawn, bad.has(current ?? '')]).toEqual([
        moment,
        undefined,
        undefined,
        false,
      ]);
      expect(await target.report('red', current ?? 'none'), moment).toBeDefined();
    }
  } finally {
    for (const { child } of waiting) child.kill('SIGKILL');
  }
  await release('the last one');
  return died;
}

const places: readonly [name: string, place: () => Place][] = [
  ['a folder', folderPlace],
  ['a storage', storagePlace],
];

test.each(places)(
  'on %s a command that was killed leaves nothing unproven after the next one, and never nothing',
  async (_name, place) => {
    await killAndGoOn(place(), 4);
  },
);

test.each(places)(
  'on %s kills at moments of a seed leave nothing unproven after the next command, and never nothing',
  {
    tags: 'matrix',
    timeout: Math.max(600_000, KILLS * 60_000),
  },
  async (_name, place) => {
    const releasePlace = place();
    expect(await killAndGoOn(releasePlace, KILLS)).toBeGreaterThan(KILLS / 2);
    if (!releasePlace.to.startsWith('s3:'))
      expect(
        readdirSync(join(releasePlace.to, 'red/releases')).filter((name) => name.startsWith('.')),
      ).toEqual([]);
  },
);
