import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ASSET_CACHE, FILE_HEADERS, PAGE_CACHE, SECURITY_HEADERS } from '#scripts/bundle/hosting.ts';
import { type BuildReport, parseReport } from '#scripts/bundle/report.ts';
import { contentType } from '#scripts/serve/content-type.ts';
import { type SmokeSite, smokeCheck } from './smoke.ts';
import { writeTestBundle } from './test-bundle.ts';

interface Said {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** True when the response begins and does not end. */
  drips?: boolean;
}

const MORE = {
  'vi/404.html': '<!doctype html>không có',
  'assets/page-AAAAAAAA.css': 'a{color:red}'.repeat(200),
  'assets/files/logo-AAAAAAAA.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/files/text-AAAAAAAA.woff2': 'wOF2',
  'assets/files/hero-AAAAAAAA.webp': 'RIFF',
};

let folder: string;
let script: string;
let report: BuildReport;
let server: Server;
/** Changes a correct response of the server. */
let change: (path: string, said: Said, host: string | undefined) => Said | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-smoke-'));
  script = writeTestBundle(folder, 'one', 'red', MORE);
  report = parseReport(readFileSync(join(folder, 'build-report.json'), 'utf8')) as BuildReport;
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const reply = change(path, answer(path), request.headers.host);
    if (reply === undefined) return request.socket.destroy();
    response.writeHead(reply.status, reply.headers);
    if (reply.drips) response.write(reply.body.slice(0, 1));
    else response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  change = (_path, reply) => reply;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function answer(path: string): Said {
  const pages: Readonly<Record<string, string>> = { '/': 'index.html', '/help': 'help.html' };
  const assets = [script, ...Object.keys(MORE)].map((file) => [`/${file}`, file]);
  const files: Readonly<Record<string, string>> = { ...pages, ...Object.fromEntries(assets) };
  const file = files[path] ?? (path.startsWith('/vi/') ? 'vi/404.html' : '404.html');
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

const look = (kept = {}, site: Partial<SmokeSite> = {}) => {
  const { port } = server.address() as AddressInfo;
  return smokeCheck({ origin: `http://127.0.0.1:${port}`, host: 'red.example', ...site }, report, kept);
};

test('what is served as it was built is in order, under the name that visitors use', async () => {
  const hosts = new Set<string | undefined>();
  change = (_path, reply, host) => {
    hosts.add(host);
    return reply;
  };
  expect(await look()).toEqual([]);
  expect([...hosts]).toEqual(['red.example']);
});

test('an answer that comes a byte at a time ends when its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = new Promise<void>((resolve) => {
    change = (path, reply) => {
      if (path !== '/help') return reply;
      resolve();
      return { ...reply, drips: true };
    };
  });
  const looking = look();
  await begun;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await looking).toContain('/help does not answer: it was not there as a whole after 60 seconds.');
});

const without = (name: string, { headers, ...reply }: Said) => {
  const { [name]: _, ...others } = headers;
  return { ...reply, headers: others };
};

test.each<[title: string, path: string, how: (said: Said) => Said | undefined, finding: string]>([
  [
    'a page that fails',
    '/',
    (reply) => ({ ...reply, status: 500 }),
    '/ answers 500, where 200 was expected.',
  ],
  ['another page', '/help', (reply) => ({ ...reply, body: 'x' }), '/help is not as it was built.'],
  [
    'a page without a header',
    '/help',
    (reply) => without('X-Content-Type-Options', reply),
    '/help comes without the header X-Content-Type-Options: nosniff.',
  ],
  [
    'a page whose policy was widened',
    '/help',
    (reply) => ({ ...reply, headers: { ...reply.headers, 'Content-Security-Policy': '*' } }),
    "/help comes with Content-Security-Policy: *, where frame-ancestors 'self' was expected.",
  ],
  [
    'a page that browsers keep',
    '/help',
    (reply) => ({ ...reply, headers: { ...reply.headers, 'Cache-Control': 'public, max-age=600' } }),
    '/help comes with Cache-Control: public, max-age=600, where no-cache was expected.',
  ],
  ['a page that hangs up', '/', () => undefined, '/ does not answer: socket hang up.'],
  [
    'a missing page that is said to be there',
    '/there-is-no-such-page',
    (reply) => ({ ...reply, status: 200 }),
    '/there-is-no-such-page answers 200, where 404 was expected.',
  ],
  [
    'a missing page in another language than its address',
    '/vi/there-is-no-such-page',
    (reply) => ({ ...reply, body: '<!doctype html>not found' }),
    '/vi/there-is-no-such-page is not as it was built.',
  ],
])('%s is found', async (_title, broken, how, finding) => {
  change = (path, reply) => (path === broken ? how(reply) : reply);
  expect(await look()).toEqual([finding]);
});

