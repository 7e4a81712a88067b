import type { BannerListResponse } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';

describePlatform('banners', (platform) => {
  const { value, set } = platform;
  const banners = (query: string) => value<BannerListResponse>(`/wps/relay/MCSFE_banners?${query}`);

  it('[2.19] has five on the home page, some of which lead somewhere', async () => {
    const home = await banners('groupName=w_home&language=VI');
    expect(home).toHaveLength(5);
    expect(home[0]).toEqual({
      bannerId: 1,
      groupName: 'w_home',
      url: '/sandbox/img/banner/1.svg?merchant=aurora&shape=wide&side=right',
      phoneUrl: '/sandbox/img/banner/1.svg?merchant=aurora&shape=phone&side=right',
      title: 'Đêm nào cũng có ánh sáng',
      line: 'Mười nghìn trò chơi dưới một bầu trời',
      action: 'Xem trò chơi mới',
      linkageType: 'ROUTE',
      linkage: '/rng?sort=new',
    });
    expect(home[4]).not.toHaveProperty('linkageType');
    expect(home[4]).not.toHaveProperty('action');
  });

  it('has English for a language it does not offer, and the colours of the merchant that is named', async () => {
    const [first] = await banners('groupName=w_home&language=DE&merchant=lotus');
    expect(first).toMatchObject({
      title: 'Every night has its light',
      url: '/sandbox/img/banner/1.svg?merchant=lotus&shape=wide&side=right',
    });
  });

  it('has the hero of a picture on the left where reading begins on the right', async () => {
    const [first] = await banners('groupName=w_home&language=AR&merchant=harbor');
    expect(first?.url).toBe(
      `/sandbox/img/banner/${first?.bannerId}.svg?merchant=harbor&shape=wide&side=left`,
    );
    const picture = await platform.app.inject(first?.url ?? '');
    const other = await platform.app.inject((first?.url ?? '').replace('left', 'right'));
    expect(picture.statusCode).toBe(200);
    expect(picture.body).not.toBe(other.body);
  });

  it('says what a button does wherever it leads somewhere, in words of each language', async () => {
    for (const [group, merchant] of [
      ['w_home', 'aurora'],
      ['w_home', 'jade'],
      ['w_home', 'harbor'],
      ['w_rng', 'aurora'],
      ['w_promotion', 'aurora'],
    ])
      for (const banner of await banners(`groupName=${group}&merchant=${merchant}&language=AR`))
        expect([banner.title, banner.action !== undefined]).toEqual([
          banner.title,
          banner.linkage !== undefined,
        ]);
  });

  it('has English where the language was switched off', async () => {
    await set({ languages: { VI: false } });
    const [first] = await banners('groupName=w_home&language=VI');
    expect(first?.title).toBe('Every night has its light');
  });

  it.each([
    [
      'jade',
      [
        'Fortune waves you in',
        'The draw is tonight',
        'The tide is in',
        'Treasures of the deep',
        'Reels that never rest',
      ],
    ],
    [
      'harbor',
      ['The weekend starts here', 'Beat the buzzer', 'Take a seat at the table', 'Round and round it goes'],
    ],
  ])(
    'are of its own on the home page of %s, and everybody’s on its other pages',
    async (merchant, titles) => {
      const home = await banners(`groupName=w_home&merchant=${merchant}`);
      expect(home.map(({ title }) => title)).toEqual(titles);
      expect(home.every(({ linkageType }) => linkageType === 'ROUTE')).toBe(true);
      expect(await banners(`groupName=w_rng&merchant=${merchant}`)).toHaveLength(3);
    },
  );

  it('are those of the merchant whose host is asked where none is named', async () => {
    const headers = { host: 'jade.localhost' };
    const { body } = await platform.app.inject({ url: '/wps/relay/MCSFE_banners?groupName=w_home', headers });
    expect(JSON.parse(body).value[0]).toMatchObject({
      title: 'Fortune waves you in',
      url: expect.stringContaining('merchant=jade'),
    });
  });

  it.each([
    ['LIVE', { vendors: { VLVT: false, CRYS: false, ORCH: false, GRSL: false } }, 'w_home', '/live'],
    ['COCKFIGHT', { vendors: { DS88: false } }, 'w_sports', '/cockfight'],
    ['PTSYS3', { modules: { PTSYS3: false } }, 'w_promotion', '/pointMall'],
    ['all that is below MEMBER3', { modules: { MEMBER3: false } }, 'w_promotion', '/pointMall'],
  ])('of %s go when it is off', async (_what, change, group, link) => {
    const links = async () => (await banners(`groupName=${group}`)).map(({ linkage }) => linkage);
    const before = await links();
    expect(before).toContain(link);
    await set(change);
    expect(await links()).toEqual(before.filter((candidate) => candidate !== link));
  });

  it('of e-lottery stay while either lottery has a vendor', async () => {
    await set({ vendors: { TCG: false, TCG_SEA: false } });
    expect(await banners('groupName=w_lott')).toHaveLength(2);
    await set({ vendors: { TCG_LOTTO_VN: false } });
    expect(await banners('groupName=w_lott')).toHaveLength(0);
  });

  it.each([
    ['w_esports', 1],
    ['w_help', 0],
    ['w_nowhere', 0],
  ])('has in %s %i', async (group, count) => {
    expect(await banners(`groupName=${group}`)).toHaveLength(count);
  });
});
