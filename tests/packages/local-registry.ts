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
    const requestedVersion = version === undefined ? undefined : versions?.get(version);
    if (requestedVersion) requestedVersion.send(response);
    else if (versions && version === undefined)
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify(documentOf(name, versions, `http://${headers.host ?? ''}`)));
    else refuse(response);
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

/** Returns the document of a registry about a package. */
function documentOf(name: string, versions: ReadonlyMap<string, Version>, origin: string): object {
  const manifests = [...versions].map(([version, { manifest }]) => [
    version,
    { ...manifest, dist: { tarball: `${origin}/${name}/-/${version}.tgz` } },
  ]);
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
): ReadonlyMap<string, ReadonlyMap<string, Version>> {
  const shelf = new Map<string, Map<string, Version>>();
  const put = (folder: string, send: Version['send']) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const versions = shelf.get(manifest.name) ?? new Map<string, Version>();
    shelf.set(manifest.name, versions.set(manifest.version, { manifest, send }));
  };
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<
      Record<string, { readonly link?: boolean; readonly name?: string; readonly version?: string }>
    >;
  };
  for (const [path, { link, ...locked }] of Object.entries(packages)) {
    const folder = join(project, path);
    if (!path.includes('node_modules/') || link) continue;
    if (existsSync(join(folder, 'package.json'))) put(folder, (response) => sendFolder(folder, response));
    else {
      // One for another machine: managers that lock for all of them read what it is, and none fetches it.
      const name = locked.name ?? path.replace(/^.*node_modules\//, '');
      const versions = shelf.get(name) ?? new Map<string, Version>();
      const { version = '' } = locked;
      if (!versions.has(version))
        shelf.set(name, versions.set(version, { manifest: { ...locked, name }, send: refuse }));
    }
  }
  for (const { folder, tar } of packed) put(folder, (response) => void createReadStream(tar).pipe(response));
  return shelf;
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
}

function sendFolder(folder: string, response: ServerResponse): void {
  const without = ['--exclude=./node_modules', '--transform=s,^[.],package,'];
  spawn('tar', ['-cz', ...without, '-C', folder, '.']).stdout.pipe(response);
}
