import type { HelpCentreResponse } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { written } from '#sandbox/messages/say.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';

const path = '/wps/system/helpCenter';

describePlatform('the help centre', (platform) => {
  const { value, set, call } = platform;
  const read = (query = '') => value<HelpCentreResponse>(`${path}?${query}`);
  const articles = async (query?: string) => (await read(query)).categories.flatMap((part) => part.articles);

  it('[2.37] has articles of every kind, each with an answer, in their order', async () => {
    const { categories } = await read();
    expect(categories.map(({ id }) => id)).toEqual([
      'account',
      'money',
      'bonuses',
      'games',
      'lottery',
      'care',
      'legal',
    ]);
    const all = await articles();
    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.every(({ updatedAt }) => updatedAt < '2026-11-21')).toBe(true);
  });

  it('[2.31] holds the user agreement and privacy, under names that stay', async () => {
    const ids = (await articles()).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['terms', 'privacy']));
  });

  it.each([
    ['EN', 'User agreement', 'Responsible play'],
    ['TY', 'User agreement', 'Responsible gaming'],
    ['VI', 'Thỏa thuận người dùng', 'Chơi có trách nhiệm'],
    ['AR', 'اتفاقية المستخدم', 'اللعب المسؤول'],
    ['KO', '이용 약관', '책임감 있는 플레이'],
    ['XX', 'User agreement', 'Responsible play'],
  ])('speaks %s', async (language, terms, care) => {
    const { categories } = await read(`language=${language}`);
    expect(categories.find(({ id }) => id === 'care')?.title).toBe(care);
    const all = categories.flatMap((part) => part.articles);
    expect(all.find(({ id }) => id === 'terms')?.title).toBe(terms);
  });

  it('speaks each language from end to end', async () => {
    const english = await articles('language=EN');
    for (const language of written.filter((code) => code !== 'EN')) {
      const translated = await articles(`language=${language}`);
      expect(translated.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
      const same = translated.filter(({ content }, index) => content === english[index]?.content);
      expect(same).toEqual([]);
    }
  });

  it('leaves out what is about a module that is off', async () => {
    await set({ modules: { PTSYS3: false } });
    const ids = (await articles()).map(({ id }) => id);
    expect(ids).not.toContain('points');
    expect(ids).toContain('vip');
  });

  it('is empty while its module is off', async () => {
    await set({ modules: { HELP3: false } });
    expect(await read()).toEqual({ categories: [] });
  });

  it.each([
    ['language=en', 'query/language must match pattern'],
    ['id=terms', 'query/id is not known here'],
  ])('refuses %s', async (query, mistake) => {
    const { status, body } = await call(`${path}?${query}`);
    expect([status, body.error?.code]).toEqual([400, 'bad_request']);
    expect(body.message).toContain(mistake);
  });
});
