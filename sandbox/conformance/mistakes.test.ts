import { expect, it } from 'vitest';
import { checkOf } from '#sandbox/http/schemas.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { password, sealText, visitorOf } from '#sandbox/testing/visitor.ts';

const KEY = 'key-of-a-mistake-1';
const HUGE = '9'.repeat(21);
const TOO_HIGH = 2 ** 31;
const secret = { password, idempotencyKey: KEY };
const record = '/wps/relay/MCSFE_betRecord?to=2026-11-22T00:00:00Z';

describePlatform('a mistake', (platform) => {
  const { call } = platform;
  const logIn = async (username: string) => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username)).status).toBe(200);
    return visitor;
  };

  it.each<[string, 'GET' | 'POST' | 'PUT', string, string, object?]>([
    ['tomas', 'GET', '/wps/agent/contract/given?type=DIVIDEND&downline=a%00b', 'query/downline'],
    ['tomas', 'GET', '/wps/agent/contract/endings?type=DIVIDEND&contractId=9999999999', 'query/contractId'],
    ['tomas', 'GET', '/wps/agent/contract/endings?type=DIVIDEND&downline=a%00b&rate=1', 'query/downline'],
    ['tomas', 'GET', '/wps/agent/team/members?search=a%00b', 'query/search'],
    ['tomas', 'GET', '/wps/agent/team/members?upline=a%00b', 'query/upline'],
    ['tomas', 'GET', '/wps/agent/team/member?username=a%00b', 'query/username'],
    ['mai', 'GET', '/wps/points/rewards?maxPoints=9999999999', 'query/maxPoints'],
    ['mai', 'GET', `${record}&from=0000-01-01T00:00:00Z`, 'query/from'],
    ['mai', 'GET', `${record}&from=-000001-01-01T00:00:00Z`, 'query/from'],
    ['mai', 'GET', `${record}&from=%2B010000-01-01T00:00:00Z`, 'query/from'],
    ['mai', 'GET', `${record}&from=0001-01-01T00:00:00%2B14:00`, 'query/from'],
    [
      'mai',
      'POST',
      '/wps/relay/GCS_walletTransfer',
      'body/amount',
      { from: 'MAIN', to: 'QLMR', amount: HUGE, idempotencyKey: KEY },
    ],
    ['tomas', 'POST', '/wps/member/transfer', 'body/amount', { to: 'amara', amount: HUGE, ...secret }],
    [
      'tomas',
      'POST',
      '/wps/agent/contract/answer',
      'body/contractId',
      { contractId: TOO_HIGH, answer: 'ACCEPT', idempotencyKey: KEY },
    ],
    ['mai', 'POST', '/wps/points/redeem', 'body/rewardId', { rewardId: TOO_HIGH, quantity: 1, ...secret }],
    [
      'mai',
      'POST',
      '/wps/relay/MCSFE_missionClaim',
      'body/missionId',
      { missionId: TOO_HIGH, idempotencyKey: KEY },
    ],
    ['mai', 'POST', '/wps/relay/CSP_readMessages', 'body/ids/0', { ids: [TOO_HIGH] }],
    [
      'mai',
      'POST',
      '/wps/promotion/activities/join',
      'body/comment',
      { promotionId: 6, comment: 'a\0b', idempotencyKey: KEY },
    ],
    [
      'mai',
      'PUT',
      '/wps/feedback',
      'body/content',
      { type: 'other', content: 'ten characters\0', idempotencyKey: KEY },
    ],
    [
      'mai',
      'POST',
      '/wps/withdraw/missing',
      'body/text',
      {
        reference: 'WD261121-0123456789',
        part: 1,
        pictures: ['x'.repeat(43)],
        text: 'a\0b',
        idempotencyKey: KEY,
      },
    ],
  ])(
    'in what %s sends is answered with where it is: %s %s %s',
    async (username, method, url, pointer, body) => {
      const who = await logIn(username);
      const sealed = method === 'POST' && body !== undefined && 'password' in body;
      const answer = sealed
        ? await who.seal(method, url, body)
        : await who.ask(method, url, body === undefined ? {} : { body });
      expect([
        answer.status,
        answer.code,
        answer.details?.map((detail) => detail.at),
        platform.logged,
      ]).toEqual([400, 'bad_request', [pointer], []]);
      expect(answer.message).toContain(`${pointer} must `);
    },
  );

  it('is not what a text of several lines holds', () => {
    const check = checkOf('feedback-request', 'body');
    const content = 'First line,\r\n\tand the second.';
    expect(check({ type: 'other', content, idempotencyKey: KEY })).toEqual([]);
  });

  it('of the caller is answered in the envelope', async () => {
    expect(await call('/wps/nowhere?x=1')).toEqual({
      status: 404,
      body: {
        success: false,
        message: 'There is no GET /wps/nowhere at this platform.',
        error: { code: 'not_found' },
      },
    });
    const headers = { 'content-type': 'application/json' };
    const bad = await platform.app.inject({ method: 'POST', url: '/sandbox/state', payload: '{', headers });
    expect([bad.statusCode, bad.json().error.code]).toEqual([400, 'bad_request']);
    const large = await platform.app.inject({
      method: 'POST',
      url: '/sandbox/state',
      payload: JSON.stringify({ faults: [{ call: 'GET /', body: 'x'.repeat(300_000) }] }),
      headers,
    });
    expect([large.statusCode, large.json().error.code]).toEqual([413, 'too_large']);
  });

  it.each(['/wps/nowhere', '/wps/session/login', '/sandbox/state'])(
    'in how deep a body of %s goes is refused at the door, and the journal goes on',
    async (url) => {
      const deep = (levels: number) => `${'[1,'.repeat(levels)}{}${']'.repeat(levels)}`;
      const post = async (levels: number) => {
        const headers = { 'content-type': 'application/json' };
        return platform.app.inject({ method: 'POST', url, payload: deep(levels), headers });
      };
      for (const levels of [33, 5000, 15_000]) {
        const answer = await post(levels);
        expect([levels, answer.statusCode, answer.json()]).toEqual([
          levels,
          400,
          {
            success: false,
            message: 'The request is not what this call takes: body goes deeper than 32 levels.',
            error: {
              code: 'bad_request',
              details: [{ at: 'body', message: 'goes deeper than 32 levels' }],
            },
          },
        ]);
      }
      expect((await post(31)).json().message).not.toContain('deeper');
      const sealed = await sealText(`{"a":${deep(5000)}}`, await platform.value('/wps/system/publicKey'));
      const ask = { body: sealed, type: 'application/jose' };
      expect((await visitorOf(platform).ask('POST', url, ask)).details).toEqual([
        { at: 'body', message: 'goes deeper than 32 levels' },
      ]);
      expect((await platform.call('/sandbox/journal?secrets=shown')).status).toBe(200);
      expect((await visitorOf(platform).logIn('mai')).status).toBe(200);
      expect(platform.logged).toEqual([]);
    },
  );

  it('of the platform stays in its terminal', async () => {
    await platform.store.db.schema.alterTable('country').renameTo('country_away').execute();
    const answer = await call('/wps/system/countries');
    await platform.store.db.schema.alterTable('country_away').renameTo('country').execute();
    expect(answer).toEqual({
      status: 500,
      body: {
        success: false,
        message: 'The platform failed. Its terminal says why.',
        error: { code: 'failed' },
      },
    });
    expect(platform.logged.join()).toMatch(/GET \/wps\/system\/countries: .*country.* does not exist\n +at /);
  });
});
