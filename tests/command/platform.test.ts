import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type StartedSandbox, startSandbox } from '@liveryjs/sandbox/start-sandbox';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startMockOfContract } from '#tests/harness/mock-of-contract.ts';
import { speakOtherwise } from '#tests/harness/speak-otherwise.ts';
import { Answer } from '#tests/minimal-platform/answer.ts';
import { type OtherAnswer, startMinimalPlatform } from '#tests/minimal-platform/start.ts';
import { PASSWORD } from '#tests/minimal-platform/world.ts';
import { livery } from './test-command.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'livery-platform-'));
let sandbox: StartedSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    folder: join(folder, 'sandbox'),
    templates: join(root, '.livery/templates'),
    log: () => {},
  });
  vi.stubEnv('LIVERY_PASSWORD', 'Livery2026');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const LOST_PICTURE =
  '      ! /value/url: url (a picture that loads) (shown on securityCenter) expected, something else found';

it.each([
  ['member', 'mai', []],
  // The picture of tomas is one that is lost.
  ['agent', 'tomas', [LOST_PICTURE, LOST_PICTURE]],
])(
  'the sandbox passes whole, as a visitor and as %s, and what must be refused is',
  async (_, account, lost) => {
    const ran = await livery(root, 'platform', sandbox.url, '--account', account, '--write');
    const told = ran.out.split('\n').filter((line) => /✗| ! /.test(line));
    expect(told).toEqual(lost);
    expect(ran.out).toMatch(/\d{3} trials: \d{3} passed, 0 failed, \d+ refused, 0 absent, \d skipped\.$/);
    expect(ran.code).toBe(0);
  },
);

it('the sandbox has all that a brand names, but for one group of banners', async () => {
  const ran = await livery(root, 'platform', sandbox.url, '--brand', 'aurora', '--format', 'json');
  expect(ran.code).toBe(0);
  expect(JSON.parse(ran.out)).toMatchObject([
    {
      brand: 'aurora',
      issues: [{ code: 'platform-banners', file: 'brands/house/brand.json' }],
      unanswered: [],
    },
  ]);
});

it('a platform that speaks otherwise passes through its adapter, and not without', async () => {
  const foreign = speakOtherwise(sandbox.url).listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  const { port } = foreign.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const adapter = join(root, 'client/adapters/code-data-msg.ts');
  const ran = await livery(root, 'platform', origin, '--account', 'mai', '--adapter', adapter);
  expect(ran.out).not.toMatch(/✗| ! /);
  expect(ran.code).toBe(0);
  const plain = await livery(root, 'platform', origin);
  expect(plain.out).toContain('no envelope');
  expect(plain.code).toBe(1);
  foreign.close();
});

it('reports to programs', async () => {
  const minimal = await startMinimalPlatform();
  const json = JSON.parse((await livery(root, 'platform', minimal.url, '--format', 'json')).out) as {
    results: { call: string; verdict: string }[];
  };
  expect(json.results.find(({ call }) => call === 'getCaptcha')?.verdict).toBe('passed');
  const junit = await livery(root, 'platform', minimal.url, '--format', 'junit');
  await minimal.close();
  expect(junit.out).toMatch(
    /^<\?xml .*\n<testsuites tests="\d+" failures="0" errors="0" time="\d+\.\d{3}">\n {2}<testsuite name="livery platform" tests="\d+" failures="0" .* timestamp="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d">/,
  );
  expect(junit.notes).toContain('0 failed');
});

it('says that nobody answers there', async () => {
  const ran = await livery(root, 'platform', 'http://127.0.0.1:9');
  expect(ran.code).toBe(1);
  expect(ran.out).toContain('failed: not reached');
});

it('does not go on with a wrong password, and never shows one', async () => {
  vi.stubEnv('LIVERY_PASSWORD_QUYNH', 'WrongOne2026');
  const minimal = await startMinimalPlatform();
  const ran = await livery(root, 'platform', minimal.url, '--account', 'quynh');
  await minimal.close();
  expect(ran.out).toMatch(/POST \/wps\/session\/login .* failed: refused: /);
  expect(ran.out + ran.notes).not.toContain('WrongOne2026');
  expect(ran.code).toBe(1);
});

