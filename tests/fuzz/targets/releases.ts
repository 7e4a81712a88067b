import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderTarget } from '@liveryjs/cli/releases/folder-target';
import { publish, rollback } from '@liveryjs/cli/releases/publish';
import { releaseId } from '@liveryjs/cli/releases/release';
import { holding, readPointer } from '@liveryjs/cli/releases/s3-pointer';
import { writeTestBundle } from '@liveryjs/cli/releases/test-bundle';
import { openBundles } from '@liveryjs/cli/serve/bundle-index';
import { fileOfPath } from '@liveryjs/cli/serve/bundles';
import { localAddress } from '@liveryjs/cli/serve/host-names';
import { digestOf } from '@liveryjs/workspace/hash';
import { caseOf, first, textIn } from '#tests/fuzz/case.ts';
import { signed } from '#tests/fuzz/signed.ts';
import { expectThat, type Target } from '#tests/fuzz/target.ts';

const SIZES = { raw: 1, gzip: 1, brotli: 1 };

const REPORT = {
  brand: 'red',
  domains: ['red.example'],
  inputHash: '1',
  chunks: [
    {
      file: 'assets/a-1.js',
      raw: 1,
      gzip: 1,
      brotli: 1,
      sha256: digestOf('a'),
      modules: {},
      why: [{ page: 'every' }],
    },
  ],
  widgets: { shelf: [{ pointer: '/routes/0/main/0' }] },
  routes: [
    { path: '/', files: ['assets/a-1.js'], script: SIZES, style: SIZES, soon: { files: [], script: SIZES } },
  ],
  budgets: [],
  files: {
    'index.html': { raw: 1, sha256: digestOf('<!doctype html>') },
    '404.html': { raw: 1, sha256: digestOf('<!doctype html>') },
  },
};

const RECORD = {
  id: '0123456789ab',
  brand: 'red',
  publishedAt: '2026-01-01T00:00:00.000Z',
  kept: { 'assets/b-1.js': digestOf('b') },
  lookedAt: '2026-01-01T00:00:01.000Z',
  sequence: 1,
};

/** A folder of releases with a record and a report that somebody else has written: publish, rollback, releases. */
export const releases: Target = {
  limits: { milliseconds: 3000, megabytes: 400 },
  seeds: () => [
    new Map([
      ['record.json', new TextEncoder().encode(JSON.stringify(RECORD))],
      ['report.json', new TextEncoder().encode(JSON.stringify(REPORT))],
    ]),
  ],
  async open(folder) {
    return async (input) => {
      const report = signed(textIn(input.get('report.json')));
      const record = textIn(input.get('record.json'));
      const id = releaseId(report);
      const home = join(folder, 'releases', 'red', 'releases');
      mkdirSync(join(home, id, 'assets'), { recursive: true });
      for (const [file, content] of [
        ['index.html', '<!doctype html>'],
        ['404.html', '<!doctype html>'],
        ['assets/a-1.js', 'a'],
        ['build-report.json', report],
      ] as const)
        writeFileSync(join(home, id, file), content);
      // A record that is not the release's own, and one that is.
      writeFileSync(join(home, `${RECORD.id}.json`), signed(record));
      writeFileSync(join(home, `${id}.json`), signed(record.replaceAll(RECORD.id, id)));
      symlinkSync(`releases/${id}`, join(folder, 'releases', 'red', 'current'));
      const built = join(folder, 'built');
      writeTestBundle(built, '2');
      const target = folderTarget(join(folder, 'releases'));
      const options = { keep: 2, look: async () => [] };
      const attempts = [
        () => target.list('red'),
        () => target.current('red'),
        () => target.report('red', id),
        () => publish(target, built, options),
        () => rollback(target, 'red', undefined, options),
        () => rollback(target, 'red', id, options),
        () => publish(target, join(home, id), options),
      ];
      let failure: unknown;
      // One that is refused does not keep the others from being tried.
      for (const attempt of attempts) await attempt().catch((error: unknown) => keepWorst(error));
      function keepWorst(error: unknown) {
        if (failure === undefined || (error as Error).constructor.name !== 'Failure') failure = error;
      }
      if (failure !== undefined) throw failure;
    };
  },
};

/** A folder of bundles whose reports `livery serve` reads. */
export const served: Target = {
  limits: { milliseconds: 3000, megabytes: 400 },
  seeds: () => [
    caseOf('build-report.json', JSON.stringify(REPORT)),
    caseOf('build-report.json', JSON.stringify({ ...REPORT, domains: ['blue.localhost', 'red.example'] })),
  ],
  async open(folder) {
    return (input) => {
      for (const [brand, bytes] of [
        ['red', first(input).bytes],
        [
          'blue',
          new TextEncoder().encode(JSON.stringify({ ...REPORT, brand: 'blue', domains: ['blue.example'] })),
        ],
      ] as const) {
        mkdirSync(join(folder, brand), { recursive: true });
        writeFileSync(join(folder, brand, 'build-report.json'), bytes);
      }
      const index = openBundles(folder, { note: () => undefined });
      const bundles = index.all();
      expectThat(
        bundles.some(({ id }) => id === 'blue'),
        'A bundle of another brand is served as before.',
      );
      expectThat(index.find('blue.localhost:80')?.id === 'blue', 'A host stays with its brand.');
      for (const bundle of bundles) {
        for (const path of [
          '',
          'index',
          '../secret.json',
          '..',
          'assets/../../secret.json',
          ...bundle.files,
        ]) {
          const file = fileOfPath(path, bundle);
          expectThat(
            file === undefined || join(bundle.folder, file).startsWith(`${bundle.folder}/`),
            `${path} leads out of the bundle.`,
          );
        }
        for (const host of bundle.domains) index.find(host);
        localAddress(bundle, 1);
      }
      index.close();
    };
  },
};

/** The object of a storage that says which release visitors get. */
export const pointers: Target = {
  limits: { milliseconds: 2000, megabytes: 200 },
  seeds: () => [
    caseOf('current.json', JSON.stringify({ release: RECORD.id, write: 'a' })),
    caseOf('current.json', JSON.stringify({ release: RECORD.id, holder: 'host-1', write: 'a' })),
  ],
  async open() {
    return async (input) => {
      let bytes = first(input).bytes;
      let version = 1;
      const objects: Parameters<typeof holding>[0] = {
        name: 's3://bucket',
        get: async () => ({ bytes, etag: `"${version}"`, type: undefined, cache: undefined }),
        async put(_key, next, { metadata }, condition) {
          if (condition === 'absent' || (condition !== undefined && condition.etag !== `"${version}"`))
            return undefined;
          const { release } = metadata ?? {};
          expectThat(
            release === undefined || /^[0-9a-f]{12}$/.test(release),
            `It would point to ${release}.`,
          );
          bytes = next;
          return `"${++version}"`;
        },
        list: async () => new Map(),
        names: async () => ({ objects: [], folders: [] }),
        remove: async () => undefined,
      };
      const before = bytes;
      const patience = { stale: 5, renew: 1000, look: 1, looks: 20 };
      const point = () => holding(objects, 'red', patience, (held) => held.point(RECORD.id));
      const id = await readPointer(objects, 'red').catch(async (error: unknown) => {
        await point().catch(() => undefined);
        expectThat(bytes === before, 'An object that is no pointer stays as it is.');
        throw error;
      });
      expectThat(id === undefined || /^[0-9a-f]{12}$/.test(id), `It reads the release ${id}.`);
      await point();
      expectThat((await readPointer(objects, 'red')) === RECORD.id, 'The pointer is where it was put.');
    };
  },
};
