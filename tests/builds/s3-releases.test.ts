import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { redirectsForNginx } from '@liveryjs/cli/bundle/address-rules';
import { lookAtRelease } from '@liveryjs/cli/releases/look-at-release';
import { readS3Address } from '@liveryjs/cli/releases/open-target';
import type { PublishOptions } from '@liveryjs/cli/releases/proof';
import { publish, rollback } from '@liveryjs/cli/releases/publish';
import { releaseSet, stageSet, takeSetBack } from '@liveryjs/cli/releases/release-set';
import { openObjects } from '@liveryjs/cli/releases/s3-objects';
import { PATIENCE } from '@liveryjs/cli/releases/s3-pointer';
import { s3Target } from '@liveryjs/cli/releases/s3-target';
import { lookAlone, writeTestBundle } from '@liveryjs/cli/releases/test-bundle';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { livery } from '#tests/command/test-command.ts';
import { startNginx } from './serve-by-nginx.ts';
import { BUCKET, type RunningS3, S3_KEY, S3_SECRET, startS3 } from './start-s3.ts';

/** Locks that are over soon, and are not renewed: nobody waits for ten seconds for what was cut off. */
const QUICK = { ...PATIENCE, stale: 100, renew: 1_000_000, look: 20 };

let s3: RunningS3;
let root: string;
let count = 0;
let to: string;
let minute: number;

beforeAll(async () => {
  s3 = await startS3();
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-s3-releases-'));
  to = `s3://${BUCKET}/of-test-${++count}`;
  minute = 0;
  vi.stubEnv('AWS_ENDPOINT_URL_S3', s3.origin);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', S3_KEY);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', S3_SECRET);
});