it.each<[string, readonly string[], string]>([
  ['no address', ['platform', 'play'], 'Expected an address such as https://play.example.'],
  ['a path', ['platform', 'https://play.example/wps'], 'Expected an origin, without a path'],
  ['a password in it', ['platform', 'https://a:b@play.example'], 'Expected an address'],
  ['no file of an adapter', ['platform', 'https://play.example', '--adapter', 'none.ts'], 'does not exist'],
  [
    'a file without an adapter',
    ['platform', 'https://play.example', '--adapter', join(root, 'workspace/terminal.ts')],
    'has no adapter as its default export',
  ],
  ['no account to write as', ['platform', 'https://play.example', '--write'], '--write needs an --account'],
])('a command line with %s ends with a sentence', async (_, args, sentence) => {
  const ran = await livery(root, ...args);
  expect(ran.code).toBe(2);
  expect(ran.notes).toContain(sentence);
});

it('an account without a password is asked for one, by name', async () => {
  vi.stubEnv('LIVERY_PASSWORD', '');
  const ran = await livery(root, 'platform', 'https://play.example', '--account', 'an-a');
  expect(ran.notes).toContain('Set LIVERY_PASSWORD_AN_A or LIVERY_PASSWORD.');
  expect(ran.code).toBe(2);
});

/** Violations of the contract: the answer that is broken, and what has to be said of it. */
const violations: readonly (readonly [call: string, answer: OtherAnswer, said: string])[] = [
  ['GET /wps/captcha', answering([]), '/value: one of the forms of the contract expected, a list found'],
  ['GET /wps/system/status', () => 'Welcome', 'no envelope: /success is missing, or neither true nor false'],
  [
    'GET /lgw/games/popular',
    changed((games) => delete games[0].gameName),
    '/value/0/gameName: a value expected, nothing found',
  ],
  ['GET /lgw/games/game_menus', answering({}), '/value: array expected, an object found'],
  ['GET /wps/system/whitelabel', () => new Answer({ success: false }, 500), 'status 500'],
  [
    'GET /wps/system/domainRoute',
    answering({ domainList: [{}] }),
    '/value/domainList/0/domainName: a value expected, nothing found',
  ],
  [
    'GET /wps/agent/affiliate',
    () => new Answer({ success: false }, 404),
    'status 404: the specification names this call',
  ],
  [
    'GET /wps/v2/wallets/balance',
    answering({ sum: 1 }),
    '/value/sumBalance: a value expected, nothing found',
  ],
  [
    'GET /wps/member/info',
    changed((member) => Object.assign(member, { account: null })),
    'the page securityCenter would be empty: account (as asked for) expected, none found',
  ],
  [
    'GET /wps/relay/GCS_recentGame',
    () => ({ success: true, value: { list: [] }, error: { code: 'failed' } }),
    '/success is true, and /error says why it failed',
  ],
  [
    'GET /wps/member/info/funds/consolidated',
    () => new Answer({ success: true, value: {} }, 403),
    '/success is true with status 403',
  ],
  ['GET /wps/relay/CSP_unreadCount', () => ({ success: 'yes', value: { count: 0 } }), 'no envelope'],
  ['DELETE /wps/session/logout', () => ({ success: false, message: 'Not now.' }), 'Not now.'],
];

