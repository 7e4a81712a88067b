import { type Calls, encrypted, type ReceivedCall, refuse, textOf, withToken } from './answer.ts';
import { drawDigits } from './picture.ts';
import type { World } from './world.ts';

const WRONG_CODE = { message: 'Please enter a valid verification code' };

/** Login, registration, passwords, codes and the member itself, as the specification names them. */
export function identityCalls(world: World): Calls {
  const logIn = (call: ReceivedCall) => (textOf(call, 'type') === 'sms' ? bySms(call) : byPassword(call));

  const bySms = (call: ReceivedCall) => {
    const account = world.find(textOf(call, 'mobileNum'));
    if (!account || !world.takeCode(numberOf(call), textOf(call, 'password'))) return refuse(WRONG_CODE);
    return world.begin(account);
  };

  const byPassword = (call: ReceivedCall) => {
    const name = textOf(call, 'username');
    const account = world.find(name);
    if (world.needsCaptcha(name) && !world.takeCaptcha(textOf(call, 'captcha')))
      return refuse({ error: 'captcha_wrong' });
    if (account && account.password === textOf(call, 'password')) {
      world.forgetWrong(name);
      return world.begin(account);
    }
    world.countWrong(name);
    return world.needsCaptcha(name)
      ? refuse({ value: 'captcha_required' })
      : refuse({ message: 'The username or the password is wrong.' });
  };

  const register = (call: ReceivedCall, name: string, mobileNum: string) => {
    if (name === '' || world.find(name)) return refuse({ message: 'This name is taken.' });
    const account = world.add({
      account: name,
      password: textOf(call, 'password'),
      mobileNum,
      countryDialingCode: textOf(call, 'countryDialingCode'),
      email: textOf(call, 'email'),
    });
    return world.begin(account, true);
  };

  const sendCode = (call: ReceivedCall) => {
    if (/\D|^$/.test(numberOf(call))) return refuse({ message: 'Please enter a valid mobile number' });
    world.sendCode(numberOf(call));
    return { expiredMinutes: 1 };
  };

  return {
    'POST /wps/session/login': encrypted(logIn),
    'POST /wps/session/login/freeplay'(call) {
      const { body, headers } = call;
      const proves = Object.values(body ?? {}).some((text) => isReversed(text, body));
      if (headers['x-gateway-version'] !== '3' || textOf(call, 'platform') !== 'W' || !proves)
        return refuse({ message: 'This is no request for a free demo.' });
      return world.begin(world.add({ account: `trial${Date.now()}`, type: 4 }));
    },
    'DELETE /wps/session/logout': withToken((_, { headers }) => {
      world.end(tokenOf(headers.authorization));
    }),
    'GET /wps/captcha': () => drawDigits(world.newCaptcha()).toString('base64'),
    'POST /wps/verification/sms/noLogin': sendCode,
    'POST /wps/verification/sms/register': sendCode,
    'PUT /wps/member/register': encrypted((call) =>
      register(call, textOf(call, 'username'), textOf(call, 'mobileNum')),
    ),
    'PUT /wps/member/register/mobile': encrypted((call) =>
      register(call, `m${textOf(call, 'mobileNum')}`, textOf(call, 'mobileNum')),
    ),
    'GET /wps/agent/affiliate': ({ query }) =>
      query.code === 'TOMAS1' ? {} : refuse({ message: 'This code belongs to nobody.' }),
    'POST /wps/member/password': encrypted(
      withToken((account, call) => {
        if (account.password !== textOf(call, 'oldPassword'))
          return refuse({ message: 'The old password is wrong.' });
        account.password = textOf(call, 'newPassword');
        return undefined;
      }),
    ),
    'POST /wps/member/password/email'(call) {
      const account = world.find(textOf(call, 'username'));
      if (!account || account.email !== textOf(call, 'email'))
        return refuse({ message: 'Username/Email does not exist' });
      return undefined;
    },
    'POST /wps/member/password/verification': encrypted((call) => {
      const account = world.find(textOf(call, 'mobileNum'));
      const number = account && account.countryDialingCode + account.mobileNum;
      if (!account || !number || !world.takeCode(number, textOf(call, 'verificationCode')))
        return refuse(WRONG_CODE);
      account.password = textOf(call, 'newPassword');
      return undefined;
    }),
    'GET /wps/member/info': withToken(({ id, account, nickname, type }) => ({
      id,
      account,
      nickname,
      type,
      toUpline: false,
      clubLabel: { labelName: 'Bronze', color: '#aa7744', color2: '#664422', rankLevel: 1 },
      memberLabel: [],
    })),
    'GET /wps/member/info/icon': withToken(() => '/wps/img/icon.png'),
    'GET /wps/relay/MCSFE_getPlayerAvatar': withToken(() => '/wps/img/avatar.png'),
  };
}

/** The token that a call carries; empty where there is none. */
export function tokenOf(authorization: string | undefined): string {
  return (authorization ?? '').replace(/^Bearer /, '');
}

/** Dialling code and number; the specification calls the number by two names. */
function numberOf(call: ReceivedCall): string {
  return textOf(call, 'countryDialingCode') + (textOf(call, 'mobileNum') || textOf(call, 'mobileNo'));
}

/** Tells whether the body holds a text and, decrypted, the same text from its end to its beginning. */
function isReversed(text: unknown, body: ReceivedCall['body']): boolean {
  if (typeof text !== 'string' || text.length < 8) return false;
  const reversed = [...text].reverse().join('');
  return Object.values(body ?? {}).includes(reversed);
}
