/** @module-tag postgres */
import { randomUUID } from 'node:crypto';
import type { Activity, PromotionListResponse, Raffle } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { pictureFiles } from '#sandbox/testing/picture-files.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const [FIRST, TICKET, PRESENTS, SLIP, QUEST, FISH, RAFFLE] = [1, 2, 3, 6, 7, 8, 11];
const STATES = [
  'JOIN',
  'CLAIM',
  'APPLYING',
  'CLOSE',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'PROCESS',
  'JOINED',
  'COMING_SOON',
];

describePlatform('activities', (platform) => {
  const { value, set } = platform;
  async function logIn(username: string): Promise<Visitor> {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username)).status).toBe(200);
    return visitor;
  }
  const activitiesOf = async (who: Visitor): Promise<Activity[]> =>
    (await who.ask('GET', '/wps/promotion/activities')).value.list;
  const states = async (who: Visitor) =>
    Object.fromEntries((await activitiesOf(who)).map(({ promotionId, status }) => [promotionId, status]));
  const post = (who: Visitor, path: string, body: object) =>
    who.ask('POST', `/wps/promotion/${path}`, { body: { idempotencyKey: randomUUID(), ...body } });
  const join = (who: Visitor, promotionId: number, more: object = {}) =>
    post(who, 'activities/join', { promotionId, ...more });
  const claim = (who: Visitor, promotionId: number, more: object = {}) =>
    post(who, 'activities/claim', { promotionId, ...more });
  const draw = (who: Visitor, more: object = {}) =>
    post(who, 'raffle/claim', { promotionId: RAFFLE, ...more });
  const moneyOf = async (who: Visitor): Promise<number> =>
    Number((await who.ask('GET', '/wps/v2/wallets/balance')).value.sumBalance);
  const pointsOf = async (who: Visitor): Promise<number> =>
    (await who.ask('GET', '/wps/relay/MCSFE_points')).value.points;
  const upload = async (who: Visitor): Promise<string> =>
    (await who.ask('POST', '/wps/upload/picture', { body: pictureFiles.png, type: 'image/png' })).value.id;

  it('[4.20] stand in every state for some account', async () => {
    const [mai, quynh, sofia] = [await logIn('mai'), await logIn('quynh'), await logIn('sofia')];
    expect(await states(mai)).toEqual({
      [FIRST]: 'CLAIM',
      [TICKET]: 'JOIN',
      [PRESENTS]: 'COMING_SOON',
      [SLIP]: 'JOIN',
      [QUEST]: 'JOINED',
      [FISH]: 'CLOSE',
      [RAFFLE]: 'CLAIM',
    });
    const all = [mai, quynh, sofia].map(states);
    const seen = new Set((await Promise.all(all)).flatMap((accountStates) => Object.values(accountStates)));
    expect([...seen].sort()).toEqual([...STATES].sort());
    expect((await activitiesOf(sofia)).find(({ promotionId }) => promotionId === SLIP)?.remark).toBeTruthy();
  });

  it('[2.07] are told of with each promotion that has one: how one takes part, and from when', async () => {
    const { list } = await value<PromotionListResponse>('/wps/relay/MCSFE_promotions');
    expect(list.map(({ id, activity }) => [id, activity?.kind, activity?.startsAt])).toEqual([
      [FIRST, 'join', undefined],
      [TICKET, 'join', undefined],
      [PRESENTS, 'join', '2026-11-26T00:00:00.000Z'],
      [4, undefined, undefined],
      [5, undefined, undefined],
      [SLIP, 'apply', undefined],
      [QUEST, 'join', undefined],
      [FISH, 'join', undefined],
      [RAFFLE, 'raffle', undefined],
    ]);
  });

  it('[4.20] go from Join by Joined and Claim to Claimed, and pay once', async () => {
    const mai = await logIn('mai');
    expect((await join(mai, TICKET)).value).toEqual({ promotionId: TICKET, status: 'JOINED' });
    expect((await claim(mai, TICKET)).code).toBe('activity_state');
    await set({ activities: { mai: { [TICKET]: { status: 'CLAIM' } } } });
    const before = await moneyOf(mai);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all([1, 2].map(() => claim(mai, TICKET, { idempotencyKey })));
    expect(answers.map(({ value: activity }) => activity.status)).toEqual(['CLAIMED', 'CLAIMED']);
    expect((await claim(mai, TICKET)).code).toBe('activity_state');
    expect(await moneyOf(mai)).toBeCloseTo(before + 1, 5);
  });

  it('[4.20] pay again when the operator lets them be claimed again', async () => {
    const mai = await logIn('mai');
    const before = await moneyOf(mai);
    for (const times of [1, 2, 3]) {
      await set({ activities: { mai: { [TICKET]: { status: 'CLAIM' } } } });
      expect((await claim(mai, TICKET)).value.status).toBe('CLAIMED');
      expect(await moneyOf(mai)).toBeCloseTo(before + times, 5);
    }
  });

  it('[5.09] are applied for with a comment of 140 characters and three pictures', async () => {
    const mai = await logIn('mai');
    const pictures = [await upload(mai), await upload(mai), await upload(mai)];
    expect((await join(mai, SLIP, { comment: 'x'.repeat(141), pictures })).code).toBe('bad_request');
    const four = [...pictures, await upload(mai)];
    expect((await join(mai, SLIP, { comment: 'x', pictures: four })).code).toBe('bad_request');
    expect((await join(mai, SLIP, { comment: '   ', pictures })).code).toBe('comment_missing');
    expect((await join(mai, SLIP, { comment: 'x', pictures: ['x'.repeat(43)] })).code).toBe(
      'picture_unknown',
    );
    // The refused requests took nothing.
    const { value: applied } = await join(mai, SLIP, { comment: 'x'.repeat(140), pictures });
    expect(applied).toEqual({ promotionId: SLIP, status: 'APPLYING' });
    const uploads = await platform.store.db.selectFrom('upload').select('used_for').execute();
    expect(uploads.filter(({ used_for }) => used_for === `activity-${SLIP}`)).toHaveLength(3);
    expect((await join(mai, SLIP, { comment: 'again' })).code).toBe('activity_state');
    await set({ activities: { mai: { [SLIP]: { status: 'REJECTED', remark: 'Four bets only.' } } } });
    expect((await activitiesOf(mai)).find(({ promotionId }) => promotionId === SLIP)).toEqual({
      promotionId: SLIP,
      status: 'REJECTED',
      remark: 'Four bets only.',
    });
    // An operator who lets the account try again.
    await set({ activities: { mai: { [SLIP]: { status: 'JOIN' } } } });
    expect((await join(mai, SLIP, { comment: 'five now' })).value.status).toBe('APPLYING');
  });

  it.each([
    ['not open yet', PRESENTS, 409, 'activity_state'],
    ['closed', FISH, 409, 'activity_state'],
    ['joined before', QUEST, 409, 'activity_state'],
    ['no activity', 4, 404, 'activity_gone'],
    ['not there', 999, 404, 'activity_gone'],
  ])('[4.20] one that is %s cannot be joined', async (_, id, status, code) => {
    expect(await join(await logIn('mai'), id)).toMatchObject({ status, code });
  });

  it('[4.20] one that was coming soon opens on its day', async () => {
    const mai = await logIn('mai');
    const { db } = platform.store;
    await db
      .updateTable('promotion_activity')
      .set({ starts_in_days: 0 })
      .where('promotion_id', '=', PRESENTS)
      .execute();
    expect((await join(mai, PRESENTS)).value.status).toBe('JOINED');
    await db
      .updateTable('promotion_activity')
      .set({ starts_in_days: 5 })
      .where('promotion_id', '=', PRESENTS)
      .execute();
  });

  it('a raffle gives tickets, and what is drawn with them, each once', async () => {
    const sofia = await logIn('sofia');
    expect((await draw(sofia)).code).toBe('no_ticket');
    expect((await join(sofia, RAFFLE)).value).toEqual({ promotionId: RAFFLE, status: 'CLAIM', tickets: 3 });
    const { prizes } = await value<Raffle>(`/wps/promotion/raffle?promotionId=${RAFFLE}`);
    const worth = await platform.store.db
      .selectFrom('raffle_prize')
      .select(['id', 'kind', 'amount'])
      .execute();
    const before = { money: await moneyOf(sofia), points: await pointsOf(sofia) };
    const same = randomUUID();
    const twice = await Promise.all([1, 2].map(() => draw(sofia, { idempotencyKey: same })));
    const answers = [...twice, ...(await Promise.all([1, 2, 3].map(() => draw(sofia))))];
    const won = answers.filter(({ status }) => status === 200).map(({ value: win }) => win);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['no_ticket']);
    const drawn = [...new Map(won.map((win) => [win.tickets, win.prizeId])).values()];
    expect(drawn).toHaveLength(3);
    expect(prizes.map(({ id }) => id)).toEqual(expect.arrayContaining(drawn));
    const sum = (kind: string) =>
      drawn.reduce((all: number, id) => {
        const prize = worth.find((candidate) => candidate.id === id);
        return all + (prize?.kind === kind ? prize.amount : 0);
      }, 0);
    expect(await moneyOf(sofia)).toBeCloseTo(before.money + sum('MONEY') / 100, 5);
    expect(await pointsOf(sofia)).toBe(before.points + sum('POINTS'));
    expect((await activitiesOf(sofia)).find(({ promotionId }) => promotionId === RAFFLE)).toEqual({
      promotionId: RAFFLE,
      status: 'CLAIMED',
      tickets: 0,
    });
  });

  it('a raffle shows its prizes to everybody, in their language', async () => {
    const { prizes } = await value<Raffle>(`/wps/promotion/raffle?promotionId=${RAFFLE}&language=AR`);
    expect(prizes[2]).toEqual({
      id: 3,
      kind: 'MONEY',
      name: '1 $',
      image: '/sandbox/img/thing/coin.svg?merchant=aurora',
    });
    for (const { image } of prizes) expect((await platform.app.inject(image)).statusCode).toBe(200);
    expect((await platform.call('/wps/promotion/raffle?promotionId=1')).status).toBe(404);
  });

  it('are for accounts of one’s own, and none while promotions are off', async () => {
    const trial = visitorOf(platform);
    await trial.freePlay();
    for (const answer of [await join(trial, TICKET), await claim(trial, FIRST), await draw(trial)]) {
      expect(answer.code).toBe('need_true_account');
    }
    const mai = await logIn('mai');
    await set({ modules: { PROMOTION3: false } });
    expect(await activitiesOf(mai)).toEqual([]);
    expect((await claim(mai, FIRST)).code).toBe('activity_gone');
    expect((await visitorOf(platform).ask('GET', '/wps/promotion/activities')).status).toBe(401);
  });

  it('an operator can only decide on what is there', async () => {
    for (const activities of [{ nobody: { 1: { status: 'CLAIM' } } }, { mai: { 4: { status: 'CLAIM' } } }]) {
      const { status, body } = await set({ activities });
      expect([status, body.message]).toEqual([400, expect.stringContaining('is no account, or no activity')]);
    }
    expect((await set({ activities: { mai: { 1: { status: 'LATER' } } } })).status).toBe(400);
  });
});
