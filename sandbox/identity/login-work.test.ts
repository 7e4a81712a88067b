import { scrypt } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

vi.mock('node:crypto', { spy: true });

describePlatform('logging in', (platform) => {
  it.each([
    ['username', 'mai', 'nobody'],
    ['username', '0901234567', '0900000000'],
    ['sms', '0901234567', '0900000000'],
  ])('takes as much work by %s for %s as for %s, which nobody has', async (type, known, unknown) => {
    const work = async (username: string) => {
      const number = { mobileNum: username, countryDialingCode: '84' };
      vi.mocked(scrypt).mockClear();
      await visitorOf(platform).logIn(username, 'wrong', { type, ...(type === 'sms' ? number : {}) });
      return vi.mocked(scrypt).mock.calls.map(([, , length, options]) => ({ length, ...options }));
    };
    const took = await work(known);
    expect(took.length).toBeGreaterThan(0);
    expect(await work(unknown)).toEqual(took);
  });
});
