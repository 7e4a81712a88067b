import { createServer, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StudioPath } from '@liveryjs/studio/api';
import { Failure } from '@liveryjs/workspace/failure';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveStudio } from './serve-studio.ts';

const brand = 'lotus';
const place = { brand, at: '/name', language: 'EN' };
const wish = {
  from: brand,
  id: 'rose',
  name: 'Rose',
  domains: 'rose.example',
  merchant: 'ROSE',
  currency: 'EUR',
  languages: 'EN,VI',
  color: '#c2185b',
  logo: { name: 'logo.svg', content: 'PHN2Zz4=' },
};
const edit = { op: 'set', brand, at: '/name', value: 'x' };

/** A body of each call as it should be. */
const BODIES: Readonly<Record<StudioPath, object>> = {
  '/api/brands': {},
  '/api/brand': { brand },
  '/api/page': { brand, page: 'home' },
  '/api/form': place,
  '/api/blanks': place,
  '/api/colors': { brand },
  '/api/repeated': { brand },
  '/api/stale': { brand },
  '/api/messages': { brand, languages: ['EN'] },
  '/api/text': { brand, key: 'nav.home', language: 'EN' },
  '/api/assets': { brand },
  '/api/add-photo': { brand, at: '/assets/logo', content: 'AAAA' },
  '/api/contents': { brand, languages: ['EN'] },
  '/api/content': { brand, name: 'terms', language: 'EN' },
  '/api/shown': { brand, has: [] },
  '/api/draft': {},
  '/api/changes': { since: 0 },
  '/api/edit': { edits: [edit] },
  '/api/other-brands': { edit },
  '/api/undo': {},
  '/api/redo': {},
  '/api/discard': {},
  '/api/rebase': { take: 'mine' },
  '/api/new-brand': { from: brand },
  '/api/plan-brand': wish,
  '/api/make-brand': wish,
  '/api/review': {},
  '/api/change-sets': {},
  '/api/change-set': { name: 'spring' },
  '/api/keep-in-set': { name: 'spring', title: 'Spring' },
  '/api/open-set': { name: 'spring' },
  '/api/rebase-set': { name: 'spring', take: 'mine' },
  '/api/apply-set': { name: 'spring' },
  '/api/publish-set': { name: 'spring' },
  '/api/cancel-set': { name: 'spring' },
  '/api/roll-back-set': { name: 'spring' },
  '/api/approve-set': { name: 'spring', isWithdrawn: true },
  '/api/note-set': { name: 'spring', text: 'Why?', about: { brand, at: '/name' } },
  '/api/take-back-set': { name: 'spring', take: 'theirs' },
  '/api/save': {},
};
const PATHS = Object.keys(BODIES) as StudioPath[];

const called: string[] = [];
let failure: unknown;
const calls = Object.fromEntries(
  PATHS.map((path) => [
    path,
    async () => {
      called.push(path);
      if (failure !== undefined) throw failure;
      return {};
    },
  ]),
) as never;
let server: Server;
const port = () => (server.address() as AddressInfo).port;
const headersOfPage = (): OutgoingHttpHeaders => ({
  host: `studio.localhost:${port()}`,
  origin: `http://studio.localhost:${port()}`,
  'x-studio-token': 'secret',
  'content-type': 'application/json',
});
const logged: string[] = [];

