import { resolve } from 'node:path';
import { ciphers } from '@liveryjs/cli/platform/ask';
import { tryPlatform } from '@liveryjs/cli/platform/try-platform';
import { operationsOf, readContract } from '@liveryjs/cli/types/contract/read-contract';
import { openWorkspace } from '@liveryjs/cli/workspace';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { plausible } from '#tests/harness/plausible-answers.ts';

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

/** Pages that no plausible answers fill. */
const EMPTY = [
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
  'loginPopupModal (captcha)',
  'speed test',
];

function isOf(page: string, text: string): boolean {
  return text.includes(`the page ${page} `) || text.includes(`(shown on ${page})`);
}

const seeds = Array.from({ length: 20 }, (_, seed) => seed + 1);

it('no mock of the contract passes, however plausible its texts are, and pages are named', async () => {
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
    const failed = results.filter(({ verdict }) => verdict === 'failed');
    const sentences = failed.flatMap(({ note, misfits }) => [
      note,
      ...misfits.map(({ expected }) => expected),
    ]);
    const unnamed = EMPTY.filter((page) => !sentences.some((text) => isOf(page, text)));
    expect([seed, failed.length > 0, unnamed]).toEqual([seed, true, []]);
  }
});
