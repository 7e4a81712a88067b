import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { folderTarget } from '#scripts/releases/folder-target.ts';
import { publish, publishPreview, rollback } from '#scripts/releases/publish.ts';
import { writeTestBundle } from '#scripts/releases/test-bundle.ts';
import { type RunningServe, serveBuilds } from './serve-builds.ts';

const SCRIPT = `export default ${JSON.stringify('x'.repeat(2000))};\n`;
const FILES: Record<string, string> = {
  'index.html': '<!doctype html>home',
  'rng.html': '<!doctype html>rng',
  '404.html': '<!doctype html>not found',
  'vi.html': '<!doctype html>vi',
  'vi/404.html': '<!doctype html>không có',
  _headers: '/*',
  'assets/brand-AAAAAAAA.js': SCRIPT,
  'assets/files/logo-BBBBBBBB.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const places = { paths: ['/wps', '/lgw', '/sandbox'], frames: { host: 'games.localhost', path: '/play' } };

let root: string;
let serve: RunningServe;
let platform: Server;
const notes: string[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'livery-serve-'));
  writeFileSync(join(root, 'secret.html'), 'secret');
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, 'dist/aurora', file)), { recursive: true });
    writeFileSync(join(root, 'dist/aurora', file), content);
  }
  const report = {
    brand: 'aurora',
    domains: ['play.aurora.example'],
    chunks: [{ file: 'assets/brand-AAAAAAAA.js' }],
    files: Object.fromEntries(Object.keys(FILES).map((file) => [file, 1])),
    rules: [
      { from: '/RNG', to: '/rng', status: 200 },
      { from: '/Home', to: '/', status: 200 },
      { from: '/old/slots.php', to: '/rng', status: 301 },
      { from: '/shop', to: 'https://shop.example/all', status: 302 },
    ],
  };
  writeFileSync(join(root, 'dist/aurora/build-report.json'), JSON.stringify(report));
  platform = createServer((incoming, response) => {
    response.setHeader('Content-Type', 'application/json');
    const { url, headers } = incoming;
    response.end(JSON.stringify({ url, host: headers['x-forwarded-host'], headers }));
  });
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  const { port } = platform.address() as AddressInfo;
  serve = await serveBuilds({
    note: (sentence) => notes.push(sentence),
    root,
    places,
    port: 0,
    platform: `http://127.0.0.1:${port}`,
  });
});

afterAll(async () => {
  await serve.close();
  platform.closeAllConnections();
  platform.close();
  rmSync(root, { recursive: true, force: true });
});

