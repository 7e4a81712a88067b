import { randomUUID } from 'node:crypto';
import type {
  Contract,
  ContractEndings,
  ContractList,
  ContractSettlementList,
  ContractTerms,
  ContractTier,
  ContractType,
} from '@liveryjs/schemas/platform';
import { expect } from 'vitest';
import type { OwnIds } from '#sandbox/http/own-ids.ts';
import { placeBet } from '#sandbox/money/place-bet.ts';
import { settleBet } from '#sandbox/money/settle-bet.ts';
import type { TestPlatform } from './describe-platform.ts';
import { type Answer, type Visitor, visitorOf } from './visitor.ts';

/** A tier without conditions, of a salary. */
export const salary = (rate: string, activeMembers = 0, betAmount = '0.00'): ContractTier => ({
  rate,
  activeMembers,
  betAmount,
});
/** The same of a dividend. */
export const dividend = (
  rate: string,
  activeMembers = 0,
  periodValidBet = '0.00',
  periodProfitAndLoss = '0.00',
): ContractTier => ({ rate, activeMembers, periodValidBet, periodProfitAndLoss });

/** An agent who makes and answers offers. */
export interface Agent extends Visitor {
  offer(downline: string, type: ContractType, tiers: readonly ContractTier[], more?: object): Promise<Answer>;
  answer(contractId: number, answer: 'ACCEPT' | 'REJECT' | 'TERMINATE', more?: object): Promise<Answer>;
  terms(type: ContractType): Promise<OwnIds<ContractTerms>>;
  given(type: ContractType, query?: string): Promise<OwnIds<ContractList>>;
  endings(type: ContractType, query: string): Promise<OwnIds<Contract[]>>;
  settlements(type: ContractType, query?: string): Promise<OwnIds<ContractSettlementList>>;
  /** Titles of the messages that are not read, newest first. */
  news(): Promise<string[]>;
}

const newKey = () => `key-${randomUUID()}`;
/** All that a test lets happen. */
const always = 'from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z';

export async function agentOf(platform: TestPlatform, username: string): Promise<Agent> {
  const visitor = visitorOf(platform);
  expect((await visitor.logIn(username)).status).toBe(200);
  const get = async (path: string) => {
    const { status, value, code } = await visitor.ask('GET', path);
    expect([status, code, ...platform.logged]).toEqual([200, undefined]);
    return value;
  };
  const contractPath = '/wps/agent/contract';
  return {
    ...visitor,
    offer: (downline, type, tiers, more = {}) =>
      visitor.ask('POST', `${contractPath}/offer`, {
        body: { type, downline, period: periods[type], tiers, idempotencyKey: newKey(), ...more },
      }),
    answer: (contractId, answer, more = {}) =>
      visitor.ask('POST', `${contractPath}/answer`, {
        body: { contractId, answer, idempotencyKey: newKey(), ...more },
      }),
    terms: (type) => get(`${contractPath}?type=${type}`),
    given: (type, query = '') => get(`${contractPath}/given?type=${type}&${query}`),
    endings: async (type, query) =>
      ((await get(`${contractPath}/endings?type=${type}&${query}`)) as OwnIds<ContractEndings>).list,
    settlements: (type, query = '') => get(`${contractPath}/settlements?type=${type}&${always}&${query}`),
    news: async () =>
      (await get('/wps/relay/CSP_messages')).list
        .filter(({ read }: { read: boolean }) => !read)
        .map(({ title }: { title: string }) => title),
  };
}

const periods = {
  DIVIDEND: 'DAILY',
  DAILY_SALARY: 'DAILY',
  HOURLY_SALARY: 'HOURLY',
  REALTIME_SALARY: 'FIVE_MINUTES',
} as const;

/** Places bets as games do, in cents, and settles them at the platform's time. */
export function betsOn(platform: TestPlatform) {
  let count = 0;
  return async (accountId: number, stake: number, payout: number) => {
    count += 1;
    const reference = `bet-of-a-test-${count}`;
    await platform.store.db.transaction().execute(async (db) => {
      const now = platform.now();
      const bet = {
        accountId,
        gameType: 'RNG',
        vendor: 'QLMR',
        title: 'Something',
        reference,
        at: now,
      } as const;
      const { betId } = await placeBet(db, { ...bet, stake: BigInt(stake) });
      await settleBet(db, { betId, payout: BigInt(payout), at: now });
    });
  };
}
