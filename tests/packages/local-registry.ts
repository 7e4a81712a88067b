import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PackedPackage } from './pack-all.ts';

/** A package's package.json, or its entry in the lock of this project. */
interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** One version of a package. */
interface Version {
  readonly manifest: Manifest;
  /** Makes the tar where there is none yet. */
  readonly tar: () => Promise<Tar>;
}

interface Tar {
  readonly file: string;
  /** The digests that the document of a package says, which managers hold the tar against. */
  readonly dist: { readonly shasum: string; readonly integrity: string };
}

/** A registry of npm that needs no network. */
export interface LocalRegistry {
  /** Origin. */
  readonly url: string;
  close(): void;
}

/**
 * Starts a registry that has the packed packages, and every package that the project itself has installed, each in all
 * versions that are there.
 *
 * @param project folder with a package-lock.json and its node_modules
 */
export async function startRegistry(
  project: string,
  packed: readonly PackedPackage[],
): Promise<LocalRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-registry-'));
  const shelf = shelfOf(project, packed, folder);
  const server = createServer(async ({ url = '', headers }, response) => {
    const path = decodeURIComponent(url.slice(1).split('?', 1)[0] ?? '');
    const [, name = path, version] = /^(.+)\/-\/(.+)\.tgz$/.exec(path) ?? [];
    const versions = shelf.get(name);
    try {
      if (version === undefined && versions)
        response
          .setHeader('Content-Type', 'application/json')
          .end(JSON.stringify(await documentOf(name, versions, `http://${headers.host ?? ''}`)));
      else {
        const tar = await versions?.get(version ?? '')?.tar();
        if (tar) createReadStream(tar.file).pipe(response);
        else response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
      }
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the document of a registry about a package. */
async function documentOf(
  name: string,
  versions: ReadonlyMap<string, Version>,
  origin: string,
): Promise<object> {
  const manifests = await Promise.all(
    [...versions].map(async ([version, { manifest, tar }]) => {
      const { dist } = await tar();
      return [version, { ...manifest, dist: { tarball: `${origin}/${name}/-/${version}.tgz`, ...dist } }];
    }),
  );
  return {
    name,
    'dist-tags': { latest: [...versions.keys()].at(-1) },
    versions: Object.fromEntries(manifests),
    // Some managers take nothing that was published a moment ago.
    time: Object.fromEntries([...versions.keys()].map((version) => [version, '2020-01-01T00:00:00.000Z'])),
  };
}

function shelfOf(
  project: string,
  packed: readonly PackedPackage[],
  tars: string,
): ReadonlyMap<string, ReadonlyMap<string, Version>> {
  const shelf = new Map<string, Map<string, Version>>();
  const put = (manifest: Manifest, tar: Version['tar']) => {
    const versions = shelf.get(manifest.name) ?? new Map<string, Version>();
    shelf.set(manifest.name, versions.set(manifest.version, { manifest, tar: once(tar) }));
  };
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Partial<Manifest> & { readonly link?: boolean }>>;
  };
  for (const [path, { link, ...locked }] of Object.entries(packages)) {
    const folder = join(project, path);
    if (!path.includes('node_modules/') || link) continue;
    const name = locked.name ?? path.replace(/^.*node_modules\//, '');
    const manifest = existsSync(join(folder, 'package.json'))
      ? manifestIn(folder)
      : { version: '', ...locked, name };
    if (existsSync(folder)) put(manifest, () => tarOf(folder, tars));
    // One for another machine. Managers lock for all machines, and Yarn 1 fetches what it then leaves out.
    else if (!shelf.get(name)?.has(manifest.version)) put(manifest, () => emptyTar(manifest, tars));
  }
  // Yarn 2 and later want it wherever a package may be compiled, and call it where nothing is built for this machine.
  const compiler = { name: 'node-gyp', version: '1.0.0' };
  put(compiler, () => emptyTar(compiler, tars));
  for (const { folder, tar } of packed) put(manifestIn(folder), () => digested(tar));
  return shelf;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Packs a folder as a registry has it, quickly rather than small, and without what it has installed itself. */
async function tarOf(folder: string, tars: string): Promise<Tar> {
  const file = join(mkdtempSync(join(tars, 'tar-')), 'package.tgz');
  const without = ['--exclude=./node_modules', '--transform=s,^[.],package,'];
  const quickly = '--use-compress-program=gzip -1';
  await promisify(execFile)('tar', ['-cf', file, quickly, ...without, '-C', folder, '.']);
  return digested(file);
}

/** Packs a package that nobody runs: its package.json alone. */
function emptyTar(manifest: Manifest, tars: string): Promise<Tar> {
  const folder = mkdtempSync(join(tars, 'empty-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return tarOf(folder, tars);
}

async function digested(file: string): Promise<Tar> {
  const bytes = await readFile(file);
  const shasum = createHash('sha1').update(bytes).digest('hex');
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  return { file, dist: { shasum, integrity } };
}

/** Does something the first time that it is asked for. */
function once<Result>(work: () => Result): () => Result {
  let done: { readonly result: Result } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}
