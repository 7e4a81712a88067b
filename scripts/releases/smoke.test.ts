import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ASSET_CACHE, SECURITY_HEADERS } from '#scripts/build/hosting.ts';
import { type BuildReport, parseReport } from '#scripts/build/report.ts';
import { smokeCheck } from './smoke.ts';
import { writeTestBundle } from './test-bundle.ts';

interface Said {
  status: number;
  headers: Record<string, string>;
  body: string;
}

let folder: string;
let script: string;
let report: BuildReport;
let server: Server;
/** What the server says otherwise than it should. */
let change: (path: string, said: Said, host: string | undefined) => Said | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-smoke-'));
  script = writeTestBundle(folder, 'one');
  report = parseReport(readFileSync(join(folder, 'build-report.json'), 'utf8')) as BuildReport;
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const said = change(path, answer(path), request.headers.host);
    if (said === undefined) return request.socket.destroy();
    response.writeHead(said.status, said.headers);
    response.end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  change = (_path, said) => said;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function answer(path: string): Said {
  const files: Readonly<Record<string, string>> = {
    '/': 'index.html',
    '/help': 'help.html',
    [`/${script}`]: script,
  };
  const file = files[path] ?? '404.html';
  const isScript = file === script;
  return {
    status: files[path] === undefined ? 404 : 200,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
      'Cache-Control': isScript ? ASSET_CACHE : 'no-cache',
    },
    body: readFileSync(join(folder, file), 'utf8'),
  };
}

const look = (kept = {}) => {
  const { port } = server.address() as AddressInfo;
  return smokeCheck({ origin: `http://127.0.0.1:${port}`, host: 'red.example' }, report, kept);
};

test('what is served as it was built is in order, under the name that visitors use', async () => {
  const hosts = new Set<string | undefined>();
  change = (_path, said, host) => {
    hosts.add(host);
    return said;
  };
  expect(await look()).toEqual([]);
  expect([...hosts]).toEqual(['red.example']);
});

const without = (name: string, { headers, ...said }: Said) => {
  const { [name]: _, ...others } = headers;
  return { ...said, headers: others };
};

test.each<[title: string, path: string, how: (said: Said) => Said | undefined, finding: string]>([
  ['a page that fails', '/', (said) => ({ ...said, status: 500 }), '/ answers 500, where 200 was expected.'],
  ['another page', '/help', (said) => ({ ...said, body: 'x' }), '/help is not as it was built.'],
  [
    'a page without a header',
    '/help',
    (said) => without('X-Content-Type-Options', said),
    '/help comes without the header X-Content-Type-Options: nosniff.',
  ],
  [
    'a page whose policy was widened',
    '/help',
    (said) => ({ ...said, headers: { ...said.headers, 'Content-Security-Policy': '*' } }),
    "/help comes with Content-Security-Policy: *, where frame-ancestors 'self' was expected.",
  ],
  [
    'a page that browsers keep',
    '/help',
    (said) => ({ ...said, headers: { ...said.headers, 'Cache-Control': 'public, max-age=600' } }),
    '/help comes with Cache-Control: public, max-age=600, where no-cache was expected.',
  ],
  ['a page that hangs up', '/', () => undefined, '/ does not answer: socket hang up.'],
  [
    'a missing page that is said to be there',
    '/there-is-no-such-page',
    (said) => ({ ...said, status: 200 }),
    '/there-is-no-such-page answers 200, where 404 was expected.',
  ],
])('%s is found', async (_title, broken, how, finding) => {
  change = (path, said) => (path === broken ? how(said) : said);
  expect(await look()).toEqual([finding]);
});

test('a script of another type, one that browsers may not keep and one of an earlier release that is gone are found', async () => {
  const say = (headers: Record<string, string>) => {
    change = (path, said) =>
      path === `/${script}` ? { ...said, headers: { ...said.headers, ...headers } } : said;
  };
  say({ 'Content-Type': 'text/plain' });
  expect(await look()).toEqual([`/${script} comes as text/plain, where text/javascript was expected.`]);
  say({ 'Cache-Control': 'no-cache' });
  expect(await look()).toEqual([
    `/${script} comes with Cache-Control: no-cache, where ${ASSET_CACHE} was expected.`,
  ]);
  change = (_path, said) => said;
  expect(await look({ 'assets/old-12345678.js': 'digest' })).toEqual([
    '/assets/old-12345678.js answers 404, where 200 was expected.',
  ]);
});
