import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PackedPackage } from './pack-all.ts';

/** One version of a package: its package.json, and what sends its tar. */
interface Version {
  readonly manifest: object;
  readonly send: (response: ServerResponse) => void;
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
  const shelf = shelfOf(project, packed);
  const server = createServer(({ url = '', headers }, response) => {
    const path = decodeURIComponent(url.slice(1).split('?', 1)[0] ?? '');
    const [, name = path, version] = /^(.+)\/-\/(.+)\.tgz$/.exec(path) ?? [];
    const versions = shelf.get(name);
    const wanted = version === undefined ? undefined : versions?.get(version);
    if (wanted) wanted.send(response);
    else if (versions && version === undefined)
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify(documentOf(name, versions, `http://${headers.host ?? ''}`)));
    else response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a registry says of a package. */
function documentOf(name: string, versions: ReadonlyMap<string, Version>, origin: string): object {
  const known = [...versions].map(([version, { manifest }]) => [
    version,
    { ...manifest, dist: { tarball: `${origin}/${name}/-/${version}.tgz` } },
  ]);
  return { name, 'dist-tags': { latest: [...versions.keys()].at(-1) }, versions: Object.fromEntries(known) };
}

function shelfOf(
  project: string,
  packed: readonly PackedPackage[],
): ReadonlyMap<string, ReadonlyMap<string, Version>> {
  const shelf = new Map<string, Map<string, Version>>();
  const put = (folder: string, send: Version['send']) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const versions = shelf.get(manifest.name) ?? new Map<string, Version>();
    shelf.set(manifest.name, versions.set(manifest.version, { manifest, send }));
  };
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly link?: boolean }>>;
  };
  for (const [path, { link }] of Object.entries(packages)) {
    const folder = join(project, path);
    // Those of other machines are optional, and not there.
    if (!path.includes('node_modules/') || link || !existsSync(join(folder, 'package.json'))) continue;
    put(folder, (response) => sendFolder(folder, response));
  }
  for (const { folder, tar } of packed) put(folder, (response) => void createReadStream(tar).pipe(response));
  return shelf;
}

function sendFolder(folder: string, response: ServerResponse): void {
  const without = ['--exclude=./node_modules', '--transform=s,^[.],package,'];
  spawn('tar', ['-c', ...without, '-C', folder, '.']).stdout.pipe(response);
}
