import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, stubPlatform } from '#client/testing.ts';
import { loadStatus } from './load-status.ts';
import { system } from './store.ts';
import { visitor } from './visitor.ts';

const STATUS = 'GET /wps/system/status';
const WHITELABEL = 'GET /wps/system/whitelabel';
const tree = {
  modId: 'ROOT',
  enabled: 1,
  childrenNodes: [
    { modId: 'DIRECTREG3', enabled: '1', childrenNodes: [] },
    { modId: 'FREEPLAY3', enabled: '0' },
    { modId: 'PTSYS3' },
    'no module',
  ],
};
const load = () => loadStatus(AbortSignal.timeout(1000));

beforeEach(() => vi.stubGlobal('location', { host: 'aurora.test' }));
afterEach(() => vi.unstubAllGlobals());

test('[6.07] [7.02] a permission with a tree needs no other call, and the number 1 is on', async () => {
  const calls = stubPlatform({ [STATUS]: { info: { whitelabel: tree } } });
  expect((await load()).modules).toEqual(['ROOT', 'DIRECTREG3']);
  expect(calls.map(({ url }) => url)).toEqual(['/wps/system/status?url=aurora.test']);
});

test.each([
  ['{}', {}],
  ['null parts', { info: null, location: null, maintenance: null, regionRestriction: null }],
  [
    'null parts of info',
    { info: { whitelabel: null, resources: null, customerService: null, imageCDNs: null, languages: null } },
  ],
  [
    'wrong types',
    { info: { whitelabel: [], resources: {}, customerService: 'chat', imageCDNs: 7 }, location: [] },
  ],
])('[7.02] a permission with %s opens the portal without what is missing', async (_, permission) => {
  visitor.ip = '203.0.113.7';
  const calls = stubPlatform({ [STATUS]: permission, [WHITELABEL]: tree });
  expect(await load()).toEqual({
    status: 0,
    modules: ['ROOT', 'DIRECTREG3'],
    languages: undefined,
    addresses: {},
    facts: { resources: [], anyResource: [], wallets: ['byVendor'] },
  });
  expect(calls.map(({ name }) => name)).toEqual([STATUS, WHITELABEL]);
  expect([visitor.ip, system.imageBases, system.resources, system.customerService]).toEqual([
    undefined,
    [],
    [],
    [],
  ]);
});

test('[3.01] [5.10] where games are launched from and what registration takes is kept', async () => {
  const registerRules = { email: { enabled: true } };
  const launchGameCDNs = ['https://play.example/', 'ftp://play.example'];
  stubPlatform({ [STATUS]: { info: { whitelabel: tree, registerRules, launchGameCDNs } } });
  await load();
  expect(system).toMatchObject({ launchBases: ['https://play.example'], registerRules });
  stubPlatform({ [STATUS]: { info: { whitelabel: tree } } });
  await load();
  expect(system).toMatchObject({ launchBases: [], registerRules: undefined });
});

test.each([
  ['refuses the tree', new Refused(404, 'not_found'), []],
  ['fails to answer the tree', new Refused(500, 'internal'), []],
  ['answers no tree', null, []],
])('[6.07] where the platform %s, every module is off', async (_, answer, want) => {
  stubPlatform({ [STATUS]: {}, [WHITELABEL]: answer });
  expect((await load()).modules).toEqual(want);
});

test('a tree that does not get through is asked for again with the status', async () => {
  stubPlatform({ [STATUS]: {}, [WHITELABEL]: new TypeError('Failed to fetch') });
  await expect(load()).rejects.toMatchObject({ kind: 'network' });
});

test.each([
  ['false', 0],
  ['true', 1],
  [1, 1],
])('[4.16] maintenance as %j gives %i', async (maintenance, want) => {
  stubPlatform({ [STATUS]: { info: { whitelabel: tree }, maintenance } });
  expect((await load()).status).toBe(want);
});

const entry = { csType: 'LIVECHAT', type: 1, path: '/live' };
test.each([
  ['a list', [entry, { type: 1 }], [entry]],
  [
    'version.pathList',
    { version: { pathList: [{ type: '3', path: 'x12345678' }] } },
    [{ type: 3, path: 'x12345678' }],
  ],
])('[3.06] ways to customer service come as %s', async (_, customerService, want) => {
  stubPlatform({ [STATUS]: { info: { whitelabel: tree, customerService } } });
  await load();
  expect(system.customerService).toEqual(want);
});
