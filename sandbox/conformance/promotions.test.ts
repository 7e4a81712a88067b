import type { BettingBonus, PromotionListResponse } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';
import type { Whole } from '#sandbox/testing/whole.ts';

const path = '/wps/relay/MCSFE_promotions';
const DAY = 24 * 60 * 60 * 1000;

describePlatform('promotions', (platform) => {
  const { value, set, call, wait } = platform;
  const promotions = (query = '') => value<PromotionListResponse>(`${path}?${query}`);
  const titles = async (query = '') => (await promotions(query)).list.map(({ title }) => title);

  it('are those that run now, with the days on which they begin and end', async () => {
    const { list } = await promotions();
    expect(
      list.map(({ category, startsAt, endsAt }) => [category, startsAt?.slice(0, 10), endsAt?.slice(0, 10)]),
    ).toEqual([
      ['new_player', '2026-09-22', undefined],
      ['new_player', '2026-11-01', '2026-12-31'],
      ['new_player', '2026-08-23', undefined],
      ['referral', '2026-07-24', undefined],
      ['rebate', '2026-05-05', undefined],
      ['sports', '2026-11-18', '2026-12-02'],
      ['mission', '2026-11-15', '2026-12-15'],
      ['fish', '2026-11-11', '2026-11-30'],
      ['raffle', '2026-11-16', '2026-12-16'],
    ]);
  });

  it('are the same next month, each as long from its end', async () => {
    const [before] = (await promotions('category=sports')).list;
    wait(30 * DAY);
    const [after] = (await promotions('category=sports')).list;
    expect(after).toEqual({
      ...before,
      startsAt: '2026-12-18T00:00:00.000Z',
      endsAt: '2027-01-01T00:00:00.000Z',
    });
  });

  it('[2.38] say of rebates what is paid', async () => {
    const zuri = visitorOf(platform);
    await zuri.logIn('zuri');
    const { value: bonus } = (await zuri.ask('GET', '/wps/relay/MCSFE_manualRebate')) as {
      value: Whole<BettingBonus>;
    };
    const paid = (gameType: string, more = 0) => {
      const rate =
        Number(bonus.list.find((category) => category.gameType === gameType)?.rate) - 0.05 * bonus.rankLevel;
      return `${(rate + more).toFixed(2)}%`;
    };
    const [promotion] = (await promotions('category=rebate')).list;
    const rates = [...(promotion?.content ?? '').matchAll(/[0-9.]+\s?%/g)].map(([rate]) => rate);
    expect(rates).toEqual([paid('RNG'), paid('LIVE'), paid('SPORTS'), '0.05%']);
    expect(promotion?.content).toContain('after midnight UTC');
    for (const language of ['TY', 'VI', 'AR']) {
      const [promotionRow] = (await promotions(`category=rebate&language=${language}`)).list;
      expect(
        promotionRow?.content?.match(/[0-9]+[.,][0-9]+/g)?.map((rate) => rate.replace(',', '.')),
      ).toEqual(rates.map((rate) => rate.replace('%', '')));
    }
  });

  it('[2.38] of new players are asked for by their category', async () => {
    expect(await titles('category=new_player')).toEqual([
      'Your first deposit, doubled',
      'Your first lottery line is on us',
      'Seven days, seven gifts',
    ]);
    expect(await titles('category=nobody')).toEqual([]);
  });

  it.each([
    ['EN', 'Your first deposit, doubled'],
    ['TY', 'Doble ang una mong deposit'],
    ['VI', 'Nhân đôi lần nạp đầu tiên'],
    ['AR', 'إيداعك الأول مضاعَف'],
    ['KO', '첫 입금 두 배'],
  ])('speak %s', async (language, title) => {
    expect((await titles(`language=${language}`))[0]).toBe(title);
  });

  it('have pictures in the merchant’s colours', async () => {
    const { list } = await promotions('merchant=jade');
    expect(list[0]?.image).toBe('/sandbox/img/scene/welcome.svg?merchant=jade');
  });

  it.each([
    ['a module', { modules: { REBATE3: false } }, 'A rebate on every bet'],
    ['a module above it', { modules: { MEMBER3: false } }, 'Missions of the month: ten tasks, one treasure'],
    ['all vendors', { vendors: { BTI: false, GOLS: false } }, 'One leg short? Get your stake back'],
    ['both vendors', { vendors: { TCG: false, TCG_LOTTO_VN: false } }, 'Your first lottery line is on us'],
  ])('that %s makes go with it', async (_what, change, title) => {
    expect(await titles()).toContain(title);
    await set(change);
    expect(await titles()).not.toContain(title);
  });

  it('[2.24] say whether friends can be referred', async () => {
    const enabled = async () => (await promotions()).availablePromo?.REFERRAL?.enabled;
    expect(await enabled()).toBe(true);
    await set({ modules: { REFERRAL3: false } });
    expect(await enabled()).toBe(false);
    expect((await promotions('category=referral')).list).toEqual([]);
    await set({ modules: { REFERRAL3: true, MEMBER3: false } });
    expect(await enabled()).toBe(false);
  });

  it('are none while their module is off', async () => {
    await set({ modules: { PROMOTION3: false } });
    expect(await promotions()).toEqual({ list: [], availablePromo: { REFERRAL: { enabled: true } } });
  });

  it.each([
    ['category=New%20Player', 'query/category must match pattern'],
    ['category=x%27%20or%20%271%27%3D%271', 'query/category must match pattern'],
    ['language=', 'query/language must match pattern'],
    ['pageNo=1', 'query/pageNo is not known here'],
  ])('refuse %s', async (query, mistake) => {
    const { status, body } = await call(`${path}?${query}`);
    expect([status, body.error?.code]).toEqual([400, 'bad_request']);
    expect(body.message).toContain(mistake);
  });
});
