import { describe, expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { outboxOf, password, type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const MINUTE = 60 * 1000;
const SECURITY = '/wps/member/security';
const CODE = '/wps/member/security/code';
const MOBILE = '/wps/member/mobile';
const EMAIL = '/wps/member/email';
const NUMBER = { countryDialingCode: '84', mobileNum: '0977000111' };

describePlatform('what an account is reached by', (platform) => {
  const member = async (username = 'mai') => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username)).status).toBe(200);
    return visitor;
  };
  const send = (visitor: Visitor, body: object) => visitor.ask('POST', CODE, { body });
  const codeOf = async (to: string) => {
    const [message] = await outboxOf(platform, to);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  describe('a number', () => {
    const bind = (visitor: Visitor, more: object) => visitor.seal('PUT', MOBILE, { ...NUMBER, ...more });
    const codeFor = async (visitor: Visitor) => {
      const to = { purpose: 'BIND', channel: 'SMS', ...NUMBER };
      expect((await send(visitor, to)).value.recipient).toBe('+84977000111');
      return codeOf('84977000111');
    };

    it('takes the place of another with the password, and logs in from then on', async () => {
      const mai = await member();
      const verificationCode = await codeFor(mai);
      expect(await bind(mai, { verificationCode })).toMatchObject({ code: 'wrong_password' });
      expect((await bind(mai, { verificationCode, password: 'wrong' })).code).toBe('wrong_password');
      expect((await bind(mai, { verificationCode, password })).status).toBe(200);
      expect((await mai.ask('GET', SECURITY)).value.mobile).toBe('+84 •••111');
      expect((await visitorOf(platform).logIn('0977000111')).status).toBe(200);
    });

    it('takes the place of another with a code from there; a wrong one costs neither', async () => {
      const mai = await member();
      const verificationCode = await codeFor(mai);
      await send(mai, { purpose: 'UNBIND', channel: 'SMS' });
      const oldCode = await codeOf('84901234567');
      expect(await bind(mai, { verificationCode, oldCode: wrong(oldCode) })).toMatchObject({
        code: 'code_wrong',
        details: [{ at: 'body/oldCode' }],
      });
      expect(await bind(mai, { verificationCode: wrong(verificationCode), oldCode })).toMatchObject({
        code: 'code_wrong',
        details: [{ at: 'body/verificationCode' }],
      });
      expect((await bind(mai, { verificationCode, oldCode })).status).toBe(200);
    });

    it('needs no more than its code where there was none', async () => {
      const mai = await member();
      await platform.store.db
        .updateTable('account')
        .set({ dialing_code: null, mobile_num: null })
        .where('username', '=', 'mai')
        .execute();
      expect((await bind(mai, { verificationCode: await codeFor(mai) })).status).toBe(200);
    });

    it('of another account is refused without telling whose', async () => {
      const mai = await member();
      const quynhs = { countryDialingCode: '84', mobileNum: '912345678' };
      const answer = await send(mai, { purpose: 'BIND', channel: 'SMS', ...quynhs });
      expect(answer).toMatchObject({ status: 409, code: 'mobile_taken' });
      expect(answer.message).not.toMatch(/quynh|account/i);
      expect(await outboxOf(platform, '84912345678')).toEqual([]);
      // The same digits, split elsewhere.
      const split = { countryDialingCode: '849', mobileNum: '12345678' };
      expect((await send(mai, { purpose: 'BIND', channel: 'SMS', ...split })).status).not.toBe(200);
      const ownNumber = { countryDialingCode: '84', mobileNum: '0901234567' };
      expect((await send(mai, { purpose: 'BIND', channel: 'SMS', ...ownNumber })).code).toBe('same_contact');
    });

    it('is of one of two who bind it at once', async () => {
      const [mai, quynh] = [await member(), await member('quynh')];
      const first = await codeFor(mai);
      platform.wait(MINUTE);
      const second = await codeFor(quynh);
      const answers = await Promise.all([
        bind(mai, { verificationCode: first, password }),
        bind(quynh, { verificationCode: second, password }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.code).toBe('mobile_taken');
    });

    it('[8.01] of no country is refused', async () => {
      const nowhere = { countryDialingCode: '999', mobileNum: '977000111' };
      const answer = await send(await member(), { purpose: 'BIND', channel: 'SMS', ...nowhere });
      expect(answer.code).toBe('sms_failed');
    });
  });

  describe('a mail address', () => {
    it('is bound with a code that went there', async () => {
      const mai = await member();
      const email = 'Mai.Lan@Example.net';
      expect((await send(mai, { purpose: 'BIND', channel: 'EMAIL', email })).value.recipient).toBe(email);
      const verificationCode = await codeOf(email);
      const other = await mai.seal('PUT', EMAIL, { email: 'x@example.net', verificationCode, password });
      expect(other.code).toBe('code_wrong');
      expect((await mai.seal('PUT', EMAIL, { email, verificationCode, password })).status).toBe(200);
      expect((await mai.ask('GET', SECURITY)).value.email).toBe('M•••n@Example.net');
    });

    it.each([
      ['QUYNH@example.com', 'email_taken'],
      ['MAI@example.com', 'same_contact'],
      ['mai@nowhere', 'bad_address'],
      ['mai at example.com', 'bad_address'],
    ])('may not be %s', async (email, code) => {
      expect((await send(await member(), { purpose: 'BIND', channel: 'EMAIL', email })).code).toBe(code);
    });
  });
});
