import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

describePlatform('outcomes', (platform) => {
  const newKey = () => `key-${randomUUID()}`;
  const convert = (who: Visitor, idempotencyKey: string) =>
    who.seal('POST', '/wps/points/convert', { points: 100, password: 'Livery2026', idempotencyKey });
  const outcome = (who: Visitor, idempotencyKey: string) =>
    who.ask('POST', '/wps/member/request/outcome', { body: { idempotencyKey } });
  const pointsOf = async (who: Visitor) => (await who.ask('GET', '/wps/relay/MCSFE_points')).value.points;

  async function quynh(): Promise<Visitor> {
    const visitor = visitorOf(platform);
    await visitor.logIn('quynh');
    return visitor;
  }

  it('what was carried out is told again by its key', async () => {
    const who = await quynh();
    const key = newKey();
    const { value } = await convert(who, key);
    expect(await outcome(who, key)).toMatchObject({ status: 200, value: { state: 'DONE', answer: value } });
  });

  it('what has not arrived is given up, and not carried out when it comes after all', async () => {
    const who = await quynh();
    const before = await pointsOf(who);
    const key = newKey();
    for (let times = 0; times < 2; times++) {
      expect((await outcome(who, key)).value).toEqual({ state: 'VOID' });
    }
    expect(await convert(who, key)).toMatchObject({ status: 409, code: 'request_given_up' });
    expect(await pointsOf(who)).toBe(before);
  });

  it('what was refused is void', async () => {
    const who = await quynh();
    const key = newKey();
    await who.seal('POST', '/wps/points/convert', { points: 1, password: 'Livery2026', idempotencyKey: key });
    expect((await outcome(who, key)).value).toEqual({ state: 'VOID' });
  });

  it('a request and a question at once agree, whichever comes first', async () => {
    const who = await quynh();
    for (let times = 0; times < 5; times++) {
      const before = await pointsOf(who);
      const key = newKey();
      const [sent, asked] = await Promise.all([convert(who, key), outcome(who, key)]);
      const done = asked.value.state === 'DONE';
      expect(sent.status).toBe(done ? 200 : 409);
      expect(await pointsOf(who)).toBe(done ? before - 100 : before);
    }
  });

  it('a key means nothing to anybody else', async () => {
    const who = await quynh();
    const key = newKey();
    await convert(who, key);
    const other = visitorOf(platform);
    await other.logIn('mai');
    expect((await outcome(other, key)).value).toEqual({ state: 'VOID' });
    expect((await outcome(who, key)).value).toMatchObject({ state: 'DONE' });
  });
});
