import type { AnnouncementListResponse } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import type { Whole } from '#sandbox/testing/whole.ts';

const path = '/wps/relay/MCSFE_announcements';

describePlatform('announcements', (platform) => {
  const { value, set, call } = platform;
  const list = (query = '') => value<Whole<AnnouncementListResponse>>(`${path}?${query}`);
  const titles = async (query: string) => (await list(query)).list.map(({ title }) => title);

  it('[2.29] come nine a page, on three pages, each once, what stands above the rest first, then the newest', async () => {
    const pages = [await list(), await list('pageNo=2'), await list('pageNo=3')];
    expect(pages.map((page) => [page.list.length, page.totalPages])).toEqual([
      [9, 3],
      [9, 3],
      [6, 3],
    ]);
    const all = pages.flatMap((page) => page.list);
    expect(new Set(all.map(({ id }) => id)).size).toBe(24);
    const top = all.filter(({ types }) => types.includes('H'));
    expect(all.slice(0, top.length)).toEqual(top);
    for (const part of [top, all.slice(top.length)]) {
      const times = part.map(({ publishedAt }) => publishedAt);
      expect(times).toEqual([...times].sort().reverse());
      expect(times.every((time) => time < '2026-11-21')).toBe(true);
    }
    expect(await list('pageNo=4')).toEqual({ list: [], totalPages: 3 });
    expect(await list('pageSize=100')).toEqual({ list: all, totalPages: 1 });
  });

  it('[1.09] are of the five types', async () => {
    const { list: all } = await list('pageSize=100');
    expect([...new Set(all.flatMap(({ types }) => types))].sort()).toEqual(['B', 'H', 'PL', 'PR', 'PU']);
  });

  it('have pictures in their order, in the merchant’s colours', async () => {
    const { list: all } = await list('merchant=lotus');
    expect(all.find(({ announcementImages }) => announcementImages.length > 1)?.announcementImages).toEqual([
      { sequence: 1, url: '/sandbox/img/scene/reading.svg?merchant=lotus' },
      { sequence: 2, url: '/sandbox/img/scene/welcome.svg?merchant=lotus' },
    ]);
    for (const { url } of all.flatMap(({ announcementImages }) => announcementImages)) {
      const { statusCode, headers } = await platform.app.inject(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/svg+xml; charset=utf-8']);
    }
  });

  it.each([
    ['EN', 'Draw times for the coming week'],
    ['TY', 'Oras ng mga draw sa darating na linggo'],
    ['VI', 'Lịch quay thưởng tuần tới'],
    ['AR', 'مواعيد السحب في الأسبوع المقبل'],
    ['KO', '다음 주 추첨 시간'],
    ['XX', 'Draw times for the coming week'],
  ])('speak %s', async (language, title) => {
    expect(await titles(`language=${language}`)).toContain(title);
  });

  it('speak English where the language was switched off', async () => {
    await set({ languages: { VI: false } });
    expect(await titles('language=VI')).toContain('Draw times for the coming week');
  });

  it('[1.09] are those of a platform and of an execution type', async () => {
    expect(await titles('platform=app')).toEqual(['Update the app']);
    expect(await titles('execution=P')).toEqual(['Your documents have been checked']);
    expect(await titles('platform=app&execution=P')).toEqual([]);
    const { list: all } = await list('pageSize=100');
    expect(new Set(all.map(({ platform, execution }) => `${platform} ${execution}`))).toEqual(
      new Set(['web B']),
    );
  });

  it.each([
    ['a module', { modules: { PTSYS3: false } }, 'New rewards in the Rewards store'],
    ['a module above it', { modules: { MEMBER3: false } }, 'Invite a friend: new terms from next month'],
    ['all vendors', { vendors: { TDFG: false, CORL: false, DPBL: false } }, 'The octopus is back in the bay'],
    ['the one vendor', { vendors: { TF: false } }, 'Winter cup: sixteen teams, four weekends'],
  ])('that %s makes go with it', async (_what, change, title) => {
    expect(await titles('pageSize=100')).toContain(title);
    await set(change);
    const left = await titles('pageSize=100');
    expect(left).not.toContain(title);
    expect(left.length).toBeGreaterThan(20);
  });

  it('are none while their module is off', async () => {
    await set({ modules: { NOTICE3: false } });
    expect(await list()).toEqual({ list: [], totalPages: 0 });
  });

  it('hold one that would do harm to a page that believes it', async () => {
    const { list: all } = await list('pageSize=100');
    const [hostile, ...others] = all.filter(({ content }) =>
      /<script|onerror|javascript:|<iframe|<style/i.test(content),
    );
    expect(others).toEqual([]);
    for (const part of [
      '<script',
      'onerror=',
      'javascript:',
      '<iframe',
      '<style',
      'srcdoc=',
      '<base',
      'style="',
    ])
      expect(hostile?.content).toContain(part);
  });

  it.each([
    ['language=en', 'query/language must match pattern'],
    ['pageNo=0', 'query/pageNo must be >= 1'],
    ['pageSize=101', 'query/pageSize must be <= 100'],
    ['platform=web&platform=app', 'query/platform must be string'],
    ['merchant=%27%3B--', 'query/merchant must match pattern'],
    ['types=B', 'query/types is not known here'],
  ])('refuse %s', async (query, mistake) => {
    const { status, body } = await call(`${path}?${query}`);
    expect([status, body.error?.code]).toEqual([400, 'bad_request']);
    expect(body.message).toContain(mistake);
  });
});
