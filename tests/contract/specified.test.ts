import * as contract from '@liveryjs/schemas/calls';
import type { Call } from '@liveryjs/schemas/contract/call';
import { expect, it } from 'vitest';
import { holdAgainstSpecification, SPECIFIED } from '#tests/harness/specified-calls.ts';

const declared = new Map(Object.values<Call>(contract).map((call) => [`${call.method} ${call.path}`, call]));

const PING = 'GET /wps/system/test/ping';

it.each(
  SPECIFIED.filter(({ call }) => call !== PING).map((written) => [written.call, written.with ?? ''] as const),
)('[7.01] the contract declares %s as the specification writes it (%s)', (name, kept) => {
  const call = declared.get(name);
  expect([call?.session === 'required', call?.bodyAs === 'sealed']).toEqual([
    kept.includes('T'),
    kept.includes('E'),
  ]);
});

const LAUNCH = {
  id: 1,
  time: '2026-06-01T12:00:00Z',
  method: 'POST',
  path: '/wps/game/launchGame',
  query: {},
  host: 'aurora.localhost',
  headers: { merchant: 'aurora' },
  authorized: true,
  body: {
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'mai',
    merchantCode: 'aurora',
  },
} as const;

it('a call as it is written is in order', () => {
  expect(holdAgainstSpecification([LAUNCH])).toEqual({ made: ['POST /wps/game/launchGame'], otherwise: [] });
});

it.each([
  ['goes without the session’s token', { ...LAUNCH, authorized: undefined }],
  ['goes encrypted', { ...LAUNCH, encrypted: true as const }],
  ['lacks the header merchant', { ...LAUNCH, headers: {} }],
  ['lacks the field accountType = 1', { ...LAUNCH, body: { ...LAUNCH.body, accountType: 2 } }],
  ['lacks the field username', { ...LAUNCH, body: { ...LAUNCH.body, username: undefined } }],
])('a call that is sent otherwise is named: it %s', (what, sent) => {
  expect(holdAgainstSpecification([JSON.parse(JSON.stringify(sent))]).otherwise).toEqual([
    `POST /wps/game/launchGame ${what}`,
  ]);
});

it('a call that the contract does not have is named', () => {
  expect(holdAgainstSpecification([{ ...LAUNCH, path: '/wps/game/other' }]).otherwise).toEqual([
    'POST /wps/game/other is not in the contract',
  ]);
});
