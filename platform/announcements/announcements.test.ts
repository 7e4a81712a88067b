import { afterEach, expect, test, vi } from 'vitest';
import { announcementsKey, getAnnouncements } from './get-announcements.ts';
import { picturesOf } from './pictures-of.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[1.09] announcements for the web of execution type B are asked for, page by page', async () => {
  const value = { list: [], totalPages: 0 };
  const fetch = vi.fn(async (_address: string) => new Response(JSON.stringify({ success: true, value })));
  vi.stubGlobal('fetch', fetch);
  const params = { merchant: 'test', language: 'VI', page: 2, pageSize: 9 };
  expect(await getAnnouncements(params, AbortSignal.timeout(1000))).toEqual(value);
  expect(fetch.mock.calls[0]?.[0]).toBe(
    '/wps/relay/MCSFE_announcements?merchant=test&language=VI&platform=web&execution=B&pageNo=2&pageSize=9',
  );
  expect(announcementsKey(params)).toEqual(['getAnnouncements', params]);
});

test('[2.29] pictures come in the order of their sequence, and only those that can be fetched', () => {
  const announcementImages = [
    { sequence: 10, url: '/c.svg' },
    { sequence: 2, url: 'b.svg' },
    { sequence: 1, url: 'https://img.example/a.svg' },
    { sequence: 3, url: 'javascript:alert(1)' },
  ];
  expect(picturesOf({ announcementImages })).toEqual(['https://img.example/a.svg', '/b.svg', '/c.svg']);
});
