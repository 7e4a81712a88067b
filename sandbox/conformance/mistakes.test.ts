import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';

describePlatform('a mistake', (platform) => {
  const { call } = platform;

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
