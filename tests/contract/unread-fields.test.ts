import { resolve } from 'node:path';
import {
  isObject,
  type JsonSchema,
  type JsonValue,
  mapReferences,
  ownText,
  textsIn,
} from '@liveryjs/compiler/manifest';
import { openWorkspace } from '@liveryjs/workspace/open';
import { operationsOf, readContract } from '@liveryjs/workspace/types/contract/read-contract';
import { expect, it } from 'vitest';
import { fieldReaders } from './field-readers.ts';

const root = resolve(import.meta.dirname, '../..');
const { schemas, ...workspace } = openWorkspace({ root });
const operations = operationsOf(readContract({ ...workspace, schemas }));
const readers = fieldReaders(root);

/** Fields that the engine's list of pages reads, to which the whole answer is given. */
const READ_WHOLE = ['PointsTransactionListResponse.totalPages', 'RedeemListResponse.totalPages'];

/** Fields of answers that no code of the portal reads, by the reason that the contract keeps them for. All are optional. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'Section 3 of the specification names it, and the portal asks for what it would sort by it': [
    'Announcement.execution',
    'Announcement.platform',
    'Banner.groupName',
  ],
  'Section 3 of the specification names it, and a portal loads no script of a third party to measure visits':
    ['Permission.analytics', 'Permission.gtagId'],
  'A standard defines it: a key as a JWK (RFC 7517) goes to the browser whole': ['PublicKey.use'],
  'It says how much there is on all pages, for clients that say so; the portal draws its pages by totalPages':
    [
      'BettingBonusRecord.total',
      'BonusListResponse.total',
      'ContractList.total',
      'ContractSettlementList.total',
      'OwnRewardListResponse.total',
      'PointsTransactionListResponse.total',
      'RedeemListResponse.total',
      'RewardListResponse.total',
      'TeamBetsResponse.total',
      'TeamProfitResponse.total',
      'TeamTransactionsResponse.total',
    ],
  'The portal shows the matches of one page, and the sandbox answers others': [
    'FixtureListResponse.totalPages',
  ],
  'It says when something was, for whoever keeps or compares what the platform answers; pages show another moment or none':
    [
      'BettingBonus.countsAt',
      'ContractSettlement.paidAt',
      'DepositOrder.endedAt',
      'LotteryBet.placedAt',
      'LotteryBet.settledAt',
      'MissionLeaderboard.from',
      'OwnReward.since',
      'SessionSummary.beganAt',
      'TeamLink.madeAt',
    ],
  'It says whose or of what kind something is, for whoever keeps it beside other answers': [
    'ContractSettlement.contractId',
    'TeamMember.nickname',
    'TeamTop.nickname',
  ],
  'It says by which rule the platform counts, which the sandbox keeps and pages show the outcome of': [
    'BettingBonus.rankLevel',
    'DepositChannel.dayMax',
    'Leader.rankLevel',
    'LotteryNumberGroup.repeats',
    'LotteryOrder.balance',
    'LotteryPlayType.repeats',
    'SessionSummary.payouts',
    'SessionSummary.stakes',
    'WithdrawConfig.confirmMinutes',
    'WithdrawConfig.freePerDay',
  ],
};

/** The shapes of answers, by file: the calls that answer them, and the types that hold them, its own name among these. */
const holders = new Map<string, Set<string>>();
function hold(file: string, names: readonly string[]): void {
  const title = ownText(schemas.platform[file], 'title') ?? '';
  const held = holders.get(file) ?? new Set();
  if (held.has(title) && names.every((name) => held.has(name))) return;
  const within = [...names, title];
  holders.set(file, new Set([...held, ...within]));
  mapReferences(schemas.platform[file] ?? {}, file, (target) => {
    hold(target.file, within);
    return {};
  });
}
for (const { operationId, answer } of operations) if (answer) hold(answer, [operationId]);

/** The fields of a shape, those of objects inside of it among them. */
function fieldsOf(schema: JsonSchema | JsonValue): { name: string; required: boolean }[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (!isObject(schema)) return [];
  const needed = textsIn(schema.required ?? []);
  return Object.entries(schema).flatMap(([key, part]) =>
    key === 'properties' && isObject(part)
      ? Object.entries(part).flatMap(([name, inner]) => [
          { name, required: needed.includes(name) },
          ...fieldsOf(inner),
        ])
      : fieldsOf(part),
  );
}

const fields = [...holders].flatMap(([file, names]) => {
  const schema = schemas.platform[file] ?? {};
  const read = readers.readBy([...names]);
  const title = ownText(schema, 'title') ?? file;
  return fieldsOf(schema).map(({ name, required }) => ({
    field: `${title}.${name}`,
    required,
    isRead: read.has(name),
  }));
});
const kept = Object.values(KEPT).flat();

it('[3.01] every field of an answer is read by the portal, or stands here with the reason that it is kept for', () => {
  const unread = new Set(fields.flatMap(({ field, isRead }) => (isRead ? [] : field)));
  expect([...unread].sort()).toEqual([...kept, ...READ_WHOLE].sort());
});

it('a field that nothing reads takes no answer away where a platform lacks it', () => {
  expect(fields.flatMap(({ field, required }) => (required && kept.includes(field) ? field : []))).toEqual(
    [],
  );
});

it.each([
  ['getGameList', 'minLineNum', true],
  ['getGameList', 'colourOfTheSky', false],
])('code that has the answer of %s in its hands reads %s: %s', (call, field, want) => {
  expect(readers.readBy([call, 'Game']).has(field)).toBe(want);
});
