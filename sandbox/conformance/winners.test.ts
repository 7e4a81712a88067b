import type { Winner, WinnerListResponse } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { placeBet } from '#sandbox/money/place-bet.ts';
import { settleBet } from '#sandbox/money/settle-bet.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const path = '/wps/relay/MCSFE_winnerRankList';

/** Wins of the platform's own accounts have even numbers. */
const isOwn = ({ id }: Winner) => Number(id) % 2 === 0;

describePlatform('the latest winners', (platform) => {
  const list = async (query = '') => (await platform.value<WinnerListResponse>(`${path}?${query}`)).list;
  const game = () =>
    platform.store.db
      .selectFrom('game')
      .selectAll()
      .where('game_type', '=', 'FISH')
      .executeTakeFirstOrThrow();

  async function bet(username: string, payout?: bigint, isVoid = false) {
    const { node_id, vendor, name } = await game();
    const { id } = await platform.store.db
      .selectFrom('account')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const now = platform.now();
    await platform.store.db.transaction().execute(async (db) => {
      const { betId } = await placeBet(db, {
        accountId: id,
        gameType: 'FISH',
        vendor,
        nodeId: node_id,
        title: name,
        stake: 100n,
        reference: `test-${payout}`,
        at: now,
      });
      if (payout !== undefined) await settleBet(db, { betId, payout, isVoid, at: now });
    });
    return name;
  }

  it('are twenty, newest first, with masked names', async () => {
    const all = await list();
    expect(all).toHaveLength(20);
    const times = all.map(({ wonAt }) => wonAt);
    expect(times).toEqual([...times].sort().reverse());
    for (const { name } of all) expect(name).toMatch(/^\p{L}{1,3}\*\*\*\p{L}?$/u);
    expect(await list('count=5')).toEqual(all.slice(0, 5));
  });

  it('begin with a bet that was just won, of an account that others cannot tell', async () => {
    platform.wait(1000);
    const name = await bet('quynh', 123_456n);
    const [first] = await list();
    expect(first).toMatchObject({
      name: 'qu***h',
      game: name,
      gameType: 'FISH',
      amount: 1234.56,
      nodeId: (await game()).node_id,
      vassalage: (await game()).vendor,
      icon: expect.any(String),
    });
  });

  it('are without bets that were lost, are void or still open, and without those for play money', async () => {
    await bet('quynh', 0n);
    await bet('quynh', 100n, true);
    await bet('quynh');
    await visitorOf(platform).freePlay();
    const trial = await platform.store.db
      .selectFrom('account')
      .select('username')
      .where('type', '=', 4)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await bet(trial.username, 777_777n);
    expect((await list('count=50')).filter(isOwn)).toEqual([]);
  });

  it('name games in the language that is asked for', async () => {
    const [english, vietnamese] = [await list('count=50'), await list('count=50&language=VI')];
    expect(vietnamese.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(vietnamese.filter(({ game: title }, index) => title !== english[index]?.game)).not.toEqual([]);
  });

  it('grow older by the time that passes, and make room for newer ones', async () => {
    const before = await list('count=50');
    platform.wait(3_600_000);
    const after = await list('count=50');
    expect(after.filter(({ id }) => !before.some((win) => win.id === id)).length).toBeGreaterThan(10);
    for (const win of after) {
      const same = before.find(({ id }) => id === win.id);
      if (same) expect(win).toEqual(same);
    }
    const now = platform.now().toISOString();
    expect(after.every(({ wonAt }) => wonAt <= now)).toBe(true);
  });

  it('are of the categories that are asked for, and as many', async () => {
    const draws = await list('gameType=LOTT,ELOTT&count=30');
    expect(draws).toHaveLength(30);
    expect(new Set(draws.map(({ gameType }) => gameType))).toEqual(new Set(['LOTT', 'ELOTT']));
    expect(draws.some(({ gameCode }) => gameCode)).toBe(true);
    await bet('quynh', 500n);
    expect((await list('gameType=LOTT,ELOTT')).filter(isOwn)).toEqual([]);
  });

  it('are a merchant’s own, of games that can be opened, of vendors that are on', async () => {
    const [auroraWins, other] = [await list('merchant=aurora'), await list('merchant=harbor')];
    expect(auroraWins.map(({ wonAt }) => wonAt)).not.toEqual(other.map(({ wonAt }) => wonAt));
    expect(auroraWins.every(({ nodeId, vassalage, icon }) => nodeId && vassalage && icon)).toBe(true);
    await platform.set({ vendors: { TDFG: false, CORL: false, DPBL: false } });
    expect((await list('count=50')).filter(({ gameType }) => gameType === 'FISH')).toEqual([]);
    expect(await list('gameType=FISH')).toEqual([]);
  });

  it.each(['count=0', 'gameType=FUN', 'count=51', 'language=en'])('refuse %s', async (query) => {
    expect((await platform.call(`${path}?${query}`)).status).toBe(400);
  });
});
