import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCache } from './cache.ts';
import { openSharedCache, sharedCacheOf } from './shared-cache.ts';

const KEY = 'a key that nobody else on earth knows';
const entries = new Map<string, Buffer>();
let server: Server;
let url: string;
let notes: string[];
let requests: string[];
/** Answers in place of the server; false lets the server answer. */
let instead: (request: IncomingMessage, response: ServerResponse) => boolean;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.headers.authorization}`);
    if (instead(request, response)) return;
    const path = request.url ?? '';
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      entries.set(path, Buffer.concat(chunks));
      response.end('{}');
      return;
    }
    const entry = entries.get(path);
    response.writeHead(entry ? 200 : 404);
    response.end(entry);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

beforeEach(() => {
  notes = [];
  requests = [];
  instead = () => false;
});

afterEach(() => entries.clear());
afterAll(() => void server.close());

const note = (sentence: string) => void notes.push(sentence);
const open = (options = {}) => openSharedCache({ url, key: KEY, token: 'let-me-in', ...options }, note);

async function fill(entry = 'code', value = 'value') {
  const cache = open();
  cache.put(entry, Buffer.from(value));
  await cache.settled();
}

describe('a shared cache', () => {
  it('gives another machine what was put there, and says who it is', async () => {
    await fill();
    expect((await open().get('code'))?.toString()).toBe('value');
    expect(await open().get('other')).toBeUndefined();
    expect([notes, requests]).toEqual([
      [],
      ['PUT Bearer let-me-in', 'GET Bearer let-me-in', 'GET Bearer let-me-in'],
    ]);
  });

  it('keeps teams apart, and gets nothing from who only reads', async () => {
    await fill();
    expect(await open({ team: 'other' }).get('code')).toBeUndefined();
    const reader = open({ readOnly: true });
    reader.put('more', Buffer.from('x'));
    await reader.settled();
    expect(entries.size).toBe(1);
  });

  const unsigned = (address: string) =>
    `An entry of the shared cache at ${address} was not signed with LIVERY_CACHE_KEY, or was changed since. What it holds is made anew.`;

  it.each([0, 5, 31, 32, 40, -1])(
    'does not believe an entry with one bit of byte %i turned over',
    async (byteIndex) => {
      await fill();
      for (const entry of entries.values()) {
        const index = byteIndex < 0 ? entry.length - 1 : byteIndex;
        entry.writeUInt8((entry[index] ?? 0) ^ 1, index);
      }
      const cache = open();
      expect([await cache.get('code'), await cache.get('code'), notes]).toEqual([
        undefined,
        undefined,
        [unsigned(url)],
      ]);
    },
  );

  it('does not believe an entry of another key, under another name, or cut off', async () => {
    await fill();
    expect(await open({ key: `${KEY}!` }).get('code')).toBeUndefined();
    await fill('other', 'worse');
    const [code = '', other = ''] = entries.keys();
    entries.set(code, entries.get(other) ?? Buffer.alloc(0));
    expect(await open().get('code')).toBeUndefined();
    entries.set(code, Buffer.alloc(7));
    expect(await open().get('code')).toBeUndefined();
    expect(new Set(notes)).toEqual(new Set([unsigned(url)]));
  });

  it('is left alone after it did not answer, with one line', async () => {
    instead = ({ socket }) => {
      socket.destroy();
      return true;
    };
    const cache = open();
    expect([await cache.get('one'), await cache.get('two')]).toEqual([undefined, undefined]);
    cache.put('three', Buffer.from('x'));
    await cache.settled();
    expect(notes).toEqual([`The shared cache at ${url} does not answer. This build goes on without it.`]);
    expect(requests).toHaveLength(1);
  });

  it('is left alone when an answer breaks off', async () => {
    instead = ({ socket }, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('half', () => socket.destroy());
      return true;
    };
    expect([await open().get('one'), notes]).toEqual([
      undefined,
      [`The shared cache at ${url} does not answer. This build goes on without it.`],
    ]);
  });

  it('is left alone when an answer does not end', async () => {
    instead = (_request, response) => {
      const piece = Buffer.alloc(1024 * 1024);
      const go = () => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once('drain', go);
      };
      go();
      return true;
    };
    expect([await open().get('one'), notes]).toEqual([
      undefined,
      [`The shared cache at ${url} does not answer. This build goes on without it.`],
    ]);
  });

  it.each([
    [507, ', which means that there is no room'],
    [500, ''],
    [403, ', which means that LIVERY_CACHE_TOKEN is not the right one'],
  ])('gets nothing more after it answered %i, and is still asked', async (status, hint) => {
    await fill();
    instead = ({ method }, response) => {
      if (method !== 'PUT') return false;
      response.writeHead(status).end();
      return true;
    };
    const cache = open();
    for (const entry of ['one', 'two']) {
      cache.put(entry, Buffer.from('x'));
      await cache.settled();
    }
    expect(notes).toEqual([
      `The shared cache at ${url} takes nothing more: it answers ${status}${hint}. This build does not fill it.`,
    ]);
    expect((await cache.get('code'))?.toString()).toBe('value');
  });

  it('that refuses to answer is told of once and left alone', async () => {
    instead = (_request, response) => {
      response.writeHead(401).end();
      return true;
    };
    const cache = open();
    expect([await cache.get('one'), await cache.get('two')]).toEqual([undefined, undefined]);
    cache.put('three', Buffer.from('x'));
    expect(await cache.settled()).toBe(false);
    expect(notes).toEqual([
      `The shared cache at ${url} answers 401, which means that LIVERY_CACHE_TOKEN is not the right one.`,
    ]);
    expect(requests).toHaveLength(1);
  });

  it('spares a second machine what the first has made', async () => {
    const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'livery-shared-')));
    const made: string[] = [];
    const get = async (folder = '') => {
      const shared = open();
      const cache = openCache(folder, note, shared);
      const got = await cache.get('code', async () => {
        made.push('code');
        return { name: 'code' };
      });
      await shared.settled();
      return got;
    };
    const first = await get(folders[0]);
    expect(await get(folders[1])).toEqual(first);
    expect(await get(folders[1])).toEqual(first);
    expect([made, entries.size, notes]).toEqual([['code'], 1, []]);
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
});

describe('what the environment says of a shared cache', () => {
  const whole = { LIVERY_CACHE_URL: 'https://cache.example', LIVERY_CACHE_KEY: KEY };
  it('is where it is and how it is read', () => {
    expect(sharedCacheOf({}, note)).toBeUndefined();
    expect(sharedCacheOf({ ...whole, LIVERY_CACHE_TOKEN: 't', LIVERY_CACHE_READ_ONLY: '1' }, note)).toEqual({
      url: 'https://cache.example/',
      key: KEY,
      token: 't',
      team: undefined,
      readOnly: true,
    });
    expect(notes).toEqual([]);
  });

  it.each([
    [{ ...whole, LIVERY_CACHE_URL: 'cache' }, /^LIVERY_CACHE_URL is not an address/],
    [{ ...whole, LIVERY_CACHE_KEY: 'short' }, /^LIVERY_CACHE_KEY has to have at least 32 letters/],
    [{ ...whole, LIVERY_CACHE_URL: 'https://me:secret@cache.example' }, /^LIVERY_CACHE_URL holds a password/],
  ])('is not used when %o', (env, sentence) => {
    expect(sharedCacheOf(env, note)).toBeUndefined();
    expect(notes).toEqual([expect.stringMatching(sentence)]);
    expect(notes.join()).not.toMatch(/secret|short/);
  });
});
