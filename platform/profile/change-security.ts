import { request } from '#platform/client/request.ts';
import type {
  EmailChangeRequest,
  MobileChangeRequest,
  PaymentPasswordRequest,
  TwoFactorChangeRequest,
} from '#schemas/generated/platform.ts';

/** Sets the password for what the account spends. @throws CallError */
export function setPaymentPassword(body: PaymentPasswordRequest): Promise<unknown> {
  return put('paymentPassword', body);
}

/** Binds a mobile number to the account. @throws CallError */
export function changeMobile(body: MobileChangeRequest): Promise<unknown> {
  return put('mobile', body);
}

/** Binds a mail address to the account. @throws CallError */
export function changeEmail(body: EmailChangeRequest): Promise<unknown> {
  return put('email', body);
}

/** Turns the second step of logins on or off. @throws CallError */
export function changeTwoFactor(body: TwoFactorChangeRequest): Promise<unknown> {
  return put('twoFactor', body);
}

function put(what: string, body: object): Promise<unknown> {
  return request(`/wps/member/${what}`, { method: 'PUT', body, encrypt: true, token: true });
}
