import { CallError } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { Contract } from '@liveryjs/schemas/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { portal } from '#client/portal.ts';
import { byCode } from '#client/session/refusal-key.ts';
import { endSession, lapseSession, startSession } from '#client/session/session.ts';
import { loginResult, member, Refused, stubPlatform, tenant } from '#client/testing.ts';
import { answerContract } from './answer-contract.ts';
import { contractRefusals } from './contract-refusals.ts';
import { loadContractFacts } from './load-contract-facts.ts';

const brand = { ...emptyBrand, tenant } as typeof emptyBrand;
const source = portal.sources.find(({ key }) => key === 'contracts');

afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

test('[6.04] [2.36] contract facts are asked for agents, under their session; all others have none', () => {
  expect([source?.dependsOn?.(brand), portal.facts(brand).contracts]).toEqual([null, []]);
  for (const [type, expected] of [
    [0, []],
    [4, []],
    [2, undefined],
  ] as const) {
    startSession(loginResult({ member: member({ type }) }));
    expect([type, portal.facts(brand).contracts]).toEqual([type, expected]);
    expect(source?.dependsOn?.(brand) === null).toBe(expected !== undefined);
  }
});

test('[2.36] contracts are those of the session that they were asked for, and not known for the next agent', async () => {
  stubPlatform({
    'GET /wps/member/info/funds/consolidated': { dailysalreqtype: '1', info: { agent: true } },
  });
  const load = () => source?.load(AbortSignal.timeout(1000), brand);
  /** Returns the contracts that the page knows after it has read the facts again. */
  const knownContracts = () => ({ contracts: ['dailySalary'], ...portal.facts(brand) }).contracts;
  const first = loginResult({ member: member({ type: 2 }) });
  startSession(first);
  await load();
  expect(knownContracts()).toEqual(['dailySalary']);
  lapseSession(tenant);
  startSession(first);
  expect(knownContracts()).toEqual(['dailySalary']);
  const late = load();
  lapseSession(tenant);
  startSession(loginResult({ member: member({ id: 8, type: 2 }) }));
  await late;
  expect(knownContracts()).toBeUndefined();
  await load();
  expect(knownContracts()).toEqual(['dailySalary']);
});

test('[2.36] the facts are the types whose flag is set', async () => {
  startSession(loginResult());
  stubPlatform({
    'GET /wps/member/info/funds/consolidated': {
      dailysalreqtype: '1',
      divtypereq: '0',
      contracthoursalreq: '0',
      realtimesalreqtype: '1',
      info: { agent: true, upline: false, offered: false },
    },
  });
  expect(await loadContractFacts(AbortSignal.timeout(1000))).toEqual({
    contracts: ['dailySalary', 'realTimeSalary'],
  });
});

test('[2.36] an account without flags, or with flags that nobody knows, has no such contracts', async () => {
  startSession(loginResult());
  for (const [info, contracts] of [
    [{}, []],
    [{ dailysalreqtype: 1, divtypereq: 'yes', info: null }, ['dailySalary']],
  ] as const) {
    stubPlatform({ 'GET /wps/member/info/funds/consolidated': info });
    expect(await loadContractFacts(AbortSignal.timeout(1000))).toEqual({ contracts });
  }
});

test('[4.21] an answer that nobody knows the end of goes again under the same key until it is known', async () => {
  startSession(loginResult());
  const contract: Contract = {
    id: 7,
    type: 'DIVIDEND',
    period: 'DAILY',
    state: 'ACTIVE',
    upline: null,
    downline: 'mai',
    tiers: [{ rate: '1.5', activeMembers: 3 }],
    offeredAt: '2026-11-21T10:00:00Z',
  };
  const answers: unknown[] = [
    new Refused(503, 'failed'),
    new Refused(409, 'contract_state'),
    contract,
    contract,
  ];
  const calls = stubPlatform({
    get 'POST /wps/agent/contract/answer'() {
      return answers.shift();
    },
  });
  const answer = () => answerContract({ contractId: 7, answer: 'ACCEPT', ends: [] });
  await expect(answer()).rejects.toThrow();
  const refused = await answer().catch((error: unknown) => error);
  expect(byCode(refused, contractRefusals)).toBe('contracts.changed');
  await answer();
  await answer();
  const keys = calls.map(({ body }) => JSON.parse(body ?? '').idempotencyKey);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[2]);
  expect(refused).toBeInstanceOf(CallError);
});