test('a script of another type, one that browsers may not keep and one of an earlier release that is gone are found', async () => {
  const say = (headers: Record<string, string>) => {
    change = (path, reply) =>
      path === `/${script}` ? { ...reply, headers: { ...reply.headers, ...headers } } : reply;
  };
  say({ 'Content-Type': 'text/plain' });
  expect(await look()).toEqual([`/${script} comes as text/plain, where text/javascript was expected.`]);
  say({ 'Cache-Control': 'no-cache' });
  expect(await look()).toEqual([
    `/${script} comes with Cache-Control: no-cache, where ${ASSET_CACHE} was expected.`,
  ]);
  change = (_path, reply) => reply;
  expect(await look({ 'assets/old-12345678.js': 'digest' })).toEqual([
    '/assets/old-12345678.js answers 404, where 200 was expected.',
  ]);
});

test('a server of visitors compresses a large text, by gzip or Brotli, and nothing is lost in it', async () => {
  const stylesheet = '/assets/page-AAAAAAAA.css';
  const encode = (encoding: string, bytes: (content: Buffer) => Buffer) => {
    change = (path, reply) =>
      path === stylesheet
        ? {
            ...reply,
            headers: { ...reply.headers, 'Content-Encoding': encoding },
            body: bytes(Buffer.from(reply.body)),
          }
        : reply;
  };
  const lookAtServer = () => look({}, { compresses: true });
  expect(await lookAtServer()).toEqual([
    `${stylesheet} comes uncompressed, with 2400 bytes: let the server compress text/css by gzip or Brotli.`,
  ]);
  encode('gzip', (bytes) => gzipSync(bytes));
  expect(await lookAtServer()).toEqual([]);
  encode('br', (bytes) => brotliCompressSync(bytes));
  expect(await lookAtServer()).toEqual([]);
  for (const [encoding, bytes] of [
    ['gzip', (content: Buffer) => gzipSync(content.subarray(1))],
    ['br', (content: Buffer) => content],
    ['zstd', (content: Buffer) => content],
  ] as const) {
    encode(encoding, bytes);
    expect(await lookAtServer(), encoding).toEqual([`${stylesheet} is not as it was built.`]);
  }
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

const RULES: BuildReport['rules'] = [
  { from: '/HELP', to: '/help', status: 200 },
  { from: '/old', to: '/help', status: 301 },
  { from: '/shop', to: 'https://shop.example/all', status: 302 },
];
/** The answers of a server that knows the rules. */
const leading: Readonly<Record<string, readonly [status: number, location: string]>> = {
  '/old?from=livery': [301, '/help?from=livery'],
  '/shop?from=livery': [302, 'https://shop.example/all?from=livery'],
};
const lookByRules = (answers: typeof leading) => {
  change = (path, reply) => {
    const [status, location] = answers[path] ?? [];
    if (status !== undefined) return { status, headers: { Location: location ?? '' }, body: '' };
    return path === '/HELP' && '/shop?from=livery' in answers ? answer('/help') : reply;
  };
  const { port } = server.address() as AddressInfo;
  const site = { origin: `http://127.0.0.1:${port}`, host: 'red.example' };
  return smokeCheck(site, { ...report, rules: RULES ?? [] });
};

test('addresses without a file are asked for, each with a query', async () => {
  expect(await lookByRules(leading)).toEqual([]);
  const remedy =
    'Where a server reads redirects when it starts, as nginx does, publish without --at, and let it read them anew.';
  expect(await lookByRules({})).toEqual([
    `/HELP answers 404, where 200 was expected. ${remedy}`,
    `/old answers 404, where 301 to /help was expected. ${remedy}`,
    `/shop answers 404, where 302 to https://shop.example/all was expected. ${remedy}`,
  ]);
});

test.each([
  [308, '/help?from=livery', true],
  [301, 'http://red.example/help?from=livery', true],
  [301, 'http://127.0.0.1/help?from=livery', false],
  [301, '/help', false],
  [301, '//help?from=livery', false],
  [301, 'http://[', false],
  [302, '/help?from=livery', false],
])('a redirect that answers %i to %s is in order: %s', async (status, location, isRight) => {
  const findings = await lookByRules({ ...leading, '/old?from=livery': [status, location] });
  expect(findings.filter((finding) => finding.startsWith('/old'))).toHaveLength(isRight ? 0 : 1);
});
