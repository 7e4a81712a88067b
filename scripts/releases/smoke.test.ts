import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ASSET_CACHE, FILE_HEADERS, PAGE_CACHE, SECURITY_HEADERS } from '#scripts/build/hosting.ts';
import { type BuildReport, parseReport } from '#scripts/build/report.ts';
import { contentType } from '#scripts/serve/content-type.ts';
import { smokeCheck } from './smoke.ts';
import { writeTestBundle } from './test-bundle.ts';

interface Said {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const MORE = {
  'assets/page-AAAAAAAA.css': 'a{color:red}',
  'assets/files/logo-AAAAAAAA.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/files/text-AAAAAAAA.woff2': 'wOF2',
  'assets/files/hero-AAAAAAAA.webp': 'RIFF',
};

let folder: string;
let script: string;
let report: BuildReport;
let server: Server;
/** What the server says otherwise than it should. */
let change: (path: string, said: Said, host: string | undefined) => Said | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-smoke-'));
  script = writeTestBundle(folder, 'one', 'red', MORE);
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
  const pages: Readonly<Record<string, string>> = { '/': 'index.html', '/help': 'help.html' };
  const assets = [script, ...Object.keys(MORE)].map((file) => [`/${file}`, file]);
  const files: Readonly<Record<string, string>> = { ...pages, ...Object.fromEntries(assets) };
  const file = files[path] ?? '404.html';
  const isAsset = file.startsWith('assets/');
  return {
    status: files[path] === undefined ? 404 : 200,
    headers: {
      ...(file.startsWith('assets/files/') ? FILE_HEADERS : SECURITY_HEADERS),
      'Content-Type': contentType(file),
      'Cache-Control': isAsset ? ASSET_CACHE : PAGE_CACHE,
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

type Kind = 'page' | 'missing' | 'script' | 'style' | 'picture' | 'photo' | 'font';

const pathOf = (kind: Kind) =>
  ({
    page: '/help',
    missing: '/there-is-no-such-page',
    script: `/${script}`,
    style: '/assets/page-AAAAAAAA.css',
    picture: '/assets/files/logo-AAAAAAAA.svg',
    photo: '/assets/files/hero-AAAAAAAA.webp',
    font: '/assets/files/text-AAAAAAAA.woff2',
  })[kind];

const FILE_POLICY = FILE_HEADERS['Content-Security-Policy'] ?? '';
const PERMISSIONS = SECURITY_HEADERS['Permissions-Policy'] ?? '';

/** Has a front say something else than it should of one kind of file. Undefined takes the header away. */
function alter(kind: Kind, name: string, value: string | undefined): void {
  change = (path, response) => {
    if (path !== pathOf(kind)) return response;
    return value === undefined
      ? without(name, response)
      : { ...response, headers: { ...response.headers, [name]: value } };
  };
}

test.each<[kind: Kind, name: string, value: string | undefined]>([
  ['page', 'Content-Security-Policy', undefined],
  ['page', 'Content-Security-Policy', '*'],
  ['page', 'Content-Security-Policy', 'frame-ancestors *'],
  ['page', 'Content-Security-Policy', "default-src 'self'"],
  ['missing', 'Content-Security-Policy', "frame-ancestor 'self'"],
  ['picture', 'Content-Security-Policy', "frame-ancestors 'self'"],
  ['picture', 'Content-Security-Policy', FILE_POLICY.replace('sandbox', 'sandbox allow-scripts')],
  ['page', 'X-Content-Type-Options', undefined],
  ['script', 'X-Content-Type-Options', 'nosnif'],
  ['font', 'X-Content-Type-Options', 'no-sniff'],
  ['page', 'Cross-Origin-Opener-Policy', 'unsafe-none'],
  ['page', 'Cross-Origin-Opener-Policy', 'same-origin-allow-popup'],
  ['page', 'Permissions-Policy', PERMISSIONS.replace('camera=()', 'camera=*')],
  ['page', 'Permissions-Policy', 'camera=()'],
  ['page', 'Referrer-Policy', 'unsafe-url'],
  ['missing', 'Referrer-Policy', undefined],
  ['page', 'Cache-Control', 'public, max-age=600'],
  ['page', 'Cache-Control', ASSET_CACHE],
  ['page', 'Cache-Control', undefined],
  ['script', 'Cache-Control', 'no-store'],
  ['style', 'Cache-Control', 'public, max-age=3600'],
  ['picture', 'Cache-Control', 'public, max-age=31536000'],
  ['font', 'Cache-Control', undefined],
  ['page', 'Content-Type', 'text/plain; charset=utf-8'],
  ['page', 'Content-Type', 'application/xhtml+xml'],
  ['page', 'Content-Type', 'text/html; charset=iso-8859-1'],
  ['script', 'Content-Type', 'text/plain'],
  ['script', 'Content-Type', 'text/javascript; charset="windows-1252"'],
  ['style', 'Content-Type', 'text/plain'],
  ['picture', 'Content-Type', 'text/html'],
  ['picture', 'Content-Type', undefined],
  ['photo', 'Content-Type', 'image/png'],
  ['font', 'Content-Type', 'application/octet-stream'],
  ['page', 'Content-Disposition', 'attachment'],
])('a front that gives a %s another %s is found: %s', async (kind, name, value) => {
  alter(kind, name, value);
  const findings = await look();
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(`${pathOf(kind)} comes `);
  if (value !== undefined) expect(findings[0]).toContain(value);
});

test.each<[kind: Kind, name: string, value: string]>([
  ['page', 'Content-Security-Policy', "frame-ancestors 'none'"],
  ['page', 'Content-Security-Policy', "default-src 'self'; frame-ancestors 'self'; base-uri 'none'"],
  ['picture', 'Content-Security-Policy', `${FILE_POLICY}; form-action 'none'`],
  ['page', 'Cross-Origin-Opener-Policy', 'same-origin'],
  ['page', 'Permissions-Policy', `${PERMISSIONS}, midi=()`],
  ['page', 'Referrer-Policy', 'no-referrer'],
  ['page', 'X-Content-Type-Options', 'NOSNIFF'],
  ['page', 'Cache-Control', 'no-store'],
  ['page', 'Cache-Control', 'private, no-cache'],
  ['script', 'Cache-Control', 'public, max-age=63072000, immutable'],
  ['page', 'Content-Type', 'text/html'],
  ['page', 'Content-Type', 'TEXT/HTML; charset=UTF-8'],
  ['script', 'Content-Type', 'application/javascript'],
  ['page', 'Content-Disposition', 'inline'],
  ['page', 'Strict-Transport-Security', 'max-age=31536000'],
])('a front that is as strict or stricter with a %s by %s is in order: %s', async (kind, name, value) => {
  alter(kind, name, value);
  expect(await look()).toEqual([]);
});
