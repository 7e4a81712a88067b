import { afterEach, describe, expect, test, vi } from 'vitest';
import { domainOrigin } from './domain-origin.ts';
import { FAILED, pingDomain } from './ping-domain.ts';
import { shownTime, speedOf } from './speed.ts';

afterEach(() => vi.unstubAllGlobals());

describe('[4.17] the origin of a domain', () => {
  test.each([
    ['www.example.com', 'https:', 'https://www.example.com'],
    ['aurora.localhost:5173', 'http:', 'http://aurora.localhost:5173'],
    ['https://www.example.com', 'http:', 'https://www.example.com'],
    ['http://www.example.com', 'https:', undefined],
    ['javascript://alert(1)', 'https:', undefined],
    ['example.com/path', 'https:', undefined],
    ['example.com?x=1', 'https:', undefined],
    ['me@example.com', 'https:', undefined],
    ['example.com\\@other.example', 'https:', undefined],
    ['https://me:secret@example.com', 'https:', undefined],
    ['two words', 'https:', undefined],
    ['', 'https:', undefined],
  ])('%j on a page of %s is %s', (name, protocol, want) => {
    expect(domainOrigin(name, { protocol })).toBe(want);
  });
});

test.each([
  [0, 'fast'],
  [80, 'fast'],
  [81, 'normal'],
  [150, 'normal'],
  [151, 'slow'],
  [FAILED, 'slow'],
] as const)('[4.17] an answer in %i ms is %s', (milliseconds, want) => {
  expect(speedOf(milliseconds)).toBe(want);
});

describe('[4.17] the time that is shown', () => {
  const steps = [
    { from: 400, least: 100, most: 150 },
    { from: 200, least: 60, most: 100 },
    { from: 100, least: 40, most: 60 },
    { from: 0, least: 20, most: 40 },
  ];
  test.each([
    [400, 0, 100],
    [9998, 0.999, 150],
    [399, 0, 60],
    [200, 0.999, 100],
    [100, 0.5, 50],
    [99, 0, 20],
    [0, 0.999, 40],
  ])('%i ms with chance %f is %i', (milliseconds, chance, want) => {
    expect(shownTime(milliseconds, steps, chance)).toBe(want);
  });

  test('is the measured one without steps, and none without an answer', () => {
    expect(shownTime(123, [], 0.5)).toBe(123);
    expect(shownTime(FAILED, steps, 0.5)).toBeUndefined();
  });
});

describe('[4.17] a ping', () => {
  const ping = (answer: () => Promise<Response>) => {
    const fetch = vi.fn(async (..._asked: Parameters<typeof globalThis.fetch>) => answer());
    vi.stubGlobal('fetch', fetch);
    return { fetch, result: pingDomain('https://a.example', new AbortController().signal) };
  };

  test('asks a domain under a number that nobody has heard before, and says nothing of the visitor', async () => {
    const { fetch, result } = ping(async () => Response.json({ success: true }));
    expect(await result).toBeLessThan(FAILED);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(String(url)).toMatch(/^https:\/\/a\.example\/wps\/system\/test\/ping\?speed=0\.\d+$/);
    expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' });
    expect(init?.headers).toBeUndefined();
  });

  test.each([
    ['an error', async () => new Response('', { status: 500 })],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that is answered with %s counts as failed', async (_, answer) => {
    expect(await ping(answer).result).toBe(FAILED);
  });
});
