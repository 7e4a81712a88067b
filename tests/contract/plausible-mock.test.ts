import { resolve } from 'node:path';
import { ciphers } from '@liveryjs/cli/platform/ask';
import { contentMisfits } from '@liveryjs/cli/platform/content';
import { tryPlatform } from '@liveryjs/cli/platform/try-platform';
import { openWorkspace } from '@liveryjs/workspace/open';
import { operationsOf, readContract } from '@liveryjs/workspace/types/contract/read-contract';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { plausible, WORDS } from '#tests/harness/plausible-answers.ts';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const contract = readContract(workspace);
const schemas = workspace.schemas.platform;
const operations = operationsOf(contract).map(({ method, path, answer }) => ({
  name: `${method.toUpperCase()} ${path}`,
  values: answer === undefined ? fc.constant(null) : plausible({ ...schemas[answer] }, schemas),
}));

/** Answers every call of the contract with what its schema allows, and nothing at other addresses. */
function stubMock(seed: number): void {
  vi.stubGlobal('fetch', async (address: URL | string, { method = 'GET' }: RequestInit = {}) => {
    const operation = operations.find(({ name }) => name === `${method} ${new URL(address).pathname}`);
    if (!operation) return new Response('{"success":false}', { status: 404 });
    const [value] = fc.sample(operation.values, { seed, numRuns: 1 });
    return Response.json({ success: true, value });
  });
}

/** Pages that no plausible answers fill: for visitors, and for who is logged in. */
const EMPTY = {
  visitor: [
    '/',
    '/live',
    '/sports',
    '/fish',
    '/rng',
    '/pvp',
    '/esports',
    '/cockfight',
    '/elott',
    '/lottery',
    '/vnLottery',
    '/promotions',
    '/pointMall',
    '/register',
    '/register (affiliate codes)',
    '/help',
    'raffle',
    'loginPopupModal (captcha)',
    'loginPopupModal (mobile numbers)',
    'speed test',
  ],
  member: [
    '/rng?view=recent',
    '/rng?view=favourites',
    'securityCenter',
    'playerRank',
    'registerCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'personalHistoryCopy (RNG)',
    'transactionHistory (DEPOSIT)',
    'personalProfit',
    'bonusDetails',
    'rewardCenter',
    'referral',
    'missionLeaderboard',
    'messageV2',
    'manualRebate',
    'responsiblePlay',
    'agentTeamOverview',
    'teamManagement',
    'teamBetting',
    'userProfitAndLoss',
    'myIncome',
    'transactionDetails',
    'dividend, dailySalary, hourlySalary and realTimeSalary',
  ],
};

function isOf(page: string, text: string): boolean {
  return text.includes(`the page ${page} `) || text.includes(`(shown on ${page})`);
}

const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1);

it('no mock of the contract passes, however plausible its texts are, and pages are named', async () => {
  let entries = 0;
  for (const seed of seeds) {
    stubMock(seed);
    const results = await tryPlatform(contract, schemas, {
      origin: 'http://mock.localhost',
      merchant: undefined,
      language: 'EN',
      adapter: undefined,
      cipher: ciphers.none,
      accounts: [{ username: 'mai', password: 'Livery2026' }],
      write: false,
    });
    const sentences = results.flatMap(({ note, misfits }) => [
      note,
      ...misfits.map(({ expected }) => expected),
    ]);
    // Some plausible tokens are none: then nobody is logged in.
    const isMember = results.some(({ call, as }) => call === 'getMemberInfo' && as !== undefined);
    if (isMember) entries += 1;
    const pages = [...EMPTY.visitor, ...(isMember ? EMPTY.member : [])];
    const unnamed = pages.filter((page) => !sentences.some((text) => isOf(page, text)));
    const failed = results.some(({ verdict }) => verdict === 'failed');
    expect([seed, failed, unnamed]).toEqual([seed, true, []]);
  }
  expect(entries).toBeGreaterThan(3);
});

/** A value with another text wherever the mock has words. */
function retold(value: unknown, text: string): unknown {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' && part.split(' ').every((term) => WORDS.includes(term)) ? text : part,
  );
}

const PAGES = [
  ['getHelpCentre', '/help'],
  ['getRaffle', 'raffle'],
  ['getClubLabels', 'playerRank'],
  ['getTeamLinks', 'registerCenter'],
] as const;
const TEXTS = [
  ['words that fill in', 'Lorem ipsum, dolor'],
  ['the word of a schema', 'string'],
  ['nothing', ''],
  ['letters that nobody sees', ' \u200b\u00a0'],
  ['tags alone', '<p><br>&nbsp;</p>'],
] as const;

it.each(PAGES.flatMap(([call, page]) => TEXTS.map(([what, text]) => [call, page, what, text] as const)))(
  'the texts of %s leave %s empty where they are %s',
  (call, page, _, text) => {
    const { content = [], answer = '' } =
      operationsOf(contract).find(({ operationId }) => operationId === call) ?? {};
    const circumstances = { values: new Map(), asked: {}, misfits: [], now: new Date(), pictures };
    for (const value of fc.sample(plausible({ $ref: answer.replace('schemas/platform/', '') }, schemas), {
      seed: 1,
      numRuns: 5,
    })) {
      const misfits = contentMisfits(content, retold(value, text), circumstances);
      expect(misfits.filter(({ serious, expected }) => serious && isOf(page, expected))).not.toEqual([]);
    }
  },
);

/** Every address is one of a picture. */
const pictures: ReadonlySet<string> = new (class extends Set<string> {
  override has(): boolean {
    return true;
  }
})();
