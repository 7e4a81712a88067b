import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const MINUTE = 60 * 1000;
const DEVICES = '/wps/member/devices';

describePlatform('devices', (platform) => {
  const member = async (username = 'mai', address?: string) => {
    const visitor = visitorOf(platform, address);
    expect((await visitor.logIn(username)).status).toBe(200);
    return visitor;
  };
  const alive = async (visitor: Visitor) => (await visitor.ask('GET', '/wps/member/info')).status;
  const listOf = async (visitor: Visitor) => (await visitor.ask('GET', DEVICES)).value.list;

  it('are told with this one first, from where and since when', async () => {
    await member('mai', '198.51.100.4');
    platform.wait(MINUTE);
    const here = await member();
    platform.wait(MINUTE);
    await member('mai', '2001:db8:1::7');
    await member('quynh');
    expect(await listOf(here)).toMatchObject([
      { current: true, address: '203.0.•.•', beganAt: '2026-11-21T10:01:00.000Z' },
      { current: false, address: '2001:db8:•' },
      { current: false, address: '198.51.•.•', beganAt: '2026-11-21T10:00:00.000Z' },
    ]);
  });

  it('are logged out one by one, or all others at once', async () => {
    const [here, there, elsewhere] = [await member(), await member(), await member()];
    const [, device] = await listOf(here);
    const { value } = await here.ask('DELETE', `${DEVICES}?id=${device.id}`);
    expect(value.list).toHaveLength(2);
    expect((await Promise.all([here, there, elsewhere].map(alive))).sort()).toEqual([200, 200, 401]);
    expect((await here.ask('DELETE', `${DEVICES}?id=${device.id}`)).code).toBe('not_found');
    expect((await here.ask('DELETE', DEVICES)).value.list).toMatchObject([{ current: true }]);
    expect(await Promise.all([here, there, elsewhere].map(alive))).toEqual([200, 401, 401]);
  });

  it('of somebody else are not there', async () => {
    const [mai, quynh] = [await member(), await member('quynh')];
    const [hers] = await listOf(quynh);
    expect((await mai.ask('DELETE', `${DEVICES}?id=${hers.id}`)).code).toBe('not_found');
    expect((await mai.ask('DELETE', DEVICES)).status).toBe(200);
    expect(await alive(quynh)).toBe(200);
  });

  it.each(['1', '------------------------------------', "' or 1=1"])('are not named %s', async (id) => {
    const answer = await (await member()).ask('DELETE', `${DEVICES}?id=${encodeURIComponent(id)}`);
    expect(answer.code).toBe('bad_request');
  });
});
