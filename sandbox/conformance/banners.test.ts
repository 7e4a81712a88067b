import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import type { BannerListResponse } from '#schemas/generated/platform.ts';

describePlatform('banners', ({ value }) => {
  const banners = (query: string) => value<BannerListResponse>(`/wps/relay/MCSFE_banners?${query}`);

  it('[2.19] has five on the home page, some of which lead somewhere', async () => {
    const home = await banners('groupName=w_home&language=VI');
    expect(home).toHaveLength(5);
    expect(home[0]).toEqual({
      bannerId: 1,
      groupName: 'w_home',
      url: '/sandbox/img/banner/1.svg?merchant=aurora&language=VI',
      title: 'Đêm nào cũng có ánh sáng',
      linkageType: 'ROUTE',
      linkage: '/rng?sort=new',
    });
    expect(home[4]).not.toHaveProperty('linkageType');
  });

  it('has English for a language it lacks, and the colours of the merchant that is named', async () => {
    const [first] = await banners('groupName=w_home&language=KO&merchant=lotus');
    expect(first).toMatchObject({
      title: 'Every night has its light',
      url: '/sandbox/img/banner/1.svg?merchant=lotus&language=KO',
    });
  });

  it.each([
    ['w_esports', 1],
    ['w_help', 0],
    ['w_nowhere', 0],
  ])('has in %s %i', async (group, count) => {
    expect(await banners(`groupName=${group}`)).toHaveLength(count);
  });
});
