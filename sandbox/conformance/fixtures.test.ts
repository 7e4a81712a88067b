import type { Fixture, FixtureListResponse } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import type { Whole } from '#sandbox/testing/whole.ts';

const path = '/wps/relay/GCSGAME_fixtures';
const MINUTE = 60_000;

describePlatform('matches', (platform) => {
  const list = (query = '') => platform.value<Whole<FixtureListResponse>>(`${path}?pageSize=100&${query}`);
  const find = async (id: string, query = '') =>
    (await list(query)).fixtures.find(({ fixtureId }) => fixtureId === id);
  const inPlay = ({ state }: Pick<Fixture, 'state'>) => state === 'LIVE';

  it('are those that are played, then those to come, each by when it begins', async () => {
    const { fixtures } = await list();
    const live = fixtures.filter(inPlay);
    expect(live.length).toBeGreaterThan(1);
    expect(fixtures.slice(0, live.length)).toEqual(live);
    const now = platform.now().toISOString();
    for (const part of [live, fixtures.slice(live.length)]) {
      const times = part.map(({ startsAt }) => startsAt);
      expect(times).toEqual([...times].sort());
    }
    expect(live.every(({ startsAt, score }) => startsAt <= now && score)).toBe(true);
    expect(fixtures.slice(live.length).every(({ startsAt, score }) => startsAt > now && !score)).toBe(true);
  });

  it('go from to come over played to results, and say the same to everybody who looks', async () => {
    const { fixtures } = await list('sport=FOOTBALL');
    const next = fixtures.find(({ state }) => state === 'UPCOMING');
    const id = next?.fixtureId ?? '';
    expect(next).toMatchObject({ vassalage: 'BTI', sportName: 'Football', state: 'UPCOMING' });
    platform.wait(Date.parse(next?.startsAt ?? '') - platform.now().getTime() + 31 * MINUTE);
    const played = await find(id);
    expect(played).toMatchObject({ state: 'LIVE', phase: 'HALF', phaseNo: 1, minute: 32 });
    expect(await find(id)).toEqual(played);
    expect(await find(id, 'language=VI')).toMatchObject({ score: played?.score, markets: played?.markets });
    platform.wait(100 * MINUTE);
    expect(await find(id)).toBeUndefined();
    const over = await find(id, 'state=finished');
    expect(over).toMatchObject({ state: 'FINISHED', markets: [] });
    platform.wait(300 * MINUTE);
    expect((await find(id, 'state=finished'))?.score).toEqual(over?.score);
  });

  it('have odds on who wins and on totals, which follow the score', async () => {
    const { fixtures } = await list('sport=FOOTBALL');
    for (const { markets = [] } of fixtures) {
      const [winner, total] = markets;
      expect(winner?.outcomes.map(({ pick }) => pick)).toEqual(['HOME', 'DRAW', 'AWAY']);
      expect(total).toMatchObject({ kind: 'TOTAL', line: expect.any(Number) });
      // All chances together are a little more than one: that is what the house lives on.
      const book = (winner?.outcomes ?? []).reduce((all, { odds }) => all + 1 / odds, 0);
      expect(book).toBeGreaterThan(1.01);
      expect(book).toBeLessThan(1.12);
    }
    const decided = async () => {
      const all = (await list('sport=FOOTBALL')).fixtures;
      return all.find(
        ({ state, score, minute = 0 }) => state === 'LIVE' && minute > 80 && score?.home !== score?.away,
      );
    };
    let match = await decided();
    while (!match) {
      platform.wait(5 * MINUTE);
      match = await decided();
    }
    const leads = (match.score?.home ?? 0) > (match.score?.away ?? 0) ? 'HOME' : 'AWAY';
    const outcomes = match.markets?.[0]?.outcomes ?? [];
    const shortest = [...outcomes].sort((outcome, other) => outcome.odds - other.odds)[0];
    expect(shortest?.pick).toBe(leads);
  });

  it('are of the vendors that are asked for, and of those that are on', async () => {
    const esports = await list('vassalage=TF');
    expect(new Set(esports.fixtures.map(({ vassalage }) => vassalage))).toEqual(new Set(['TF']));
    expect(esports.sports.map(({ sport }) => sport)).toEqual([
      'FIVE_LANES',
      'TACTICAL_SQUADS',
      'STAR_COMMANDERS',
    ]);
    const both = await list('vassalage=BTI,GOLS');
    expect(new Set(both.fixtures.map(({ vassalage }) => vassalage))).toEqual(new Set(['BTI', 'GOLS']));
    await platform.set({ vendors: { GOLS: false } });
    const { fixtures, sports } = await list('vassalage=BTI,GOLS');
    expect(new Set(fixtures.map(({ vassalage }) => vassalage))).toEqual(new Set(['BTI']));
    expect(sports.map(({ sport }) => sport)).not.toContain('VOLLEYBALL');
  });

  it('say which sports there are, whichever is asked for, and have pages', async () => {
    const all = await list();
    const tennis = await list('sport=TENNIS');
    expect(tennis.sports).toEqual(all.sports);
    expect(all.sports.reduce((sum, { total = 0 }) => sum + total, 0)).toBe(all.total);
    expect(tennis.total).toBe(all.sports.find(({ sport }) => sport === 'TENNIS')?.total);
    const page = (no: number) =>
      platform.value<Whole<FixtureListResponse>>(`${path}?pageNo=${no}&pageSize=7`);
    const [first, second] = [await page(1), await page(2)];
    expect([...first.fixtures, ...second.fixtures]).toEqual(all.fixtures.slice(0, 14));
    expect(first.totalPages).toBe(Math.ceil(all.total / 7));
  });

  it('open a game of their vendor that there is', async () => {
    const { fixtures } = await list();
    const games = await platform.store.db
      .selectFrom('game')
      .select(['node_id', 'vendor'])
      .where('game_type', '=', 'SPORTS')
      .execute();
    const vendors = new Map(games.map(({ node_id, vendor }) => [node_id, vendor]));
    for (const { nodeId = 0, vassalage } of fixtures) expect(vendors.get(Number(nodeId))).toBe(vassalage);
  });

  it.each([
    ['VI', 'Bóng đá', /^\p{Script=Latin}/u],
    ['AR', 'كرة القدم', /^\p{Script=Arabic}/u],
    ['TY', 'Football', /^\p{Script=Latin}/u],
  ])('are named in the language asked for: %s', async (language, sportName, name) => {
    const { fixtures } = await list(`sport=FOOTBALL&language=${language}`);
    for (const fixture of fixtures) {
      expect(fixture.sportName).toBe(sportName);
      expect(fixture.home.name).toMatch(name);
    }
  });

  it.each(['state=live', 'pageSize=0', 'pageSize=101', 'vassalage=b', 'sport=foot'])(
    'refuse %s',
    async (query) => {
      expect((await platform.call(`${path}?${query}`)).status).toBe(400);
    },
  );
});
