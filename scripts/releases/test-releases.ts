import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { folderTarget } from './folder-target.ts';
import type { Published, PublishOptions } from './proof.ts';
import { publish } from './publish.ts';
import { releaseId } from './release.ts';
import type { ReleaseTarget } from './target.ts';
import { writeTestBundle } from './test-bundle.ts';

/** Releases of the brand `red` in a folder of a test's own. */
export interface TestReleases {
  readonly root: string;
  /** The folder of the releases. */
  readonly to: string;
  readonly target: ReleaseTarget;
  /** Options under which all is in order, and each release comes a minute after the one before. */
  readonly inOrder: PublishOptions;
  /** Builds a version and publishes it. */
  release(
    version: string,
    options?: Partial<PublishOptions>,
  ): Promise<Published & { readonly script: string }>;
  /** The id that a version has when it is published. */
  idOf(version: string): string;
  /** The text of a file as visitors get it. */
  current(file: string): string;
  setClock(minutes: number): void;
}

/** Gives each test of a file new releases. They are read at the time of the test: `releases.target`. */
export function releasesForEachTest(): TestReleases {
  let releases: TestReleases;
  beforeEach(() => {
    releases = createTestReleases(mkdtempSync(join(tmpdir(), 'livery-publish-')));
  });
  afterEach(() => rmSync(releases.root, { recursive: true, force: true }));
  return {
    get root() {
      return releases.root;
    },
    get to() {
      return releases.to;
    },
    get target() {
      return releases.target;
    },
    get inOrder() {
      return releases.inOrder;
    },
    release: (...args) => releases.release(...args),
    idOf: (version) => releases.idOf(version),
    current: (file) => releases.current(file),
    setClock: (minutes) => releases.setClock(minutes),
  };
}

function createTestReleases(root: string): TestReleases {
  const to = join(root, 'portals');
  const bundle = join(root, 'dist/red');
  const target = folderTarget(to);
  let minute = 0;
  const inOrder: PublishOptions = {
    keep: 3,
    look: async () => [],
    now: () => new Date(Date.UTC(2026, 0, 1, 0, minute++)),
  };
  return {
    root,
    to,
    target,
    inOrder,
    async release(version, options = {}) {
      const script = writeTestBundle(bundle, version);
      return { ...(await publish(target, bundle, { ...inOrder, ...options })), script };
    },
    idOf(version) {
      writeTestBundle(join(root, 'other'), version);
      return releaseId(readFileSync(join(root, 'other/build-report.json')));
    },
    current: (file) => readFileSync(join(to, 'red/current', file), 'utf8'),
    setClock(minutes) {
      minute = minutes;
    },
  };
}