afterEach(() => {
  s3.cutAfter(Number.POSITIVE_INFINITY);
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

afterAll(() => s3?.close());

const bundle = () => join(root, 'dist/red');
const targetOf = (patience = PATIENCE) => s3Target(readS3Address(to), patience);
const inOrder: PublishOptions = {
  keep: 3,
  look: async () => [],
  now: () => new Date(Date.UTC(2026, 0, 1, 0, minute++)),
};

/** Builds a version and publishes it. */
/** Addresses of these releases that have no file. */
const RULES = [
  { from: '/HELP', to: '/help', status: 200 },
  { from: '/old/help.php', to: '/help', status: 301 },
  { from: '/shop', to: 'https://shop.example/all', status: 302 },
] as const;

/** Files of the releases that nginx answers from elsewhere than pages. */
const MORE = { 'es/404.html': 'No existe.', 'sitemap.xml': '<sitemapindex/>', 'sitemap-es.xml': '<urlset/>' };

async function release(
  version: string,
  options: Partial<PublishOptions> = {},
  more: Readonly<Record<string, string>> = {},
) {
  const script = writeTestBundle(bundle(), version, 'red', { ...MORE, ...more }, RULES);
  return { ...(await publish(targetOf(), bundle(), { ...inOrder, ...options })), script };
}

/** Fetches a key as a visitor's server reads it. */
const fetchKey = (key: string) => fetch(`${s3.origin}/${to.slice('s3://'.length)}/${key}`);

test('a release is stored with types and times, and the pointer says in a header which one visitors get', async () => {
  const firstRelease = await release('one');
  expect(firstRelease).toMatchObject({ state: 'published', before: undefined });
  const headers = async (key: string) => {
    const answer = await fetchKey(key);
    expect(answer.status, key).toBe(200);
    return ['content-type', 'cache-control', 'x-amz-meta-release'].map((name) => answer.headers.get(name));
  };
  expect(await headers(`red/releases/${firstRelease.id}/index.html`)).toEqual([
    'text/html; charset=utf-8',
    'no-cache',
    null,
  ]);
  expect(await headers(`red/${firstRelease.script}`)).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    null,
  ]);
  expect(await headers('red/current')).toEqual(['application/json', 'no-cache', firstRelease.id]);

  // Scripts first, pages then, what is known of the release, and after all of these the pointer.
  const written = s3.requests.filter((line) => line.startsWith('PUT')).map((line) => line.split('/red/')[1]);
  const last = written.indexOf(`releases/${firstRelease.id}.json`);
  const first = (start: string) => written.findIndex((key) => key?.startsWith(start));
  expect([first('assets/'), first(`releases/${firstRelease.id}/`), last]).toEqual(
    [first('assets/'), first(`releases/${firstRelease.id}/`), last].sort((x, y) => x - y),
  );
  // The lock, its try-out, the release, and the lock given back.
  expect(written.flatMap((key, index) => (key === 'current' ? [index > last] : []))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(await release('one')).toMatchObject({ state: 'unchanged' });
});

test('the brands of a change set move as one on S3, none where one is not in order, and go back as one', async () => {
  const brands = ['blue', 'gold', 'red'];
  const folderOf = (brand: string) => join(root, 'dist', brand);
  const current = () => Promise.all(brands.map((brand) => targetOf().current(brand)));
  for (const brand of brands) {
    writeTestBundle(folderOf(brand), `one of ${brand}`, brand);
    await publish(targetOf(), folderOf(brand), { ...inOrder, brand });
    writeTestBundle(folderOf(brand), `two of ${brand}`, brand);
  }
  const before = await current();
  const setup = { to, keep: 3 };
  const folders = Object.fromEntries(brands.map((brand) => [brand, folderOf(brand)]));
  const until = new Date(Date.now() + 60_000).toISOString();
  const staging = { change: 'spring', until };
  const stage = () => stageSet(setup, folders, staging, new AbortController().signal);
  const { releases, failed } = await stage();
  expect([failed, await current()]).toEqual([[], before]);
  expect(await releaseSet(setup, 'spring', releases)).toMatchObject({ ok: true });
  expect(await current()).toEqual(brands.map((brand) => releases[brand]));
  expect(await takeSetBack(setup, 'spring')).toMatchObject({ ok: true, later: [] });
  expect(await current()).toEqual(before);

  await stage();
  const page = `gold/releases/${releases.gold}/index.html`;
  const changed = { type: 'text/html; charset=utf-8', cache: 'no-cache' };
  await openObjects(readS3Address(to)).put(page, Buffer.from('changed by hand'), changed);
  const spoilt = await releaseSet(setup, 'spring', releases);
  expect(spoilt).toMatchObject({ ok: false, brands: [{ brand: 'gold', state: 'withdrawn' }, {}, {}] });
  expect(await current()).toEqual(before);
});

/** A text that is stored compressed. */
const LONG = { 'long.html': `<!doctype html>${'a long text. '.repeat(300)}` };

test('texts are stored compressed under their own key, and read back as they were built', async () => {
  const target = targetOf();
  const look: PublishOptions['look'] = (published, report) => lookAtRelease({ target }, published, report);
  const { id, ...published } = await release('one', { look }, LONG);
  expect(published).toMatchObject({ state: 'published', findings: [] });
  const key = `red/releases/${id}/long.html`;
  const headers = (await fetchKey(key)).headers;
  expect(['content-type', 'content-encoding'].map((name) => headers.get(name))).toEqual([
    'text/html; charset=utf-8',
    'gzip',
  ]);
  const objects = openObjects(readS3Address(to));
  expect(Buffer.from((await objects.get(key))?.bytes ?? []).toString()).toBe(LONG['long.html']);
  const { objects: names } = await objects.names(`red/releases/${id}/`);
  expect(names).toContain('long.html');
  expect(names.filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
  // A text that fits into a packet is stored as it is, and an object that is there already is not sent again.
  expect((await fetchKey(`red/releases/${id}/help.html`)).headers.get('content-encoding')).toBeNull();
  s3.requests.length = 0;
  await objects.remove(`red/releases/${id}/help.html`);
  expect(await release('one', { look }, LONG)).toMatchObject({ state: 'published', findings: [] });
  const sent = s3.requests.filter((line) => line.startsWith('PUT') && line.endsWith('.html'));
  expect(sent).toEqual([expect.stringContaining('/help.html')]);

  const unpack: PublishOptions['look'] = async (fresh, report) => {
    const page = `red/releases/${fresh.id}/long.html`;
    const type = 'text/html; charset=utf-8';
    await objects.put(page, Buffer.from(LONG['long.html']), { type, cache: 'no-cache' });
    return look(fresh, report);
  };
  expect(await release('two', { look: unpack }, LONG)).toMatchObject({
    state: 'withdrawn',
    findings: ['long.html is stored with Content-Encoding: none, where gzip was expected.'],
  });
});

test('scripts of the releases that are kept stay, others go, and equal ones are sent once', async () => {
  const releases: Awaited<ReturnType<typeof release>>[] = [];
  for (const version of ['one', 'two', 'three', 'four']) releases.push(await release(version));
  const there = () =>
    Promise.all(releases.map(async ({ script }) => (await fetchKey(`red/${script}`)).status));
  expect(await there()).toEqual([200, 200, 200, 200]);
  for (const version of ['five', 'six', 'seven']) releases.push(await release(version));
  // The fifth is the oldest that stays, and keeps what it was published beside.
  expect(await there()).toEqual([404, 200, 200, 200, 200, 200, 200]);
  expect(await targetOf().list('red')).toHaveLength(3);
  expect(await targetOf().brands()).toEqual(['red']);

  s3.requests.length = 0;
  const back = await rollback(targetOf(), 'red', undefined, inOrder);
  expect(back).toMatchObject({ state: 'published', id: releases[5]?.id, before: releases[6]?.id });
  expect(s3.requests.filter((line) => line.startsWith('PUT') && line.includes('/assets/'))).toEqual([]);
  expect(await there()).toEqual([404, 200, 200, 200, 200, 200, 200]);
});

test('a release that is not in order goes back, and a damaged one is neither chosen nor left so', async () => {
  const firstRelease = await release('one');
  const bad = await release('bad', { look: async () => ['/ answers 500, where 200 was expected.'] });
  expect(bad).toMatchObject({ state: 'withdrawn', before: firstRelease.id });
  expect(await targetOf().current('red')).toBe(firstRelease.id);
  await release('two');
  const page = `red/releases/${firstRelease.id}/help.html`;
  const changed = { type: 'text/html; charset=utf-8', cache: 'no-cache' };
  await openObjects(readS3Address(to)).put(page, Buffer.from('changed by hand'), changed);
  await expect(rollback(targetOf(), 'red', firstRelease.id, inOrder)).rejects.toThrow(
    `Release ${firstRelease.id} of red in ${to} is not as it was published.`,
  );
  expect(await release('one')).toMatchObject({ state: 'published' });
  expect(await (await fetchKey(page)).text()).toContain('Help of one');
});

test('what is stored is looked at: bytes, types and times', async () => {
  const target = targetOf();
  const look: PublishOptions['look'] = (published, report) => lookAtRelease({ target }, published, report);
  const firstRelease = await release('one', { look });
  expect(firstRelease).toMatchObject({ state: 'published', findings: [] });
  const objects = openObjects(readS3Address(to));
  const spoil: PublishOptions['look'] = async (published, report) => {
    const key = `red/releases/${published.id}/index.html`;
    const { bytes } = (await objects.get(key)) ?? { bytes: new Uint8Array() };
    await objects.put(key, bytes, { type: 'binary/octet-stream', cache: 'no-cache' });
    return look(published, report);
  };
  expect(await release('two', { look: spoil })).toMatchObject({
    state: 'withdrawn',
    findings: ['index.html is stored as binary/octet-stream, where text/html; charset=utf-8 was expected.'],
  });
  const lose: PublishOptions['look'] = async (published, report) => {
    await objects.remove(`red/releases/${published.id}/help.html`);
    return look(published, report);
  };
  expect(await release('three', { look: lose })).toMatchObject({
    state: 'withdrawn',
    findings: ['/help answers 503, where 200 was expected.'],
  });
  expect(await target.current('red')).toBe(firstRelease.id);
});

test('two that publish a brand at once do so one after the other', async () => {
  const others = ['one', 'two', 'three'].map((version) => {
    const folder = join(root, version, 'red');
    writeTestBundle(folder, version);
    return folder;
  });
  const look = lookAlone();
  const done = await Promise.all(
    others.map((folder) =>
      publish(targetOf({ ...PATIENCE, look: 50, looks: 1000 }), folder, { ...inOrder, look }),
    ),
  );
  expect(done.map(({ state }) => state)).toEqual(['published', 'published', 'published']);
  // Each has another one before itself, and one has none.
  const before = new Set(done.map((result) => result.before));
  expect(before.size).toBe(3);
  const last = done.find(({ id }) => !before.has(id));
  expect(await targetOf().current('red')).toBe(last?.id);
});

test('a command that has lost its lock cannot move the pointer', async () => {
  const firstRelease = await release('one');
  writeTestBundle(bundle(), 'two');
  // It never renews its lock, and another takes it while it works.
  const slow = targetOf(QUICK);
  const other = join(root, 'other/red');
  writeTestBundle(other, 'three');
  let three: string | undefined;
  const attempt = slow.lock('red', async () => {
    three = (await publish(targetOf(QUICK), other, inOrder)).id;
    await slow.point('red', firstRelease.id);
  });
  await expect(attempt).rejects.toThrow(`The lock of red in ${to} was lost`);
  expect(await targetOf().current('red')).toBe(three);
});

test('a publish that is cut off after any of its requests leaves one release whole, and the next takes the rest away', {
  tags: 'matrix',
  timeout: 300_000,
}, async () => {
  await release('one');
  // A request that is cut off is not tried again.
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
  const target = targetOf(QUICK);
  const options = { ...inOrder, keep: 2 };
  const whole = new Set<string>();
  let cuts = 0;
  for (let requests = 1; ; requests++) {
    writeTestBundle(bundle(), `version ${requests}`);
    s3.cutAfter(requests);
    const done = await publish(target, bundle(), options).catch(() => undefined);
    s3.cutAfter(Number.POSITIVE_INFINITY);
    const current = (await target.current('red')) ?? 'none';
    expect(await target.report('red', current), `after ${requests} requests`).toMatchObject({ brand: 'red' });
    whole.add(current);
    if (done) break;
    cuts++;
    writeTestBundle(bundle(), `after the cut ${requests}`);
    await publish(target, bundle(), options);
    const ids = (await target.list('red')).map(({ id }) => id).sort();
    const left = await openObjects(readS3Address(to)).names('red/releases/');
    expect([[...left.folders].sort(), ids.length], `after ${requests} requests`).toEqual([ids, 2]);
  }
  expect(cuts).toBeGreaterThan(15);
  expect(whole.size).toBeGreaterThan(2);
});

test('a storage without conditional writes is refused, and nothing is published there', async () => {
  const careless = await startS3(false);
  try {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', careless.origin);
    await expect(release('one')).rejects.toThrow(
      `${to} does not know conditional writes (If-Match, If-None-Match), by which two that publish at once are kept apart.`,
    );
    expect(await targetOf().current('red')).toBeUndefined();
  } finally {
    await careless.close();
  }
});

test('the command publishes, lists and goes back, and says nothing that is secret', async () => {
  const run = async (...args: readonly string[]) => {
    const { code, out, notes } = await livery(root, ...args, '--to', to);
    expect(out + notes).not.toContain(process.env.AWS_SECRET_ACCESS_KEY);
    return { code, text: out + notes };
  };
  mkdirSync(join(root, 'brands/red'), { recursive: true });
  writeFileSync(join(root, 'brands/red/brand.json'), '{}');
  writeTestBundle(bundle(), 'one');
  expect(await run('publish', 'red', '--built')).toMatchObject({ code: 0 });
  writeTestBundle(bundle(), 'two');
  const second = await run('publish', 'red', '--built');
  const [, two, firstId] =
    /visitors have ([0-9a-f]{12}) now \(before: ([0-9a-f]{12})\)\.$/.exec(second.text) ?? [];
  expect((await run('releases')).text).toMatch(new RegExp(`^red\n  ${two} .* current\n  ${firstId} .* UTC$`));
  expect(await run('rollback', 'red')).toEqual({
    code: 0,
    text: `red: visitors have ${firstId} now (before: ${two}).`,
  });

  const failing = async (why: RegExp, variables: Readonly<Record<string, string>>, place = to) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const { code, out, notes } = await livery(root, 'releases', 'red', '--to', place);
    expect([code, out]).toEqual([1, '']);
    expect(notes).toMatch(why);
    for (const secret of ['not-the-secret', 'in-the-address']) expect(notes).not.toContain(secret);
    for (const name of Object.keys(variables)) vi.stubEnv(name, kept[name] ?? '');
  };
  const kept = { ...process.env };
  await failing(/has no bucket elsewhere\. Make the bucket/, {}, 's3://elsewhere/live');
  await failing(/does not take the credentials\./, { AWS_SECRET_ACCESS_KEY: 'not-the-secret' });
  await failing(/cannot be reached: nothing listens there\./, { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' });
  await failing(/--to is not the address of a storage\./, {}, 's3://key:in-the-address@portals/live');
});

test('nginx, as the documents set it up, serves the release that visitors get', {
  tags: 'matrix',
}, async () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
  const documented = /```nginx\n(upstream storage[\s\S]*?)```/.exec(text)?.[1] ?? '';
  await release('the first one');
  const redirects = join(root, 'redirects.conf');
  writeFileSync(redirects, redirectsForNginx(RULES, ['/es']));
  const nginx = await startNginx((port) =>
    documented
      .replaceAll('storage.example:9000', new URL(s3.origin).host)
      .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
      .replace('portals/live/aurora', `${to.slice('s3://'.length)}/red`)
      .replace('/etc/nginx/aurora.redirects.conf', redirects)
      .replace('https://platform.example', 'http://127.0.0.1:9'),
  );
  try {
    const target = targetOf();
    const look: PublishOptions['look'] = (published, report) =>
      lookAtRelease({ target, at: nginx.origin }, published, report);
    const page = async () => (await fetch(`${nginx.origin}/help?from=elsewhere`)).text();
    expect(await release('one', { look }, LONG)).toMatchObject({ state: 'published', findings: [] });
    expect(await page()).toContain('Help of one');
    for (const accepted of ['identity', 'gzip']) {
      const long = await fetch(`${nginx.origin}/long`, { headers: { 'Accept-Encoding': accepted } });
      const { headers } = long;
      expect([headers.get('content-encoding'), headers.get('vary'), await long.text()]).toEqual([
        ...[accepted === 'gzip' ? 'gzip' : null, 'Accept-Encoding'],
        LONG['long.html'],
      ]);
    }
    expect(await release('two', { look })).toMatchObject({ state: 'published', findings: [] });
    expect(await page()).toContain('Help of two');
    expect(await rollback(target, 'red', undefined, { ...inOrder, look })).toMatchObject({ findings: [] });
    expect(await page()).toContain('Help of one');
    // A file that a browser has already is not sent again, and a file for the host is not for visitors.
    const plain = { 'Accept-Encoding': 'identity' };
    const first = await fetch(`${nginx.origin}/help`, { headers: plain });
    const headers = { ...plain, 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await fetch(`${nginx.origin}/help`, { headers })).status).toBe(304);
    const withSlash = await fetch(`${nginx.origin}/help/?from=elsewhere`, { redirect: 'manual' });
    expect([withSlash.status, withSlash.headers.get('location')]).toEqual([301, '/help?from=elsewhere']);
    for (const path of ['/build-report.json', '/current', '/.current', '/releases/'])
      expect((await fetch(nginx.origin + path)).status, path).toBe(404);
  } finally {
    await nginx.close();
  }
});
