import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { CardsState, TableGameState } from '#sandbox/arcade/read-state-of.ts';
import { callGames, gamesHost, openGame, redeem } from '#sandbox/testing/arcade.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { gamesOf, type Player, playerOf } from '#sandbox/testing/player.ts';

const REQUEST = '00000000-0000-4000-8000-000000000001';
const MAI = 1001;
const RECENT = '/wps/relay/GCS_recentGame?clientType=3';

describePlatform('games', (platform) => {
  const open = async (gameType: string, classify?: string, player?: Player) => {
    const [game] = await gamesOf(platform, gameType, classify);
    if (!game) throw new Error(`There is no game of ${gameType}.`);
    const { nodeId, vassalage } = game;
    const opened = await openGame(platform, player ?? (await playerOf(platform)), { nodeId, vassalage });
    const { stakes } = (await opened.state()).value;
    return { ...opened, nodeId, name: game.name, stake: stakes[0] ?? '' };
  };
  const bets = () =>
    platform.store.db
      .selectFrom('bet')
      .select(['title', 'status', 'node_id as nodeId'])
      .select([sql<string>`stake::text`.as('stake'), sql<string>`payout::text`.as('payout')])
      .where('account_id', '=', MAI)
      .where('reference', 'like', 'play:%')
      .orderBy('id')
      .execute();
  const cents = async () => {
    const { amount } = await platform.store.db
      .selectFrom('wallet')
      .select('amount')
      .where('account_id', '=', MAI)
      .where('place', '=', 'MAIN')
      .executeTakeFirstOrThrow();
    return BigInt(amount);
  };
  const hold = (amount: string) =>
    platform.store.db
      .updateTable('wallet')
      .set({ amount })
      .where('account_id', '=', MAI)
      .where('place', '=', 'MAIN')
      .execute();
  const smallest = (decimal: string) => BigInt(decimal.replace('.', ''));

  it('[4.13] open by a ticket, which is good once', async () => {
    const game = await open('RNG');
    expect(await redeem(platform, game.ticket)).toMatchObject({ status: 403, code: 'ticket_invalid' });
    expect((await game.state()).status).toBe(200);
    expect(await redeem(platform, 'x'.repeat(43))).toMatchObject({ status: 403, code: 'ticket_invalid' });
  });

  it('open within two minutes', async () => {
    const mai = await playerOf(platform);
    const [game] = await gamesOf(platform, 'RNG');
    const after = async (milliseconds: number) => {
      const { value } = await mai.launch({ nodeId: game?.nodeId, vassalage: game?.vassalage });
      platform.wait(milliseconds);
      return (await redeem(platform, new URL(value.game_url).searchParams.get('ticket') ?? '')).status;
    };
    expect([await after(119_000), await after(120_000)]).toEqual([200, 403]);
  });

  it('know their token, no other one, and no session of a portal', async () => {
    const game = await open('RNG');
    const state = async (token?: string) =>
      (await callGames(platform, 'GET', '/play/api/state', token === undefined ? {} : { token })).status;
    const tampered = `${game.token.slice(0, -1)}${game.token.endsWith('A') ? 'B' : 'A'}`;
    expect([await state(game.token), await state(tampered), await state(game.ticket), await state()]).toEqual(
      [200, 401, 401, 401],
    );
    const asSession = await platform.app.inject({
      url: '/wps/member/info',
      headers: { authorization: `Bearer ${game.token}` },
    });
    expect(asSession.statusCode).toBe(401);
  });

  it('end with the session that launched them', async () => {
    const mai = await playerOf(platform);
    const game = await open('RNG', undefined, mai);
    await mai.ask('DELETE', '/wps/session/logout');
    expect((await game.round('spin', { stake: game.stake })).status).toBe(401);
    expect(await bets()).toEqual([]);
  });

  it('keep the session going, and end when it lapses', async () => {
    const mai = await playerOf(platform);
    const game = await open('RNG', undefined, mai);
    const [almost, status] = [119 * 60_000, async () => (await game.state()).status];
    platform.wait(almost);
    expect(await status()).toBe(200);
    platform.wait(almost);
    expect((await mai.ask('GET', RECENT)).status).toBe(200);
    platform.wait(almost + 60_000);
    expect(await status()).toBe(401);
  });

  it('are at a host of their own, with a page that only its portal may show', async () => {
    const { nodeId, ticket, name } = await open('RNG');
    const page = await callGames(platform, 'GET', `/play/${nodeId}?ticket=${ticket}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(name.replaceAll("'", '&#39;'));
    expect(page.headers['content-security-policy']).toContain(
      'frame-ancestors http://aurora.localhost:5173;',
    );
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    const statusAt = async (host: string, url: string) =>
      (await callGames(platform, 'GET', url, { host })).status;
    expect(await statusAt('aurora.localhost:5173', `/play/${nodeId}?ticket=${ticket}`)).toBe(404);
    expect(await statusAt('aurora.localhost:5173', '/play/assets/main.ts')).toBe(404);
    for (const host of [gamesHost, gamesHost.toUpperCase()])
      expect(await statusAt(host, '/wps/system/countries')).toBe(404);
    expect(await statusAt(gamesHost, `/play/${nodeId + 1}?ticket=${ticket}`)).toBe(404);
    expect(await statusAt(gamesHost, `/play/${nodeId}`)).toBe(404);
    expect(await statusAt(gamesHost, '/play/assets/..%2fread-play.ts')).toBe(404);
    const script = await callGames(platform, 'GET', '/play/assets/main.ts');
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(script.text).not.toContain('Promise<void>');
    for (const file of ['colours.css', 'backdrop.svg', 'seven.svg']) {
      expect((await callGames(platform, 'GET', `/play/art/${nodeId}/${file}`)).status).toBe(200);
    }
    expect(await statusAt(gamesHost, `/play/art/${nodeId}/constructor.svg`)).toBe(404);
  });

  describe('a spin', () => {
    it('takes its stake and pays what its lines say, in the ledger and in the bets', async () => {
      await platform.set({ luck: 'win' });
      const game = await open('RNG');
      const before = await cents();
      const { value } = await game.round('spin', { stake: game.stake });
      const stake = smallest(game.stake);
      const times = value.lines.reduce((sum: number, line: { times: number }) => sum + line.times, 0);
      const payout = (stake * BigInt(times)) / 100n;
      expect(payout).toBeGreaterThan(0n);
      expect([smallest(value.win), smallest(value.balance)]).toEqual([payout, before - stake + payout]);
      expect(await cents()).toBe(before - stake + payout);
      expect(await bets()).toEqual([
        {
          title: game.name,
          stake: String(stake),
          payout: String(payout),
          status: 'WON',
          nodeId: game.nodeId,
        },
      ]);
      const movements = await platform.store.db
        .selectFrom('ledger_transaction')
        .innerJoin('ledger_entry', 'transaction_id', 'id')
        .select(['kind', 'house', sql<string>`ledger_entry.amount::text`.as('amount')])
        .where('account_id', '=', MAI)
        .where('reference', 'like', 'play:%')
        .where('house', 'is not', null)
        .orderBy('id')
        .execute();
      expect(movements).toEqual([
        { kind: 'BET', house: 'games', amount: String(stake) },
        { kind: 'WIN', house: 'games', amount: String(-payout) },
      ]);
      const { game: kept } = (await game.state()).value;
      expect(kept).toMatchObject({ kind: 'slot', grid: value.grid });
    });

    it('that wins nothing takes its stake', async () => {
      await platform.set({ luck: 'lose' });
      const game = await open('RNG', 'CLASSIC');
      const before = await cents();
      const { value } = await game.round('spin', { stake: game.stake });
      expect([value.lines, smallest(value.win), value.grid.length]).toEqual([[], 0n, 3]);
      expect(before - (await cents())).toBe(smallest(game.stake));
      expect((await bets())[0]?.status).toBe('LOST');
    });

    it('that is asked for again is the same one', async () => {
      const game = await open('RNG');
      const before = await cents();
      const body = { stake: game.stake };
      const [first, second] = await Promise.all([
        game.round('spin', body, REQUEST),
        game.round('spin', body, REQUEST),
      ]);
      const third = await game.round('spin', body, REQUEST);
      expect([second.value, third.value]).toEqual([first?.value, first?.value]);
      expect(await bets()).toHaveLength(1);
      expect(await cents()).toBe(before - smallest(game.stake) + smallest(first?.value.win));
    });

    it('never spends more than there is, however many come at once', async () => {
      await platform.set({ luck: 'lose' });
      const game = await open('RNG');
      await hold(String(smallest(game.stake) * 3n + 1n));
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => game.round('spin', { stake: game.stake })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ code }) => code === 'insufficient_funds')).toHaveLength(5);
      expect(await cents()).toBe(1n);
      expect(await bets()).toHaveLength(3);
      await hold(String(smallest(game.stake)));
      expect((await game.round('spin', { stake: game.stake })).status).toBe(200);
    });

    it('that was refused can be asked for again', async () => {
      const game = await open('RNG');
      await hold('0');
      expect((await game.round('spin', { stake: game.stake }, REQUEST)).code).toBe('insufficient_funds');
      await hold('100000');
      expect((await game.round('spin', { stake: game.stake }, REQUEST)).status).toBe(200);
    });

    it.each([
      ['of a stake that is none', { stake: '0.01' }, 'bad_request'],
      ['of less than nothing', { stake: '-1.00' }, 'bad_request'],
      ['with more than it takes', { stake: '0.01', win: '9' }, 'bad_request'],
    ])('%s is refused', async (_, body, code) => {
      const game = await open('RNG');
      expect(await game.round('spin', body)).toMatchObject({ status: 400, code });
      expect(await game.round('spin', { stake: game.stake }, 'short')).toMatchObject({ status: 400 });
      expect(await game.round('shoot', { stake: game.stake, species: 0 })).toMatchObject({ status: 400 });
      expect(await bets()).toEqual([]);
    });

    it('is not for a game that has been closed since', async () => {
      const game = await open('RNG');
      await platform.set({ gameMaintenance: { [game.nodeId]: true } });
      expect(await game.round('spin', { stake: game.stake })).toMatchObject({
        status: 409,
        code: 'game_maintenance',
      });
    });

    it('[4.14] makes its game the latest', async () => {
      const mai = await playerOf(platform);
      const slot = await open('RNG', undefined, mai);
      platform.wait(1000);
      const fish = await open('FISH', undefined, mai);
      platform.wait(1000);
      const latest = async () => (await mai.ask('GET', RECENT)).value.list[0].nodeId;
      expect(await latest()).toBe(fish.nodeId);
      await slot.round('spin', { stake: slot.stake });
      expect(await latest()).toBe(slot.nodeId);
    });
  });

  it('a shot catches its fish, or does not', async () => {
    const game = await open('FISH');
    await platform.set({ luck: 'win' });
    const hit = await game.round('shoot', { stake: game.stake, species: 2 });
    expect(hit.value.caught).toBe(true);
    expect(smallest(hit.value.win)).toBe(smallest(game.stake) * 5n);
    await platform.set({ luck: 'lose' });
    expect((await game.round('shoot', { stake: game.stake, species: 0 })).value.caught).toBe(false);
    expect((await game.round('shoot', { stake: game.stake, species: 9 })).status).toBe(400);
    expect((await bets()).map(({ status }) => status)).toEqual(['WON', 'LOST']);
  });

  it('a guess is about the card on the table, and puts the next one there', async () => {
    const game = await open('PVP');
    await platform.set({ luck: 'win' });
    const card = async () => (await game.state()).value.game as CardsState;
    const { card: from, odds } = await card();
    expect((await card()).card).toEqual(from);
    const guess = odds.high > 0 ? 'high' : 'low';
    const { value } = await game.round('guess', { stake: game.stake, guess });
    expect(value.from).toEqual(from);
    expect(guess === 'high' ? value.to.rank > from.rank : value.to.rank < from.rank).toBe(true);
    expect(smallest(value.win)).toBe((smallest(game.stake) * BigInt(odds[guess])) / 100n);
    expect((await card()).card).toEqual(value.to);
  });

  it('[4.13] a room has stakes of its own', async () => {
    const mai = await playerOf(platform);
    const [least, most] = await platform.store.db
      .selectFrom('pvp_room')
      .innerJoin('game', 'game.node_id', 'pvp_room.node_id')
      .select(['room_id as roomId', 'vendor as vassalage', 'pvp_room.min_bet as minBet'])
      .orderBy('pvp_room.node_id')
      .orderBy('level')
      .limit(2)
      .execute();
    for (const room of [least, most]) {
      const { roomId, vassalage } = room ?? {};
      const { stakes } = (await (await openGame(platform, mai, { roomId, vassalage })).state()).value;
      expect(Number(stakes[0])).toBe(room?.minBet);
    }
  });

  describe('a table', () => {
    const table = async (opened: { state(): Promise<{ value: { game: unknown } }> }) =>
      (await opened.state()).value.game as TableGameState;

    it('takes bets until a round closes, then pays who is right', async () => {
      await platform.set({ luck: 'win' });
      const game = await open('LIVE', 'BACCARAT');
      const before = await cents();
      const { round, closesAt, pays } = await table(game);
      const bet = (pick: string, inRound = round) =>
        game.round('bet', { stake: game.stake, pick, round: inRound });
      expect((await bet('player')).status).toBe(200);
      expect(await bet('player', round + 1)).toMatchObject({ status: 409, code: 'round_closed' });
      expect((await bet('red')).code).toBe('bad_request');
      expect(await cents()).toBe(before - smallest(game.stake));
      expect((await table(game)).bets).toEqual([{ round, pick: 'player', stake: game.stake, win: '0.00' }]);
      platform.wait(closesAt - platform.now().getTime());
      expect(await bet('player')).toMatchObject({ status: 409, code: 'round_closed' });
      const payout = (smallest(game.stake) * BigInt(pays.player ?? 0)) / 100n;
      const after = await table(game);
      expect(after.history[0]).toMatchObject({ round, pick: 'player' });
      expect(smallest(after.bets[0]?.win ?? '')).toBe(payout);
      expect(await cents()).toBe(before - smallest(game.stake) + payout);
      expect(await bets()).toMatchObject([{ title: `${game.name}: player`, status: 'WON' }]);
    });

    it('has one outcome a round, for everybody', async () => {
      const [mai, quynh] = [await open('LIVE', 'ROULETTE'), await playerOf(platform, 'quynh')];
      const other = await open('LIVE', 'ROULETTE', quynh);
      const { history } = await table(mai);
      expect(history).toHaveLength(12);
      expect((await table(other)).history).toEqual(history);
      platform.wait(15_000);
      expect((await table(other)).history.slice(1)).toEqual(history.slice(0, 11));
    });

    it('pays once, also to a player who has left', async () => {
      await platform.set({ luck: 'win' });
      const mai = await playerOf(platform);
      const game = await open('SPORTS', 'FOOTBALL', mai);
      const before = await cents();
      const { round, pays } = await table(game);
      await game.round('bet', { stake: game.stake, pick: 'away', round });
      platform.wait(15_000);
      const payout = (smallest(game.stake) * BigInt(pays.away ?? 0)) / 100n;
      const balances = await Promise.all(
        Array.from({ length: 4 }, () => mai.ask('GET', '/wps/v2/wallets/balance')),
      );
      expect(await cents()).toBe(before - smallest(game.stake) + payout);
      expect(new Set(balances.map(({ value }) => value.sumBalance)).size).toBe(1);
      expect((await bets()).map(({ status }) => status)).toEqual(['WON']);
    });

    it('opens in every kind of table, each with something to bet on', async () => {
      const mai = await playerOf(platform);
      const kinds = await platform.store.db
        .selectFrom('game')
        .select(({ fn }) => [
          'game_classify as classify',
          'game_type as gameType',
          fn.min('node_id').as('nodeId'),
        ])
        .where('game_type', 'in', ['LIVE', 'SPORTS'])
        .groupBy(['game_classify', 'game_type'])
        .execute();
      expect(kinds.length).toBeGreaterThan(10);
      for (const { gameType, classify } of kinds) {
        const { pays, history } = await table(await open(gameType, classify, mai));
        for (const { pick } of history) expect(Object.keys(pays)).toContain(pick);
      }
    });
  });
});
