/** @module-tag postgres */

import type { Contract, ContractState } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import type { OwnIds } from '#sandbox/http/own-ids.ts';
import { type Agent, agentOf, dividend, salary } from '#sandbox/testing/agents.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const DAY = 24 * 60 * 60 * 1000;
const TYPE = 'DAILY_SALARY';

describePlatform('contracts', (platform) => {
  const agent = (username: string) => agentOf(platform, username);
  const offered = async (
    from: Agent,
    to: string,
    rate: string,
    more: object = {},
  ): Promise<OwnIds<Contract>> => {
    const { status, value, code } = await from.offer(to, TYPE, [salary(rate)], more);
    expect([status, code]).toEqual([200, undefined]);
    return value;
  };
  const accepted = async (
    from: Agent,
    to: Agent,
    username: string,
    rate: string,
  ): Promise<OwnIds<Contract>> => {
    const { id } = await offered(from, username, rate);
    const { value, code } = await to.answer(id, 'ACCEPT');
    expect(code).toBeUndefined();
    return value;
  };
  const stateOf = async (id: number) =>
    (
      await platform.store.db
        .selectFrom('contract')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;

  it('[4.21] are offered by the upline, and in force when the downline accepts; both sides are told', async () => {
    const [tomas, amara] = [await agent('tomas'), await agent('amara')];
    expect(await amara.terms(TYPE)).toMatchObject({ active: null, offered: null, rate: null });
    expect(await tomas.terms(TYPE)).toMatchObject({
      active: { upline: null, downline: 'tomas', state: 'ACTIVE' },
      rate: '1.20',
      periods: ['DAILY'],
      currency: 'USD',
      downlines: [
        { account: 'amara', nickname: 'Amara', rate: null },
        { account: 'bruno', nickname: 'Bruno', rate: '0.90' },
      ],
    });
    const { status, value: offer } = await tomas.offer('amara', TYPE, [
      salary('0.30', 1, '0.00'),
      salary('0.80', 2, '50.00'),
    ]);
    expect(status).toBe(200);
    expect(offer).toEqual({
      id: expect.any(Number),
      type: TYPE,
      period: 'DAILY',
      state: 'OFFERED',
      upline: 'tomas',
      downline: 'amara',
      tiers: [
        { rate: '0.30', activeMembers: 1, betAmount: '0.00' },
        { rate: '0.80', activeMembers: 2, betAmount: '50.00' },
      ],
      offeredAt: '2026-11-21T10:00:00.000Z',
      expiresAt: '2026-11-28T10:00:00.000Z',
    });
    expect(await amara.terms(TYPE)).toMatchObject({ active: null, offered: offer, rate: null });
    expect(await amara.news()).toContain('New contract offer: daily salary');
    platform.wait(60_000);
    const { value: contract } = await amara.answer(offer.id, 'ACCEPT');
    expect(contract).toMatchObject({ state: 'ACTIVE', activeFrom: '2026-11-21T10:01:00.000Z' });
    expect(await amara.terms(TYPE)).toMatchObject({ active: contract, offered: null, rate: '0.80' });
    expect(await tomas.news()).toContain('Contract accepted: daily salary');
    expect((await tomas.given(TYPE, 'state=ACTIVE&downline=amara')).list).toEqual([contract]);
    expect((await tomas.given(TYPE)).list.map(({ id }) => id)).toEqual([offer.id, 416, 415]);
    expect(await tomas.given(TYPE, 'pageSize=2&pageNo=2')).toMatchObject({
      list: [{ id: 415 }],
      total: 3,
      totalPages: 2,
    });
  });

  // Every state, who asks, and what comes of each answer; everything else is refused.
  const table: readonly (readonly [
    ContractState,
    Partial<Record<'tomas' | 'amara', Record<string, ContractState>>>,
  ])[] = [
    ['OFFERED', { tomas: { TERMINATE: 'TERMINATED' }, amara: { ACCEPT: 'ACTIVE', REJECT: 'REJECTED' } }],
    ['ACTIVE', { tomas: { TERMINATE: 'TERMINATED' }, amara: { TERMINATE: 'TERMINATED' } }],
    ['REJECTED', {}],
    ['TERMINATED', {}],
    ['SUPERSEDED', {}],
    ['EXPIRED', {}],
  ];
  it('[4.21] take these answers in each state, from these sides, and no others', async () => {
    const sides = { tomas: await agent('tomas'), amara: await agent('amara') };
    const strangers = { kofi: await agent('kofi'), ingrid: await agent('ingrid') };
    const { id } = await offered(sides.tomas, 'amara', '0.50');
    const put = (state: ContractState) =>
      platform.store.db
        .updateTable('contract')
        .set({
          state,
          active_from: ['ACTIVE', 'SUPERSEDED', 'TERMINATED'].includes(state) ? platform.now() : null,
          ended_at: state === 'OFFERED' || state === 'ACTIVE' ? null : platform.now(),
        })
        .where('id', '=', id)
        .execute();
    const seen: unknown[] = [];
    const want: unknown[] = [];
    for (const [state, outcomes] of table) {
      for (const answer of ['ACCEPT', 'REJECT', 'TERMINATE'] as const) {
        for (const [name, who] of Object.entries(sides)) {
          await put(state);
          const { code } = await who.answer(id, answer);
          const becomes = outcomes[name as keyof typeof sides]?.[answer];
          seen.push([state, name, answer, code, await stateOf(id)]);
          want.push([state, name, answer, becomes ? undefined : 'contract_state', becomes ?? state]);
        }
        for (const [name, who] of Object.entries(strangers)) {
          await put(state);
          seen.push([state, name, answer, (await who.answer(id, answer)).code, await stateOf(id)]);
          want.push([state, name, answer, 'contract_gone', state]);
        }
      }
    }
    expect(seen).toEqual(want);
  });

  it('[4.21] are never above the upline’s own rate, and only with a contract of one’s own', async () => {
    const [tomas, amara] = [await agent('tomas'), await agent('amara')];
    expect((await tomas.offer('amara', TYPE, [salary('1.21')])).code).toBe('rate_above_own');
    expect((await tomas.offer('amara', TYPE, [salary('1.20')])).status).toBe(200);
    // A contract that is only on offer is not one's own yet.
    expect((await amara.offer('kofi', TYPE, [salary('0.01')])).code).toBe('rate_above_own');
  });

  it('[4.21] are between an agent and a direct downline who is one', async () => {
    const tomas = await agent('tomas');
    for (const [downline, code] of [
      ['mai', 'downline_no_agent'],
      ['kofi', 'not_in_team'],
      ['ingrid', 'not_in_team'],
      ['tomas', 'not_in_team'],
      ['nobody', 'not_in_team'],
    ] as const) {
      expect([downline, (await tomas.offer(downline, TYPE, [salary('0.10')])).code]).toEqual([
        downline,
        code,
      ]);
    }
  });

  it('[6.03] are not for members, nor for trial accounts, nor while their module is off', async () => {
    const [mai, trial] = [await agent('mai'), visitorOf(platform)];
    await trial.freePlay();
    const terms = `/wps/agent/contract?type=${TYPE}`;
    expect((await mai.ask('GET', terms)).code).toBe('not_agent');
    expect((await trial.ask('GET', terms)).code).toBe('not_agent');
    expect((await mai.offer('quynh', TYPE, [salary('0.10')])).code).toBe('not_agent');
    const tomas = await agent('tomas');
    expect((await tomas.ask('GET', '/wps/agent/contract?type=HOURLY_SALARY')).code).toBe('module_off');
    await platform.set({ modules: { DAILYSALARY3: false } });
    expect((await tomas.offer('amara', TYPE, [salary('0.10')])).code).toBe('module_off');
    expect((await tomas.answer(416, 'TERMINATE')).code).toBe('module_off');
  });

  it('[4.21] have tiers that rise, each with the conditions of its type', async () => {
    const tomas = await agent('tomas');
    const codes = async (tiers: object[], type = TYPE) =>
      (await tomas.offer('amara', type as typeof TYPE, tiers as [])).code;
    expect(await codes([salary('0.00')])).toBe('bad_tiers');
    expect(await codes([salary('0.50', 1), salary('0.40', 2)])).toBe('bad_tiers');
    expect(await codes([salary('0.40', 2), salary('0.50', 2)])).toBe('bad_tiers');
    expect(await codes([salary('0.40', 2, '5.00'), salary('0.50', 1, '9.00')])).toBe('bad_tiers');
    expect(await codes([salary('0.40', 1, '0.001')])).toBe('bad_request');
    expect(await codes([dividend('0.40')])).toBe('bad_request');
    expect(await codes([salary('0.40')], 'DIVIDEND')).toBe('bad_request');
    expect(await codes([])).toBe('bad_request');
    expect((await tomas.offer('amara', TYPE, [salary('0.40')], { period: 'WEEKLY' })).code).toBe(
      'bad_request',
    );
    expect((await tomas.offer('amara', 'DIVIDEND', [dividend('8')], { period: 'WEEKLY' })).code).toBe(
      'would_end',
    );
  });

  it('[4.21] that stay are in force until the downline accepts another; an offer takes the place of an offer', async () => {
    const [tomas, amara] = [await agent('tomas'), await agent('amara')];
    const first = await accepted(tomas, amara, 'amara', '0.50');
    const second = await offered(tomas, 'amara', '0.60');
    const third = await offered(tomas, 'amara', '0.40');
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['ACTIVE', 'SUPERSEDED']);
    expect((await amara.answer(second.id, 'ACCEPT')).code).toBe('contract_state');
    await amara.answer(third.id, 'ACCEPT');
    expect([await stateOf(first.id), await stateOf(third.id)]).toEqual(['SUPERSEDED', 'ACTIVE']);
  });

  it('[4.21] offers that nobody answers in seven days expire', async () => {
    const [tomas, amara] = [await agent('tomas'), await agent('amara')];
    const { id } = await offered(tomas, 'amara', '0.50');
    platform.wait(7 * DAY - 1);
    expect((await (await agent('amara')).terms(TYPE)).offered?.id).toBe(id);
    platform.wait(1);
    const again = await agent('amara');
    expect((await again.terms(TYPE)).offered).toBeNull();
    expect((await again.answer(id, 'ACCEPT')).code).toBe('contract_state');
    const [row] = (await (await agent('tomas')).given(TYPE, 'state=EXPIRED')).list;
    expect(row).toMatchObject({ id, endedAt: '2026-11-28T10:00:00.000Z' });
    expect((await amara.ask('GET', '/wps/member/info')).status).toBe(401);
  });

  it('[4.21] a lower rate lists what it would end further down, and ends it once that is agreed to', async () => {
    const [tomas, amara, kofi] = [await agent('tomas'), await agent('amara'), await agent('kofi')];
    const upperContract = await accepted(tomas, amara, 'amara', '1.00');
    const given = await accepted(amara, kofi, 'kofi', '0.80');
    expect(await tomas.endings(TYPE, 'downline=amara&rate=0.80')).toEqual([]);
    expect((await tomas.endings(TYPE, 'downline=amara&rate=0.79')).map(({ id }) => id)).toEqual([given.id]);
    const lower = (ends: number[]) => tomas.offer('amara', TYPE, [salary('0.50')], { ends });
    expect((await lower([])).code).toBe('would_end');
    expect((await lower([given.id, upperContract.id])).code).toBe('would_end');
    expect([await stateOf(given.id), (await amara.terms(TYPE)).offered]).toEqual(['ACTIVE', null]);
    const { value: offer } = await lower([given.id]);
    expect([await stateOf(given.id), await stateOf(upperContract.id)]).toEqual(['TERMINATED', 'ACTIVE']);
    expect(await kofi.news()).toContain('Contract ended: daily salary');
    expect(await amara.news()).toContain('Contract ended: daily salary');
    // Until it is accepted the rate is the old one: what is given on meanwhile ends with the acceptance.
    const meanwhile = await accepted(amara, kofi, 'kofi', '0.90');
    expect((await amara.answer(offer.id, 'ACCEPT')).code).toBe('would_end');
    const ending = await amara.endings(TYPE, `contractId=${offer.id}&answer=ACCEPT`);
    expect(ending.map(({ id }) => id)).toEqual([meanwhile.id]);
    expect((await amara.answer(offer.id, 'ACCEPT', { ends: [meanwhile.id] })).status).toBe(200);
    expect(await stateOf(meanwhile.id)).toBe('TERMINATED');
  });

  it('[4.21] what ends takes along all that was given on from it', async () => {
    const [tomas, amara, kofi] = [await agent('tomas'), await agent('amara'), await agent('kofi')];
    const contract = await accepted(tomas, amara, 'amara', '1.00');
    const given = await accepted(amara, kofi, 'kofi', '0.80');
    const onOffer = await offered(amara, 'kofi', '0.30');
    const ends = [given.id, onOffer.id];
    expect((await tomas.answer(contract.id, 'TERMINATE')).code).toBe('would_end');
    expect((await tomas.answer(contract.id, 'TERMINATE', { ends })).status).toBe(200);
    expect([await stateOf(given.id), await stateOf(onOffer.id)]).toEqual(['TERMINATED', 'TERMINATED']);
    expect((await amara.terms(TYPE)).rate).toBeNull();
  });

  it('[4.21] are accepted once, however many say so at once, and an offer is one under one key', async () => {
    const [tomas, amara] = [await agent('tomas'), await agent('amara')];
    const idempotencyKey = 'key-of-one-offer-0001';
    const offers = await Promise.all(
      Array.from({ length: 8 }, () => tomas.offer('amara', TYPE, [salary('0.50')], { idempotencyKey })),
    );
    expect(new Set(offers.map(({ value }) => value?.id)).size).toBe(1);
    const { id } = offers[0]?.value ?? {};
    const answers = await Promise.all(Array.from({ length: 20 }, () => amara.answer(id, 'ACCEPT')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'contract_state']));
    expect((await tomas.news()).filter((title) => title.startsWith('Contract accepted'))).toHaveLength(1);
    const key = { idempotencyKey: 'key-of-one-answer-001' };
    const { id: next } = await offered(tomas, 'amara', '0.60');
    const same = await Promise.all(Array.from({ length: 8 }, () => amara.answer(next, 'ACCEPT', key)));
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await amara.answer(next, 'REJECT', key)).code).toBe('idempotency_key_reused');
  });

  it('[4.21] speak the language of who reads', async () => {
    const { db } = platform.store;
    await db.updateTable('account').set({ language: 'VI' }).where('username', '=', 'amara').execute();
    await offered(await agent('tomas'), 'amara', '0.50');
    expect(await (await agent('amara')).news()).toContain('Đề nghị hợp đồng mới: lương hằng ngày');
  });

  it('[3.01] the consolidated information says which types there are, to agents; trial accounts are refused', async () => {
    const path = '/wps/member/info/funds/consolidated';
    const all = { dailysalreqtype: '1', divtypereq: '1', contracthoursalreq: '0', realtimesalreqtype: '0' };
    const none = { ...all, dailysalreqtype: '0', divtypereq: '0' };
    const [tomas, bruno, mai] = [await agent('tomas'), await agent('bruno'), await agent('mai')];
    expect((await tomas.ask('GET', path)).value).toEqual({
      ...all,
      info: { agent: true, upline: false, offered: false },
    });
    expect((await bruno.ask('GET', path)).value.info).toEqual({ agent: true, upline: true, offered: true });
    expect((await mai.ask('GET', path)).value).toEqual({
      ...none,
      info: { agent: false, upline: true, offered: false },
    });
    await platform.set({ modules: { HOURLYSALARY3: true, REALTIMESALARY3: true, DIVIDEND3: false } });
    expect((await tomas.ask('GET', path)).value).toMatchObject({
      ...all,
      divtypereq: '0',
      contracthoursalreq: '1',
      realtimesalreqtype: '1',
    });
    const trial = visitorOf(platform);
    await trial.freePlay();
    expect((await trial.ask('GET', path)).code).toBe('need_true_account');
  });
});