beforeAll(async () => {
  const studio = serveStudio({ calls }, port, (line) => logged.push(line), 'secret');
  server = createServer((incoming, response) => {
    const answered = studio(incoming, response);
    if (answered === undefined) response.writeHead(421).end();
    else answered.catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());
beforeEach(() => {
  called.length = 0;
  logged.length = 0;
  failure = undefined;
});

function ask(
  path: string,
  headers: OutgoingHttpHeaders,
  body: unknown = {},
  method = 'POST',
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((done, fail) => {
    request({ port: port(), host: '127.0.0.1', path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => done({ status: answer.statusCode, text }));
    })
      .on('error', fail)
      .end(method !== 'POST' ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}
const without = (name: string) =>
  Object.fromEntries(Object.entries(headersOfPage()).filter(([header]) => header !== name));

test.each(PATHS)('%s is answered to the own page of the studio alone', async (path) => {
  expect((await ask(path, headersOfPage(), BODIES[path])).status).toBe(200);
  expect(called).toEqual([path]);
  const wrong: readonly OutgoingHttpHeaders[] = [
    without('origin'),
    without('x-studio-token'),
    without('content-type'),
    ...['null', 'https://evil.example', `http://lotus.localhost:${port()}`, 'http://studio.localhost'].map(
      (origin) => ({ ...headersOfPage(), origin }),
    ),
    ...['', 'Secret', 'secret2', 'secret, secret'].map((token) => ({
      ...headersOfPage(),
      'x-studio-token': token,
    })),
    ...['studio.localhost', 'studio.localhost:1', `studio.localhost.:${port()}`].map((host) => ({
      ...headersOfPage(),
      host,
    })),
    ...['evil.example', `127.0.0.1:${port()}`, `studio.localhost.evil.example:${port()}`].map((host) => ({
      ...headersOfPage(),
      host,
    })),
    ...['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded'].map((type) => ({
      ...headersOfPage(),
      'content-type': type,
    })),
  ];
  for (const headers of wrong)
    expect([headers, (await ask(path, headers, BODIES[path])).status]).toEqual([
      headers,
      expect.toSatisfy((status) => status === 403 || status === 421),
    ]);
  for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE'])
    expect((await ask(path, headersOfPage(), BODIES[path], method)).status).toBe(403);
  expect(called).toEqual([path]);
});

test.each(PATHS)('%s takes no body of another shape', async (path) => {
  const body = BODIES[path];
  const wrong = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    { ...body, more: 1 },
    ...Object.keys(body).flatMap((key) => [
      { ...body, [key]: { $ne: '' } },
      ...('brand' in body
        ? ['../lotus', '..', 'a/b', 'a%2fb', 'a\0b', 'x\n', ''].map((id) => ({ ...body, brand: id }))
        : []),
    ]),
  ];
  for (const each of wrong)
    expect([each, (await ask(path, headersOfPage(), each)).status]).toEqual([each, 400]);
  expect(called).toEqual([]);
});

test('edits name brands, languages and modes by their names, never by a path', async () => {
  const outside = ['..', '../house', 'a/../b', '%2e%2e', 'a\\b', '/etc', 'x'.repeat(101)];
  for (const key of ['brand', 'language', 'mode'])
    for (const value of outside) {
      const { status } = await ask('/api/edit', headersOfPage(), { edits: [{ ...edit, [key]: value }] });
      expect([key, value, status]).toEqual([key, value, 400]);
      const write = { op: 'write', brand, at: 'content/terms', language: 'EN', value: 'x', [key]: value };
      expect((await ask('/api/edit', headersOfPage(), { edits: [write] })).status).toBe(400);
    }
  expect(called).toEqual([]);
});

test('a new brand names its parent by its id, and its logo is bytes in Base64 and nothing else', async () => {
  const { logo } = wish;
  const wrong = [
    { from: '../lotus' },
    { from: 'x'.repeat(101) },
    { from: undefined },
    { id: 'x'.repeat(2001) },
    { name: ['Rose'] },
    { color: 'x'.repeat(101) },
    { logo: { ...logo, path: '../../logo.svg' } },
    { logo: { name: 'logo.svg' } },
    { logo: { ...logo, content: '<svg>' } },
    { logo: { ...logo, content: 'PHN2\nZz4=' } },
  ];
  for (const path of ['/api/plan-brand', '/api/make-brand'])
    for (const change of wrong)
      expect([path, change, (await ask(path, headersOfPage(), { ...wish, ...change })).status]).toEqual([
        path,
        change,
        400,
      ]);
  expect(called).toEqual([]);
});

test('a change set is named by its name, never by a path', async () => {
  const paths = PATHS.filter((path) => /^\/api\/(change|open|apply|approve|note|take-back)-set$/.test(path));
  expect(paths).toHaveLength(6);
  for (const path of paths)
    for (const name of ['..', '../brands/lotus/brand', 'a/b', 'a%2fb', 'A', '-a', 'a\n', '', 'x'.repeat(65)])
      expect([path, name, (await ask(path, headersOfPage(), { name })).status]).toEqual([path, name, 400]);
  expect(called).toEqual([]);
});

test('other paths lead nowhere', async () => {
  for (const path of [
    '/api/',
    '/api/nothing',
    '/api/__proto__',
    '/api/constructor',
    '/api/save?x',
    '/api//save',
    '/api/%73ave',
    '/api/../api/save',
  ])
    expect([path, (await ask(path, headersOfPage())).status]).toEqual([path, 404]);
  for (const path of [
    '/../main.js',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/main.js/..',
    '/@fs/etc/passwd',
    '//main.js',
  ])
    expect([path, (await ask(path, headersOfPage(), undefined, 'GET')).status]).toEqual([path, 404]);
  expect(called).toEqual([]);
});

test('a body that is too long is refused', async () => {
  const long = { edits: [{ ...edit, value: 'x'.repeat(1_000_000) }] };
  const { status, text } = await ask('/api/edit', headersOfPage(), long);
  expect([status, JSON.parse(text).error]).toEqual([
    413,
    'This change is larger than 1 MB, which is more than the studio takes at once. Nothing was changed.',
  ]);
  expect(called).toEqual([]);
});

test('a failure is a sentence, and what nobody has thought of is one too, with its trace in the terminal alone', async () => {
  failure = new Failure('There is no brand "x" here.');
  expect(await ask('/api/save', headersOfPage())).toEqual({
    status: 409,
    text: '{"error":"There is no brand \\"x\\" here."}',
  });
  failure = new TypeError('undefined is no function');
  const { status, text } = await ask('/api/save', headersOfPage());
  expect([status, JSON.parse(text)]).toEqual([
    500,
    {
      error:
        'The studio failed at this, which is a fault of its own: undefined is no function. Your draft is kept, and the terminal says more.',
    },
  ]);
  expect(logged).toEqual([expect.stringContaining('/api/save: TypeError: undefined is no function\n')]);
});
