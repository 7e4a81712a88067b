import { expect, it } from 'vitest';
import { describePlatform, host } from '#sandbox/testing/describe-platform.ts';

const path = '/wps/system/domainRoute?device=0';

describePlatform('the site’s domains', (platform) => {
  const ask = (url: string, from = host) => platform.app.inject({ url, headers: { host: from } });
  const names = async (from: string) =>
    (await ask(path, from))
      .json()
      .value.domainList.map((domain: { domainName: string }) => domain.domainName);

  it.each([host, `m.${host}`, `go.${host}`])('[7.01] are the same, whichever is asked: %s', async (from) => {
    expect(await names(from)).toEqual([host, `m.${host}`, `go.${host}`]);
  });

  it.each(['/wps/system/domainRoute', '/wps/system/domainRoute?device=1'])('refuse %s', async (url) => {
    expect((await ask(url)).statusCode).toBe(400);
  });

  it('[4.17] answer a ping to a page of any origin', async () => {
    const { statusCode, headers, json } = await ask('/wps/system/test/ping?speed=0.123');
    expect([statusCode, json(), headers['access-control-allow-origin'], headers['cache-control']]).toEqual([
      200,
      { success: true, value: null },
      '*',
      'no-store',
    ]);
  });

  it('let no page of another origin read anything else', async () => {
    expect((await ask(path)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['', '?speed=', '?speed=now'])('refuse the ping%s', async (query) => {
    expect((await ask(`/wps/system/test/ping${query}`)).statusCode).toBe(400);
  });
});