function answering(value: unknown): OtherAnswer {
  return () => ({ success: true, value });
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is broken in ways that its type would not allow.
function changed(change: (value: any) => unknown): OtherAnswer {
  return (_, usual) => {
    const body = structuredClone(usual()) as { value: unknown };
    change(body.value);
    return body;
  };
}

it('a platform that answers only what the specification names passes', async () => {
  const minimal = await startMinimalPlatform();
  vi.stubEnv('LIVERY_PASSWORD', PASSWORD);
  const ran = await livery(root, 'platform', minimal.url, '--account', 'mai');
  await minimal.close();
  expect(ran.out).not.toContain('✗');
  expect(ran.out).toMatch(/ 0 failed, \d+ refused, \d\d absent, /);
  expect(ran.code).toBe(0);
});

it('each violation of a broken platform is found, at its call and its place', async () => {
  const minimal = await startMinimalPlatform({
    answers: Object.fromEntries(violations.map(([call, answer]) => [call, answer])),
  });
  vi.stubEnv('LIVERY_PASSWORD', PASSWORD);
  const ran = await livery(root, 'platform', minimal.url, '--account', 'mai');
  await minimal.close();
  const lines = ran.out.split('\n');
  for (const [call, , sentence] of violations) {
    const lineIndex = lines.findIndex((line) => line.includes(`✗ ${call} `));
    expect([call, lineIndex >= 0]).toEqual([call, true]);
    expect(lines.slice(lineIndex, lineIndex + 3).join('\n')).toContain(sentence);
  }
  expect(ran.out).toContain(` ${violations.length} failed,`);
  expect(ran.code).toBe(1);
});

it('a login without a token is no login', async () => {
  const minimal = await startMinimalPlatform({
    answers: { 'POST /wps/session/login': answering({ token: '', firstTimeLogin: false }) },
  });
  vi.stubEnv('LIVERY_PASSWORD', PASSWORD);
  const ran = await livery(root, 'platform', minimal.url, '--account', 'mai');
  await minimal.close();
  expect(ran.out).toContain('failed: /value/token is missing or empty');
});

it('a mock of the contract has the right shapes, and fails: each page that is empty is named', async () => {
  const mock = await startMockOfContract({
    logIn: { token: 'token' },
    getWhitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [{ modId: ' ', enabled: '1' }] },
    getPromotions: { list: [{ id: 1, category: 'new_player', title: 'A promotion', image: 'string' }] },
  });
  vi.stubEnv('LIVERY_PASSWORD', PASSWORD);
  const ran = await livery(root, 'platform', mock.url, '--account', 'mai', '--cipher', 'none');
  await mock.close();
  expect(ran.code).toBe(1);
  const lines = ran.out.split('\n');
  for (const [call, sentence] of EMPTY) {
    const lineIndex = lines.findIndex((line) => line.includes(`✗ ${call} `));
    expect([call, lineIndex >= 0]).toEqual([call, true]);
    expect(lines.slice(lineIndex, lineIndex + 3).join('\n')).toContain(sentence);
  }
});

/** The gaps of a mock, by call: a text of the report on each. */
const EMPTY: readonly (readonly [call: string, sentence: string])[] = [
  ['GET /wps/system/status', '/value/status: <= 2 (shown on every page) expected, a number found'],
  ['GET /wps/system/whitelabel', 'the page /register would be empty: an item with modId (of those that'],
  ['GET /wps/system/setting/register', 'and username or mobileNum expected, none found'],
  ['GET /lgw/games/game_menus', '/sports, /fish, /rng, /pvp, /esports and /elott would be empty'],
  [
    'GET /wps/relay/GCSGAME_gameList?gameType=RNG',
    'the page /rng would be empty: an item with nodeId and gameName and vassalage (of getVendors or getGameMenus) and gameType (as asked for) expected, an empty list found',
  ],
  ['GET /wps/relay/GCSGAME_gameList?gameType=COCKFIGHT', 'the page /cockfight would be empty'],
  ['GET /wps/relay/GCSGAME_hotGames', 'the page / would be empty'],
  ['GET /lgw/games/popular', 'the page / would be empty'],
  [
    'GET /wps/relay/MCSFE_banners',
    'the page / would be empty: an item with url (a picture that loads) and groupName (as asked for)',
  ],
  [
    'GET /wps/relay/MCSFE_promotions',
    'the page /promotions would be empty: an item with id and title and image (a picture that loads) and startsAt (not above endsAt) expected, 1 without found',
  ],
  [
    'GET /wps/agent/affiliate',
    'a no to something that nobody has (shown on /register (affiliate codes)) expected, a yes found',
  ],
  ['GET /wps/verification/challenge', 'the page loginPopupModal and /register (bot check) would be empty'],
  ['GET /wps/system/domainRoute', 'the page speed test would be empty'],
  [
    'GET /wps/deposit',
    '/value/totalPages: one page (shown on depositv2) expected, 7 beside 0 of 10 items found',
  ],
  ['GET /wps/withdraw/requests', 'one page (shown on withdraw) expected, 7 beside 0 of'],
  ['GET /wps/agent/team/members', 'one page (shown on teamManagement) expected, 7 beside 0 of'],
];
