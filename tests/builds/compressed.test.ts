/** @module-tag matrix */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livery } from '#tests/command/test-command.ts';
import { readBundle } from './read-bundle.ts';
import { BROTLI_MODULE, type RunningNginx, serveByNginx } from './serve-by-nginx.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

/** A text of so many bytes is sent compressed. */
const SMALLEST = 1400;

let workspace: TestWorkspace;
let current: string;
/** Files of the bundle that visitors may have, by path. */
let files: string[];
let close: (() => Promise<void>)[];
let served: string;

beforeAll(async () => {
  workspace = createTestWorkspace();
  const to = join(workspace.root, 'portals');
  expect(await livery(workspace.root, 'publish', 'blue', '--to', to)).toMatchObject({ code: 0 });
  current = join(to, 'blue/current');
  files = [...readBundle(current).keys()].filter((file) =>
    /^assets\/|\.(html|txt|xml)(\.br|\.gz)?$/.test(file),
  );
  const serve = await serveBuilds({ root: to, outDir: to, port: 0, platform: 'http://127.0.0.1:9' });
  served = `http://127.0.0.1:${serve.port}`;
  close = [() => serve.close()];
});

afterAll(async () => {
  for (const each of close ?? []) await each();
  workspace?.remove();
});

interface Answer {
  readonly status: number | undefined;
  readonly encoding: string;
  readonly vary: string;
  readonly body: Buffer;
}

/** Asks as a browser does that accepts one encoding: `fetch` would unpack the answer. */
function get(origin: string, file: string, encoding: string): Promise<Answer> {
  const headers = { host: 'blue-casino.localhost', 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    request(new URL(`/${file}`, origin), { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          encoding: response.headers['content-encoding'] ?? 'identity',
          vary: response.headers.vary ?? '',
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const isTwin = (file: string) => /\.(br|gz)$/.test(file);
const textOf = (file: string) => /\.(html|js|css|svg|txt|xml)$/.test(file);

/** Compares what both servers send of each file to who accepts an encoding with the twin beside it. @returns files that have one */
async function compare(nginx: string, encoding: 'gzip' | 'br', ending: string): Promise<string[]> {
  const compared: string[] = [];
  for (const file of files.filter((name) => !isTwin(name))) {
    const plain = readFileSync(join(current, file));
    const isCompressed = textOf(file) && plain.length >= SMALLEST;
    const expected = isCompressed ? readFileSync(join(current, file + ending)) : plain;
    for (const origin of [nginx, served]) {
      const { status, encoding: sent, vary, body } = await get(origin, file, encoding);
      expect([file, origin === served, status, sent, body.equals(expected)]).toEqual([
        ...[file, origin === served, 200],
        isCompressed ? encoding : 'identity',
        true,
      ]);
      if (isCompressed) expect([file, vary]).toEqual([file, 'Accept-Encoding']);
    }
    if (isCompressed) compared.push(file);
  }
  return compared;
}

describe("Debian's nginx with the configuration of the bundle", () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await serveByNginx(join(workspace.root, 'portals/blue'));
    return () => nginx.close();
  });

  it('sends the bytes that livery serve sends: those that stand compressed beside each file', async () => {
    const compared = await compare(nginx.origin, 'gzip', '.gz');
    expect(compared).toEqual(expect.arrayContaining(['index.html', 'licences.txt']));
    expect(compared.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
  });

  it('sends files as they are to who accepts no encoding, and twins under no name of their own', async () => {
    const twins = files.filter(isTwin);
    expect(twins.length).toBeGreaterThan(10);
    for (const file of twins)
      for (const origin of [nginx.origin, served])
        expect([file, origin === served, (await get(origin, file, 'identity')).status]).toEqual([
          ...[file, origin === served, 404],
        ]);
    for (const file of files.filter((name) => !isTwin(name))) {
      const { encoding, body } = await get(nginx.origin, file, 'identity');
      expect([file, encoding, body.equals(readFileSync(join(current, file)))]).toEqual([
        file,
        'identity',
        true,
      ]);
    }
  });
});

describe.skipIf(BROTLI_MODULE === undefined)(
  "Debian's nginx with its module for Brotli, as the documents add it",
  () => {
    let nginx: RunningNginx;
    beforeAll(async () => {
      nginx = await serveByNginx(join(workspace.root, 'portals/blue'), 'brotli_static on;');
      return () => nginx.close();
    });

    it('sends the bytes that livery serve sends, and gzip to who accepts no Brotli', async () => {
      const compared = await compare(nginx.origin, 'br', '.br');
      expect(compared).toContain('index.html');
      expect(await compare(nginx.origin, 'gzip', '.gz')).toEqual(compared);
    });
  },
);
