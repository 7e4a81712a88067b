import { request } from '#platform/client/request.ts';
import type { LoginResult, RegisterMobileRequest } from '#schemas/generated/platform.ts';

/** Makes an account for a mobile number, whose name the platform chooses, and logs it in. */
export function registerByMobile(body: RegisterMobileRequest): Promise<LoginResult> {
  return request('/wps/member/register/mobile', { method: 'PUT', body, encrypt: true });
}
