import { request } from '#platform/client/request.ts';
import type { LoginResult, RegisterRequest } from '#schemas/generated/platform.ts';

/** Makes an account with the name that the visitor chose, and logs it in. */
export function registerAccount(body: RegisterRequest): Promise<LoginResult> {
  return request('/wps/member/register', { method: 'PUT', body, encrypt: true });
}
