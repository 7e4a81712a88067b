import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, expect, it, vi } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const scrypt = vi.spyOn(crypto, 'scrypt');
syncBuiltinESMExports();
afterAll(() => {
  scrypt.mockRestore();
  syncBuiltinESMExports();
});

describePlatform('logging in', (platform) => {
  it.each([
    ['username', 'mai', 'nobody'],
    ['username', '0901234567', '0900000000'],
    ['sms', '0901234567', '0900000000'],
  ])('takes as much work by %s for %s as for %s, which nobody has', async (type, existing, unknown) => {
    const work = async (username: string) => {
      const number = { mobileNum: username, countryDialingCode: '84' };
      scrypt.mockClear();
      await visitorOf(platform).logIn(username, 'wrong', { type, ...(type === 'sms' ? number : {}) });
      return scrypt.mock.calls.map(([, , length, options]) => ({ length, ...options }));
    };
    const took = await work(existing);
    expect(took.length).toBeGreaterThan(0);
    expect(await work(unknown)).toEqual(took);
  });
});
