/** @module-tag postgres */

import type { RoomListResponse } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { gamesOf, LAUNCH, launchBody, playerOf } from '#sandbox/testing/player.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const ADDRESS = /^http:\/\/games\.localhost:5173\/play\/(\d+)\?ticket=[\w-]{43}$/;

describePlatform('launches', (platform) => {
  const first = async (gameType: string) => {
    const [game] = await gamesOf(platform, gameType);
    if (!game) throw new Error(`There is no game of ${gameType}.`);
    return { nodeId: game.nodeId, gameId: String(game.nodeId), vassalage: game.vassalage };
  };
  const rooms = (query = '') => platform.value<RoomListResponse>(`/wps/relay/GLS2_roomList?${query}`);

  it('[3.01] give the address of a game at another origin, another one each time', async () => {
    const mai = await playerOf(platform);
    const game = await first('RNG');
    const { value } = await mai.launch(game);
    expect(ADDRESS.exec(value.game_url)?.[1]).toBe(game.gameId);
    expect((await mai.launch(game)).value.game_url).not.toBe(value.game_url);
    const { vassalage, nodeId } = game;
    const byName = await mai.launch({ accountTypeName: vassalage, nodeId });
    expect(byName.value.game_url).toMatch(ADDRESS);
    const journal = await platform.value<{ body: object; authorized: boolean }[]>(
      `/sandbox/journal?path=${LAUNCH}`,
    );
    expect(journal[0]).toMatchObject({ authorized: true, body: { ...launchBody, ...game } });
  });

  it('give the other address of games that play from the wallet of the portal', async () => {
    const { value } = await (await playerOf(platform)).launch(await first('EGAME'));
    expect(Object.keys(value)).toEqual(['game_url2']);
    expect(value.game_url2).toMatch(ADDRESS);
  });

  it('open the hottest game of a vendor where none is named', async () => {
    const { value } = await (await playerOf(platform)).launch({ vassalage: 'BTI' });
    const hottest = (await gamesOf(platform, 'SPORTS')).find(({ vassalage }) => vassalage === 'BTI');
    expect(ADDRESS.exec(value.game_url)?.[1]).toBe(String(hottest?.nodeId));
  });

  it('[7.02] of the second version take their language from the header', async () => {
    const mai = await playerOf(platform);
    const body = { ...launchBody, ...(await first('RNG')) };
    const again = (headers = {}) => mai.ask('POST', '/wps/v2/game/launchGame', { body, headers });
    expect(await again()).toMatchObject({ status: 400, details: [{ at: 'headers/language' }] });
    expect((await again({ language: 'VI' })).value.game_url).toMatch(ADDRESS);
    const { language } = await platform.store.db
      .selectFrom('play')
      .select('language')
      .executeTakeFirstOrThrow();
    expect(language).toBe('VI');
  });

  it('[4.13] are for those who are logged in with a real account', async () => {
    const body = { ...launchBody, ...(await first('RNG')) };
    expect(await visitorOf(platform).ask('POST', LAUNCH, { body })).toMatchObject({
      status: 401,
      code: 'not_logged_in',
    });
    const trial = visitorOf(platform);
    const { member } = (await trial.freePlay()).value;
    const refused = await trial.ask('POST', LAUNCH, { body: { ...body, username: member.account } });
    expect(refused).toMatchObject({ status: 403, code: 'need_true_account' });
    const other = await (await playerOf(platform)).launch({ ...body, username: 'quynh' });
    expect(other).toMatchObject({ status: 400, details: [{ at: 'body/username' }] });
  });

  it.each([
    ['that is not there', { nodeId: 999_999, vassalage: 'BTI' }],
    ['of another vendor', { vassalage: 'CRYS' }],
    ['that is a lottery', 'LOTT'],
  ])('know no game %s', async (_, named) => {
    const game =
      typeof named === 'string' ? await first(named) : { nodeId: (await first('RNG')).nodeId, ...named };
    const answer = await (await playerOf(platform)).launch(game);
    expect(answer).toMatchObject({ status: 404, code: 'invalid_game' });
  });

  it('[4.13] open lotteries that have a window of their own', async () => {
    const { value } = await (await playerOf(platform)).launch({ vassalage: 'TCG_SEA' });
    expect(value.game_url).toMatch(ADDRESS);
  });

  it('[4.13] open the game that they name, of every vendor and category', async () => {
    const mai = await playerOf(platform);
    const games = await platform.store.db
      .selectFrom('game')
      .select(['node_id', 'vendor'])
      .distinctOn(['vendor', 'game_type'])
      .where((where) =>
        where.or([where('game_type', 'not in', ['LOTT', 'ELOTT']), where('vendor', '=', 'TCG_SEA')]),
      )
      .orderBy('vendor')
      .orderBy('game_type')
      .orderBy('hot_rank', 'desc')
      .execute();
    expect(games.length).toBeGreaterThan(50);
    for (const { node_id: nodeId, vendor: vassalage } of games) {
      const { value } = await mai.launch({ nodeId, gameId: String(nodeId), vassalage });
      expect(ADDRESS.exec(value.game_url ?? value.game_url2)?.[1]).toBe(String(nodeId));
    }
  });

  it('know no game of a vendor that is off, and none with two numbers', async () => {
    const mai = await playerOf(platform);
    const game = await first('RNG');
    expect(await mai.launch({ ...game, gameId: '7' })).toMatchObject({
      status: 400,
      details: [{ at: 'body/gameId' }],
    });
    await platform.set({ vendors: { [game.vassalage]: false } });
    expect(await mai.launch(game)).toMatchObject({ status: 404, code: 'invalid_game' });
  });

  it('[8.03] are refused for games and vendors under maintenance, and where a vendor does not serve', async () => {
    const mai = await playerOf(platform);
    const game = await first('LIVE');
    const after = async (change: object) => {
      await platform.set(change);
      const { status, code } = await mai.launch(game);
      return [status, code];
    };
    expect(await after({ gameMaintenance: { [game.nodeId]: true } })).toEqual([409, 'game_maintenance']);
    expect(await after({ gameMaintenance: { [game.nodeId]: false } })).toEqual([200, undefined]);
    expect(await after({ vendorMaintenance: { [game.vassalage]: true } })).toEqual([409, 'game_maintenance']);
    expect(await after({ vendorRestriction: { [game.vassalage]: true } })).toEqual([
      403,
      'access_restricted',
    ]);
    const { value } = (await platform.set({ reset: true })).body;
    expect([value.gameMaintenance, value.vendorRestriction?.[game.vassalage], value.luck]).toEqual([
      {},
      false,
      null,
    ]);
    const unknown = await platform.set({ gameMaintenance: { 7: true } });
    expect(unknown.body.message).toContain('body/gameMaintenance/7 is no game of this platform');
  });

  it.each([
    [{ accountType: 2 }, 'body/accountType must be 1'],
    [{ secret: 'x' }, 'body/secret is not known here'],
    [{ token: '' }, 'body/token must NOT have fewer'],
    [{ vassalage: '' }, 'body/vassalage must match pattern'],
    [{ roomId: "1'--" }, 'body/roomId must match pattern'],
  ])('do not take %j', async (wrong, mistake) => {
    const { status, message } = await (await playerOf(platform)).launch({
      ...(await first('RNG')),
      ...wrong,
    });
    expect([status, message]).toEqual([400, expect.stringContaining(mistake)]);
  });

  it('[4.13] lead into rooms of players', async () => {
    const mai = await playerOf(platform);
    const [room] = await rooms();
    const { roomId, nodeId, vassalage } = room ?? { roomId: '', nodeId: 0, vassalage: '' };
    const { value } = await mai.launch({ roomId, vassalage });
    expect(ADDRESS.exec(value.game_url)?.[1]).toBe(String(nodeId));
    expect((await mai.launch({ roomId, nodeId, vassalage })).value.game_url).toMatch(ADDRESS);
    expect(await mai.launch({ roomId: '1-1', vassalage })).toMatchObject({
      status: 404,
      code: 'unknown_room',
    });
    expect(await mai.launch({ roomId, vassalage: 'BTI' })).toMatchObject({
      status: 404,
      code: 'unknown_room',
    });
  });

  it('list rooms, whose players come and go', async () => {
    const all = await rooms();
    expect(new Set(all.map(({ vassalage }) => vassalage))).toEqual(new Set(['CRDH', 'FLTB', 'RVLS']));
    for (const { players, seats, minBet, maxBet } of all) {
      expect(players).toBeLessThan(seats);
      expect(minBet).toBeLessThan(maxBet);
    }
    const { nodeId = 0 } = all[0] ?? {};
    const ownRooms = await rooms(`nodeId=${nodeId}&language=VI`);
    expect(ownRooms).toHaveLength(all.filter((room) => room.nodeId === nodeId).length);
    expect(ownRooms[0]?.roomName).toBe('Phòng tân thủ');
    expect(await rooms('vassalage=CRDH')).toEqual(all.filter(({ vassalage }) => vassalage === 'CRDH'));
    const players = async () => (await rooms()).map((room) => room.players);
    const before = await players();
    expect(await players()).toEqual(before);
    platform.wait(10_000);
    expect(await players()).not.toEqual(before);
    await platform.set({ vendors: { CRDH: false } });
    expect(await rooms('vassalage=CRDH')).toEqual([]);
  });
});
