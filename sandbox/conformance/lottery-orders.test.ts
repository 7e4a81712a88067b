/** @module-tag postgres */

import type { LotteryMenuResponse } from '@liveryjs/schemas/platform';
import { describe, expect, it } from 'vitest';
import { bettorsOf, last2 } from '#sandbox/testing/bettors.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const SECOND = 1000;

describePlatform('orders of lotteries', (platform) => {
  const { newKey, current, order, member, bet, own, wallet } = bettorsOf(platform);

  it('takes bets, and pays them when their draw opens, into the betting record too', async () => {
    const mai = await member();
    const before = await wallet();
    await platform.set({ drawResults: { FLASH5: '12345' } });
    const placed = await bet(mai, [
      last2('34', '56'),
      { playType: 'sides', picks: [[], [], [], [], ['big']], stake: '2.5' },
    ]);
    expect([placed.status, placed.value]).toMatchObject([
      200,
      {
        total: '6.50',
        balance: ((before - 650) / 100).toFixed(2),
        bets: [
          {
            gameName: 'Five-Digit Flash',
            numero: '20261121-1022',
            combinations: 4,
            stake: '1.00',
            total: '4.00',
            status: 'OPEN',
            payout: '0.00',
          },
          { labelName: 'Big or small by place', combinations: 1, total: '2.50' },
        ],
      },
    ]);
    expect(await wallet()).toBe(before - 650);
    expect(await own(mai, 'status=OPEN')).toMatchObject({ total: 2, totalPages: 1 });
    platform.wait(61 * SECOND);
    const { bets } = await own(mai);
    expect(bets).toMatchObject([
      { playType: 'sides', status: 'WON', payout: '4.80', numbers: [...'12345'] },
      { playType: 'last2', status: 'WON', payout: '96.00', settledAt: platform.now().toISOString() },
    ]);
    expect(await wallet()).toBe(before - 650 + 480 + 9600);
    expect(await own(mai, 'status=OPEN')).toMatchObject({ bets: [], total: 0, totalPages: 0 });
    const record = await mai.ask(
      'GET',
      '/wps/relay/MCSFE_betRecord?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z&gameType=ELOTT',
    );
    expect(record.value.list).toMatchObject([
      { status: 'WON', payout: '4.80', gameType: 'ELOTT', vassalage: 'TCG', result: '1 2 3 4 5' },
      { title: 'Five-Digit Flash 20261121-1022, Last 2 digits: 3 4 | 5 6', stake: '4.00', payout: '96.00' },
    ]);
  });

  it('says what was bet in the language of the call, and lists the lottery as recent', async () => {
    const mai = await member();
    const { numero } = await current('FLASH5');
    const body = {
      idempotencyKey: newKey(),
      gameCode: 'FLASH5',
      numero,
      prizeMode: 'ZY',
      bets: [last2('1', '2', '0.01')],
    };
    expect((await order(mai, body, { language: 'VI' })).value.bets[0]).toMatchObject({
      gameName: 'Năm Số Chớp Nhoáng',
      labelName: '2 số cuối',
      prizeMode: 'ZY',
    });
    expect((await own(mai, 'language=AR')).bets[0]?.gameName).toBe('ومضة الأرقام الخمسة');
    platform.wait(SECOND);
    const north = await current('VNNORTH');
    const lo = { playType: 'lo2', picks: [['00', '99']], stake: '1.00' };
    await order(mai, {
      ...body,
      idempotencyKey: newKey(),
      gameCode: 'VNNORTH',
      numero: north.numero,
      bets: [lo],
    });
    const recent = async (query: string) =>
      (await mai.ask('GET', `/lgw/vn/games/game_menu/recent?${query}`)).value.map(
        ({ gameCode }: { gameCode: string }) => gameCode,
      );
    expect(await recent('')).toEqual(['VNNORTH', 'FLASH5']);
    const { list } = (await mai.ask('GET', '/wps/relay/GCS_recentGame?clientType=3')).value;
    expect(list.map(({ gameCode }: { gameCode: string }) => gameCode)).toEqual(['VNNORTH', 'FLASH5']);
    expect(await recent('vassalage=TCG_LOTTO_VN')).toEqual(['VNNORTH']);
    expect(await own(mai, 'gameCode=VNNORTH')).toMatchObject({
      total: 1,
      bets: [{ combinations: 2, picks: [['00', '99']] }],
    });
  });

  it('shows nobody the bets of others', async () => {
    await bet(await member(), [last2('1', '2')]);
    const quynh = await member('quynh');
    expect(await own(quynh)).toEqual({ bets: [], totalPages: 0, total: 0 });
    expect((await quynh.ask('GET', '/lgw/vn/games/game_menu/recent')).value).toEqual([]);
    expect((await visitorOf(platform).ask('GET', '/lotto/lgw/orders')).status).toBe(401);
  });

  describe('once', () => {
    it('answers the same key and request the same, also when the draw is over', async () => {
      const mai = await member();
      const { numero } = await current('FLASH5');
      const body = {
        idempotencyKey: newKey(),
        gameCode: 'FLASH5',
        numero,
        prizeMode: 'Elott',
        bets: [last2('1', '2')],
      };
      const before = await wallet();
      const first = await order(mai, body);
      platform.wait(120 * SECOND);
      const again = await order(mai, body);
      expect([again.status, again.value]).toEqual([200, first.value]);
      expect((await own(mai)).total).toBe(1);
      expect([before - 100, before - 100 + 9600]).toContain(await wallet());
    });

    it('takes one of many that come at once', async () => {
      const mai = await member();
      const { numero } = await current('DAILY3');
      const before = await wallet();
      const body = {
        idempotencyKey: newKey(),
        gameCode: 'DAILY3',
        numero,
        prizeMode: 'Lott',
        bets: [last2('1', '2')],
      };
      const answers = await Promise.all(Array.from({ length: 6 }, () => order(mai, body)));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      expect(new Set(answers.map(({ value }) => value.orderId)).size).toBe(1);
      expect(await wallet()).toBe(before - 100);
    });

    it('refuses the key with another request, and lets somebody else have it', async () => {
      const mai = await member();
      const { numero } = await current('DAILY3');
      const body = {
        idempotencyKey: newKey(),
        gameCode: 'DAILY3',
        numero,
        prizeMode: 'Lott',
        bets: [last2('1', '2')],
      };
      await order(mai, body);
      expect(await order(mai, { ...body, bets: [last2('1', '3')] })).toMatchObject({
        status: 409,
        code: 'idempotency_key_reused',
      });
      expect((await order(await member('quynh'), body)).status).toBe(200);
      expect((await own(mai)).total).toBe(1);
    });

    it('lets a key be tried again after a refusal', async () => {
      const mai = await member();
      const { numero } = await current('DAILY3');
      const dear = {
        idempotencyKey: newKey(),
        gameCode: 'DAILY3',
        numero,
        prizeMode: 'Lott',
        bets: [last2('12', '1', '1000')],
      };
      expect((await order(mai, dear)).code).toBe('insufficient_funds');
      const { idempotencyKey } = dear;
      expect((await order(mai, { ...dear, idempotencyKey, bets: [last2('1', '1')] })).status).toBe(200);
    });
  });

  describe('not', () => {
    it('after the draw has closed, nor on one that is to come', async () => {
      const mai = await member();
      const { numero } = await current('FLASH5');
      platform.wait(55 * SECOND);
      expect(await bet(mai, [last2('1', '2')], { numero })).toMatchObject({
        status: 409,
        code: 'draw_closed',
      });
      expect((await bet(mai, [last2('1', '2')], { numero: '20261121-1024' })).code).toBe('draw_closed');
      expect((await bet(mai, [last2('1', '2')])).status).toBe(200);
      expect((await own(mai)).bets.map((placed) => placed.numero)).toEqual(['20261121-1023']);
    });

    it('on a draw that was opened before its time', async () => {
      const mai = await member();
      const { numero } = await current('DAILY3');
      await platform.set({ drawNow: ['DAILY3'] });
      const body = { gameCode: 'DAILY3', numero, prizeMode: 'Lott' };
      expect((await bet(mai, [last2('1', '2')], body)).code).toBe('draw_closed');
    });

    it('[4.13] from a trial account', async () => {
      const trial = visitorOf(platform);
      await trial.freePlay();
      expect(await bet(trial, [last2('1', '2')])).toMatchObject({ status: 403, code: 'need_true_account' });
    });

    it('without a session, nor at a lottery that is not there', async () => {
      expect((await bet(visitorOf(platform), [last2('1', '2')])).status).toBe(401);
      const mai = await member();
      const nowhere = { gameCode: 'NOSUCH', numero: '20261121-1022' };
      expect(await bet(mai, [last2('1', '2')], nowhere)).toMatchObject({ status: 404, code: 'invalid_game' });
      await platform.set({ vendors: { TCG: false } });
      const off = { gameCode: 'FLASH5', numero: '20261121-1022' };
      expect((await bet(mai, [last2('1', '2')], off)).code).toBe('invalid_game');
    });

    it.each([
      ['access_restricted', () => ({ vendorRestriction: { TCG: true } })],
      ['game_maintenance', () => ({ vendorMaintenance: { TCG: true } })],
      ['game_maintenance', (nodeId: number) => ({ gameMaintenance: { [nodeId]: true } })],
    ])('[8.03] under %s', async (code, change) => {
      const mai = await member();
      const [{ gameMenus: [{ nodeId = 0 } = {}] = [] } = {}] = await platform.value<LotteryMenuResponse>(
        '/lgw/vn/games/game_menu?vassalage=TCG&gameType=ELOTT',
      );
      await platform.set(change(Number(nodeId)));
      expect((await bet(mai, [last2('1', '2')])).code).toBe(code);
      expect((await own(mai)).total).toBe(0);
    });

    it('with picks that the play type does not take', async () => {
      const mai = await member();
      const wrong: [object, string][] = [
        [{ playType: 'nosuch', picks: [['1']], stake: '1' }, 'playType is no play type of this lottery'],
        [{ playType: 'last2', picks: [['1']], stake: '1' }, 'picks must have 2 rows'],
        [{ playType: 'last2', picks: [['1'], []], stake: '1' }, 'picks/1 must have 1 to 10 options'],
        [{ playType: 'last2', picks: [['1'], ['11']], stake: '1' }, 'picks/1/0 is no option of this row'],
        [{ playType: 'last2', picks: [['1', '1'], ['2']], stake: '1' }, 'picks/0/1 is picked twice'],
        [{ playType: 'fixed', picks: [[], [], [], [], []], stake: '1' }, 'picks make no combination'],
        [
          { playType: 'straight', picks: Array(5).fill([...'0123456789']), stake: '1' },
          'picks make more than 10000 combinations',
        ],
      ];
      for (const [wrongBet, message] of wrong) {
        const { status, code, details } = await bet(mai, [wrongBet]);
        const mistakes = details?.map(({ at, message: what }) => `${at} ${what}`);
        expect([status, code, mistakes]).toEqual([400, 'invalid_bet', [`body/bets/0/${message}`]]);
      }
      expect((await own(mai)).total).toBe(0);
    });

    it('for a stake that is too small, too large, or between two steps', async () => {
      const mai = await member();
      for (const stake of ['0.05', '500.10', '0.11', '1.001', '0', '9'.repeat(15)]) {
        const { status, code, message } = await bet(mai, [last2('1', '2', stake)]);
        expect([status, code, message]).toEqual([
          400,
          'stake_out_of_range',
          'A stake is not taken: body/bets/0/stake must be 0.10 to 500.00, in steps of 0.10.',
        ]);
      }
    });

    it('where the wallet lacks the money for the last of them', async () => {
      const mai = await member();
      const before = await wallet();
      const bets = Array.from({ length: 4 }, (_, index) => last2(String(index), '1', '400'));
      expect(await bet(mai, bets)).toMatchObject({ status: 409, code: 'insufficient_funds' });
      expect([await wallet(), (await own(mai)).total]).toEqual([before, 0]);
    });
  });

  it('names what it does not take, all at once', async () => {
    const { status, details } = await order(await member(), {
      idempotencyKey: 'short',
      gameCode: 'flash',
      numero: 'x',
      bets: [],
      foo: 1,
    });
    expect([status, details?.map(({ at }) => at).sort()]).toEqual([
      400,
      ['body/bets', 'body/foo', 'body/gameCode', 'body/idempotencyKey', 'body/numero', 'body/prizeMode'],
    ]);
  });
});
