import { expect, test } from 'vitest';
import type { HANDS } from '#tests/harness/hands.ts';
import { accountMenu, PASSWORD } from '#tests/harness/log-in.ts';
import { openInEnglish } from '#tests/harness/open-in-english.ts';
import { portal } from '#tests/harness/portal.ts';
import { fewRules } from '#tests/harness/register.ts';
import { logInByPassword, logInBySms, logInInTwoSteps, register } from './log-ins.ts';
import { changeAsAsked, changePassword, forgetByMail, forgetByPhone } from './passwords.ts';
import { signOut } from './visitor.ts';

const [SECOND, THIRD, FOURTH] = ['Livery2027', 'Livery2028', 'Livery2029'] as const;

const proof = { challengeId: expect.any(String), solution: expect.any(String) };
const secret = { encrypted: true };

/**
 * Tests in a brand all that a visitor does to get in.
 *
 * @param ways widths of the window, each with what the visitor uses
 */
export function testIdentity(
  id: string,
  ...ways: readonly (readonly [width: number, by: keyof typeof HANDS])[]
): void {
  const brand = portal(id);

  test.each(ways)(
    `[2.33] [2.34] [2.37] [4.02] [4.03] [4.07] [4.08] [4.10] [4.12] [5.05] [5.06] in ${id} at %i px by %s: registered, in by password, by SMS, after forgetting by phone, a change, forgetting by mail, and in two steps`,
    { timeout: 240_000 },
    async (width, by) => {
      await brand.state(fewRules());
      const page = await openInEnglish(brand, [width, 844]);
      const visitor = { brand, page, by };
      const name = `${by}${width}`;
      await register(visitor, name);
      await signOut(visitor);
      await logInByPassword(visitor, 'mai', PASSWORD);
      await accountMenu(page).waitFor();
      await signOut(visitor);
      await logInBySms(visitor);
      await signOut(visitor);
      await forgetByPhone(visitor, SECOND);
      await changePassword(visitor, SECOND, THIRD);
      await signOut(visitor);
      const mailed = await forgetByMail(visitor);
      await logInByPassword(visitor, 'quynh', mailed);
      await changeAsAsked(visitor, mailed, FOURTH);
      await signOut(visitor);
      await logInInTwoSteps(visitor);

      const sent = (await brand.journal()).filter(
        ({ method, path }) => method !== 'GET' && /session|register$|password|sms/.test(path),
      );
      const login = (username: string, password: unknown, type = 'username') => ({
        method: 'POST',
        path: '/wps/session/login',
        ...secret,
        body: { username, password, type },
      });
      const logout = { method: 'DELETE', path: '/wps/session/logout' };
      const change = (oldPassword: string, newPassword: string) => ({
        method: 'POST',
        path: '/wps/member/password',
        authorized: true,
        ...secret,
        body: { oldPassword, newPassword, confirmNewPassword: newPassword },
      });
      const sms = (mobileNum: string, purpose: string) => ({
        method: 'POST',
        path: '/wps/verification/sms/noLogin',
        body: { countryDialingCode: '84', mobileNum, purpose, verification: proof },
      });
      expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
      expect(sent).toMatchObject([
        { method: 'PUT', path: '/wps/member/register', ...secret },
        logout,
        login('mai', PASSWORD),
        logout,
        sms('901234567', 'login'),
        login('901234567', expect.stringMatching(/^\d+$/), 'sms'),
        logout,
        sms('912345678', 'password'),
        {
          method: 'POST',
          path: '/wps/member/password/verification',
          ...secret,
          body: {
            mobileNum: '912345678',
            newPassword: SECOND,
            verificationCode: expect.any(String),
            verification: proof,
          },
        },
        login('912345678', SECOND),
        change(SECOND, THIRD),
        login('quynh', THIRD),
        logout,
        { method: 'POST', path: '/wps/member/password/email' },
        login('quynh', mailed),
        change(mailed, FOURTH),
        login('quynh', FOURTH),
        logout,
        login('linh', PASSWORD),
        { method: 'POST', path: '/wps/session/login/twoFactor', ...secret },
      ]);
      const byMail = sent.find(({ path }) => path === '/wps/member/password/email');
      expect(new URLSearchParams(byMail?.body as never)).toEqual(
        new URLSearchParams({ username: 'quynh', email: 'quynh@example.com' }),
      );
    },
  );
}
