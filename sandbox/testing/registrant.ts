import type { SandboxMessage } from '@liveryjs/schemas/platform';
import type { TestPlatform } from './describe-platform.ts';
import { type Answer, type Visitor, visitorOf } from './visitor.ts';

/** Somebody who registers. What is left undefined in a body is not sent. */
export interface Registrant extends Visitor {
  /** With everything that the rules ask for at first, but for a code. */
  register(more?: object, headers?: Record<string, string>): Promise<Answer>;
  registerMobile(more?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Has a code sent to a number, and reads it. */
  code(mobileNo?: string, countryDialingCode?: string): Promise<string>;
  /** The messages that a recipient got, newest first. */
  messages(to: string): Promise<readonly SandboxMessage[]>;
}

export const number = { countryDialingCode: '84', mobileNum: '905111222' };
const always = {
  payeeName: 'Le Thi Hoa',
  login: true,
  registerMethod: 'WEB',
  registerUrl: 'http://aurora.localhost:5173/register',
  domain: 'aurora.localhost',
  ...number,
};

export function registrantOf(platform: TestPlatform, address?: string): Registrant {
  const visitor = visitorOf(platform, address);
  const messages: Registrant['messages'] = (to) =>
    platform.value<SandboxMessage[]>(`/sandbox/outbox?to=${encodeURIComponent(to)}`);
  const proof = async (more: object) =>
    'verification' in more ? {} : { verification: await visitor.proof() };
  return {
    ...visitor,
    messages,
    async register(more = {}, headers = {}) {
      const chosen = { username: 'hoa88', password: 'secret1', confirmPassword: 'secret1' };
      const body = { ...always, ...chosen, ...(await proof(more)), ...more };
      return visitor.seal('PUT', '/wps/member/register', body, headers);
    },
    async registerMobile(more = {}, headers = {}) {
      const { mobileNum: username = number.mobileNum } = more as { mobileNum?: string };
      const chosen = { username, password: 'secret1', confirmPassword: 'secret1' };
      const body = { ...always, ...chosen, ...(await proof(more)), ...more };
      return visitor.seal('PUT', '/wps/member/register/mobile', body, headers);
    },
    async code(mobileNo = number.mobileNum, countryDialingCode = number.countryDialingCode) {
      const body = { countryDialingCode, mobileNo, verification: await visitor.proof() };
      await visitor.ask('POST', '/wps/verification/sms/register', { body });
      const [message] = await messages(`${countryDialingCode}${mobileNo}`);
      return /[0-9]{6}/.exec(message?.text ?? '')?.[0] ?? '';
    },
  };
}