test('ends requests that never end', async () => {
  const slow = await serveBuilds({
    root,
    places,
    port: 0,
    platform: 'http://127.0.0.1:9',
    requestTimeout: 200,
  });
  for (const begun of [
    'GET / HTTP/1.1\r\nHost: aurora.localhost\r\nX-',
    'POST /wps/x HTTP/1.1\r\nHost: aurora.localhost\r\nContent-Length: 9\r\n\r\nx',
  ]) {
    const socket = connect(slow.port, '127.0.0.1').on('error', () => {});
    socket.resume().write(begun);
    await once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
  }
  await slow.close();
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A plain request: fetch would tidy the path up and hide the encoding. */
function get(path: string, headers: Record<string, string> = {}, port = serve.port): Promise<Answer> {
  return new Promise((done, fail) => {
    request(
      { port, host: '127.0.0.1', path, headers: { host: 'play.aurora.example', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    )
      .on('error', fail)
      .end();
  });
}

describe('paths', () => {
  test.each([
    ['/', 200, 'home'],
    ['/index.html', 200, 'home'],
    ['/rng', 200, 'rng'],
    ['/rng?page=2', 200, 'rng'],
    ['/rng.html', 200, 'rng'],
    ['/RNG?page=2', 200, 'rng'],
    ['/Home', 200, 'home'],
    ['/Rng', 404, 'not found'],
    ['/nowhere', 404, 'not found'],
    ['/assets/missing.js', 404, 'not found'],
    ['/vi', 200, 'vi'],
    ['/vi/nowhere', 404, 'không có'],
    ['/vi/no/where?page=2', 404, 'không có'],
    ['/video/nowhere', 404, 'not found'],
    ['/vi/..%2f..%2fsecret.html', 404, 'không có'],
    ['/_headers', 404, 'not found'],
    ['/build-report.json', 404, 'not found'],
    ['/../secret.html', 404, 'not found'],
    ['/..%2f..%2fsecret.html', 404, 'not found'],
    ['/%2e%2e/%2e%2e/secret', 404, 'not found'],
    ['/..\\..\\secret.html', 404, 'not found'],
    ['/rng%00.html', 404, 'not found'],
  ])('%s gives %i and the page "%s"', async (path, status, page) => {
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([status, `<!doctype html>${page}`]);
  });

  test.each([
    ['/rng/', '/rng'],
    ['/rng/?page=2&next=/a?b', '/rng?page=2&next=/a?b'],
    ['/RNG/?page=2', '/RNG?page=2'],
    ['/old/slots.php', '/rng'],
    ['/old/slots.php/', '/rng'],
    ['/old/slots.php?page=2&next=/a?b', '/rng?page=2&next=/a?b'],
  ])('%s leads to %s', async (path, location) => {
    expect(await get(path)).toMatchObject({
      status: 301,
      headers: { location, 'cache-control': 'no-cache' },
    });
  });

  test('what leads elsewhere for a time says so, and keeps the query', async () => {
    expect(await get('/shop?code=7')).toMatchObject({
      status: 302,
      headers: { location: 'https://shop.example/all?code=7' },
    });
  });

  test.each([
    '/nowhere/',
    '//shop',
    '/\\shop',
    '/shop//',
    '//rng/',
    '/\\rng/',
    '//play.example/rng/',
    '/rng//',
  ])('%s leads nowhere', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

test('a brand also answers on its own name under localhost, and a name that no brand has is told what there is', async () => {
  expect((await get('/', { host: `aurora.localhost:${serve.port}` })).status).toBe(200);
  const unknown = await get('/', { host: 'other.localhost' });
  expect([unknown.status, unknown.body.toString()]).toEqual([
    404,
    `No bundle answers on other.localhost.\n\naurora  http://aurora.localhost:${serve.port}/\n`,
  ]);
});

test.each([
  '/',
  '/rng',
  '/assets/logo-BBBBBBBB.svg',
  '/sandbox/accounts',
  '/sandbox/outbox',
  '/wps/member/info',
])('a host of somebody else gets nothing of %s', async (path) => {
  for (const host of [
    'evil.example',
    'evil.example:4173',
    'localhost.evil.example',
    'aurora.localhost.evil',
  ]) {
    const answer = await get(path, { host });
    expect([host, answer.status, answer.body.toString()]).toEqual([
      host,
      403,
      `No bundle answers on ${host}.\n`,
    ]);
  }
});

test('assets are kept for ever, pages are asked for again, and both carry the security headers', async () => {
  const asset = await get('/assets/files/logo-BBBBBBBB.svg');
  const page = await get('/rng');
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/svg+xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('a picture that is opened by its address runs nothing and fetches nothing, and scripts and pages are as ever', async () => {
  const policy = async (path: string) => (await get(path)).headers['content-security-policy'];
  expect(await policy('/assets/files/logo-BBBBBBBB.svg')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  );
  expect(await policy('/assets/brand-AAAAAAAA.js')).toBe("frame-ancestors 'self'");
  expect(await policy('/rng')).toBe("frame-ancestors 'self'");
});

test('text is compressed as the browser accepts it', async () => {
  const path = '/assets/brand-AAAAAAAA.js';
  const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
  const plain = await get(path);
  expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual([
    'br',
    SCRIPT,
  ]);
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', SCRIPT]);
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, SCRIPT]);
  expect(brotli.headers.vary).toBe('Accept-Encoding');
});

test('what stands compressed beside a file is sent as it is, and under no name of its own', async () => {
  const folder = join(root, 'dist/olive');
  const page = `<!doctype html>${'olive '.repeat(300)}`;
  const script = writeTestBundle(folder, 'one', 'olive', { 'index.html': page });
  const host = 'olive.example';
  // A level that no server chooses by itself.
  const twin = gzipSync(page, { level: 1 });
  writeFileSync(join(folder, 'index.html.gz'), twin);
  // Somebody has put another text there.
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync('another text'));
  const gzip = await get('/', { host, 'accept-encoding': 'gzip' });
  expect([gzip.headers['content-encoding'], gzip.body.equals(twin)]).toEqual(['gzip', true]);
  expect(gzip.headers.vary).toBe('Accept-Encoding');
  const brotli = await get('/', { host, 'accept-encoding': 'br' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
  // A text that fits into a packet is sent as it is.
  const small = await get(`/${script}`, { host, 'accept-encoding': 'br, gzip' });
  expect([small.status, small.headers['content-encoding'], small.headers.vary]).toEqual([
    200,
    undefined,
    undefined,
  ]);
  for (const path of ['/index.html.gz', '/index.html.br'])
    expect([path, (await get(path, { host })).status]).toEqual([path, 404]);
  rmSync(folder, { recursive: true });
});

test('a preview with another clock is compressed as it is then', async () => {
  const target = folderTarget(join(root, 'dist'));
  const built = join(root, 'built');
  const page = `<!doctype html><html><head></head><body><script type="module"></script>${'plum '.repeat(300)}</body></html>`;
  writeTestBundle(built, 'one', 'plum', { 'index.html': page });
  const { id } = await publishPreview(target, built, new Date(Date.now() + 60_000));
  const headers = { host: `${id}--plum.localhost`, 'accept-encoding': 'gzip' };
  const now = await get('/', headers);
  expect(now.body.equals(readFileSync(join(built, 'index.html.gz')))).toBe(true);
  const late = await get('/?at=2026-12-24T20:00', headers);
  expect(gunzipSync(late.body).toString()).toContain('/@livery/clock.js?at=2026-12-24T20%3A00');
  rmSync(join(root, 'dist/plum'), { recursive: true });
});

test('a page that the browser has is not sent again', async () => {
  const first = await get('/rng');
  const second = await get('/rng', { 'if-none-match': String(first.headers.etag) });
  expect([second.status, second.body.length]).toEqual([304, 0]);
});

test('calls go on to the platform with the host that was asked for', async () => {
  const answer = await get('/wps/system/status?url=x');
  expect(JSON.parse(answer.body.toString())).toMatchObject({
    url: '/wps/system/status?url=x',
    host: 'play.aurora.example',
  });
});

test('a call is passed on for the address that it comes from, whatever it says itself', async () => {
  const claims = {
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-host': 'evil.example',
    'x-proxy-key': 'guessed',
    'x-sandbox-controls': 'on',
  };
  const passedOn = async (options: object) => {
    const { port } = platform.address() as AddressInfo;
    const other = await serveBuilds({
      ...{ root, places, port: 0, platform: `http://127.0.0.1:${port}` },
      ...options,
    });
    const answer = await get('/sandbox/state', claims, other.port);
    await other.close();
    const { headers } = JSON.parse(answer.body.toString());
    return Object.keys(claims).map((name) => headers[name]);
  };
  const honest = ['127.0.0.1', 'play.aurora.example'];
  expect(await passedOn({ proxyKey: 'known' })).toEqual([...honest, 'known', 'on']);
  expect(await passedOn({ proxyKey: 'known', host: '0.0.0.0' })).toEqual([...honest, 'known', 'off']);
  const serveOptions = { proxyKey: 'known', host: '0.0.0.0', sandboxControls: true };
  expect(await passedOn(serveOptions)).toEqual([...honest, 'known', 'on']);
});

test('games are asked for on a host name of their own, and on no portal’s', async () => {
  const game = await get('/play/1?ticket=x', { host: `games.localhost:${serve.port}` });
  expect(JSON.parse(game.body.toString())).toMatchObject({
    url: '/play/1?ticket=x',
    host: `games.localhost:${serve.port}`,
  });
  expect(game.headers).not.toHaveProperty('content-security-policy');
  const portal = await get('/play/1?ticket=x');
  expect([portal.status, portal.body.toString()]).toEqual([404, '<!doctype html>not found']);
});

test('a platform that is away gives 502 and says so', async () => {
  const away = await serveBuilds({ root, places, port: 0, platform: 'http://127.0.0.1:1' });
  const answer = await fetch(`http://127.0.0.1:${away.port}/lgw/games/game_menus`);
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { error: 'platform-unreachable', message: 'The platform at http://127.0.0.1:1 does not answer.' },
  ]);
  await away.close();
});

test('a bundle that is built, built again or taken away while the server runs is served as it is then', async () => {
  const folder = join(root, 'dist/lotus');
  const build = (page: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, page), page);
    const report = { brand: 'lotus', domains: ['lotus.example'], chunks: [], files: { [page]: 1 } };
    writeFileSync(join(folder, 'build-report.json'), JSON.stringify(report));
  };
  const statuses = async () => {
    const answers = await Promise.all(['/old', '/newer'].map((path) => get(path, { host: 'lotus.example' })));
    return answers.map(({ status }) => status);
  };
  build('old.html');
  expect((await statuses())[0]).toBe(200);
  build('newer.html');
  expect((await statuses())[1]).toBe(200);
  rmSync(folder, { recursive: true });
  expect(await statuses()).toEqual([403, 403]);
});

test('a page that is gone while its bundle is replaced is to be asked for again, and nobody learns where it lay', async () => {
  const folder = join(root, 'dist/violet');
  mkdirSync(folder);
  const report = { brand: 'violet', domains: ['violet.example'], chunks: [], files: { 'index.html': 1 } };
  writeFileSync(join(folder, 'build-report.json'), JSON.stringify(report));
  const { status, headers, body } = await get('/', { host: 'violet.example' });
  expect([status, headers['retry-after'], headers['x-content-type-options']]).toEqual([503, '1', 'nosniff']);
  expect(body.toString()).toBe('This page cannot be read at the moment. Please try again.\n');
  rmSync(folder, { recursive: true });
});

test('what lies in the place of a file, and is none, or leads out, holds nobody up and is not sent', async () => {
  const folder = join(root, 'dist/teal');
  const names = ['pipe.html', 'folder.html', 'device.html', 'link.html', 'loop.html', 'socket.html'];
  mkdirSync(join(folder, 'folder.html'), { recursive: true });
  execFileSync('mkfifo', [join(folder, 'pipe.html')]);
  symlinkSync('/dev/zero', join(folder, 'device.html'));
  symlinkSync(join(root, 'secret.html'), join(folder, 'link.html'));
  symlinkSync('loop.html', join(folder, 'loop.html'));
  const socket = createServer().listen(join(folder, 'socket.html'));
  await once(socket, 'listening');
  writeFileSync(join(folder, 'index.html'), 'teal');
  const files = Object.fromEntries([...names, 'index.html'].map((name) => [name, 1]));
  const report = { brand: 'teal', domains: ['teal.example'], chunks: [], files };
  writeFileSync(join(folder, 'build-report.json'), JSON.stringify(report));
  const host = 'teal.example';
  // More at once than Node has threads that read files.
  const requestedNames = Array.from({ length: 4 }, () => names).flat();
  const answers = await Promise.all(requestedNames.map((name) => get(`/${name}`, { host })));
  expect(answers.map(({ status }) => status)).toEqual(requestedNames.map(() => 503));
  expect((await get('/', { host })).body.toString()).toBe('teal');
  socket.close();
  rmSync(folder, { recursive: true });
});

test('the current release of a brand is served with the scripts of earlier ones, and a preview under its own name, for a time', async () => {
  const target = folderTarget(join(root, 'dist'));
  const built = join(root, 'built');
  const release = async (version: string) => {
    const script = writeTestBundle(built, version, 'rose');
    await publish(target, built, { keep: 2, look: async () => [] });
    return script;
  };
  const scripts = [await release('one'), await release('two')];
  const host = 'rose.example';
  expect((await get('/', { host })).body.toString()).toContain('two');
  for (const script of scripts) expect((await get(`/${script}`, { host })).status).toBe(200);
  writeTestBundle(built, 'three', 'rose');
  const { id } = await publishPreview(target, built, new Date(Date.now() + 60_000));
  const headers = { host: `${id}--rose.localhost` };
  const preview = await get('/', headers);
  expect([preview.status, preview.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  expect(preview.body.toString()).toContain('three');
  // Only a preview has a clock that an address sets.
  await publishPreview(target, built, new Date(Date.now() + 60_000), new Date(), 'Europe/Oslo');
  const late = await get('/?at=2026-12-24T20:00', headers);
  expect(late.headers['set-cookie']).toEqual(['livery-at=2026-12-24T20%3A00; Path=/; SameSite=Lax']);
  const [, src = ''] = /<script src="([^"]*)"><\/script>\n<script/.exec(late.body.toString()) ?? [];
  expect(src).toBe('/@livery/clock.js?at=2026-12-24T19%3A00%3A00.000Z&amp;zone=Europe%2FOslo');
  const script = await get(src.replace('&amp;', '&'), headers);
  expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect((await get('/?at=24.12.2026', headers)).status).toBe(400);
  const plain = await get('/', { host });
  const reply = await get('/?at=2026-12-24T20:00', { host, cookie: 'livery-at=2026-12-24' });
  expect(reply.body.equals(plain.body)).toBe(true);
  expect(reply.headers).not.toHaveProperty('set-cookie');
  expect((await get(src.replace('&amp;', '&'), { host })).status).toBe(404);
  expect((await get('/', { host })).body.toString()).toContain('two');
  expect((await get('/', { host })).headers).not.toHaveProperty('x-robots-tag');
  await publishPreview(target, built, new Date(0));
  const ended = await get('/', headers);
  expect([ended.status, ended.body.toString()]).toEqual([
    410,
    'This preview ended at 1970-01-01T00:00:00.000Z. Make a new one: livery preview\n',
  ]);
  await rollback(target, 'rose', undefined, { keep: 2, look: async () => [] });
  expect((await get('/', { host })).body.toString()).toContain('one');
  rmSync(join(root, 'dist/rose'), { recursive: true });
});

describe('reports that anybody may have written', () => {
  const write = (folder: string, report: unknown) => {
    mkdirSync(join(root, 'dist', folder), { recursive: true });
    writeFileSync(join(root, 'dist', folder, 'index.html'), folder);
    writeFileSync(join(root, 'dist', folder, 'build-report.json'), JSON.stringify(report));
  };
  const report = { brand: 'forged', domains: ['forged.example'], chunks: [], files: { 'index.html': 1 } };
  afterEach(() => rmSync(join(root, 'dist/forged'), { recursive: true, force: true }));

  test.each<[name: string, report: unknown]>([
    ['a file outside', { ...report, files: { 'assets/../../../secret.html': 1 } }],
    ['a chunk outside', { ...report, chunks: [{ file: '../../secret.html' }] }],
    ['another brand', { ...report, brand: 'aurora' }],
    ['no domains', { ...report, domains: undefined }],
    ['domains that are none', { ...report, domains: [{}] }],
    ['files that are none', { ...report, files: null }],
    ['nothing', null],
  ])('one with %s is not served and told, and the others are', async (_name, forged) => {
    notes.length = 0;
    write('forged', forged);
    const host = 'forged.example';
    expect((await get('/', { host })).status).toBe(403);
    expect((await get('/assets/../../../secret.html', { host })).status).toBe(403);
    expect((await get('/')).status).toBe(200);
    expect(notes).toEqual([
      `${join(root, 'dist/forged/build-report.json')} is not the report of the bundle of forged, so that bundle is not served. Build it again: livery build forged`,
    ]);
  });

  test('a host name that two bundles claim leads to neither, and their own names lead on', async () => {
    notes.length = 0;
    write('forged', { ...report, domains: ['play.aurora.example', 'aurora.localhost', 'forged.example'] });
    expect((await get('/')).status).toBe(403);
    expect((await get('/', { host: 'aurora.localhost' })).body.toString()).toBe('<!doctype html>home');
    expect((await get('/', { host: 'forged.example' })).body.toString()).toBe('forged');
    expect(notes).toContain(
      'aurora and forged both have the host name play.aurora.example, so it leads to neither. Build one of them without it.',
    );
  });
});
