import { request } from '#platform/client/request.ts';
import type { LanguageUpdateRequest } from '#schemas/generated/platform.ts';

/** Tells the platform which language to write to the account in. */
export function saveLanguage(body: LanguageUpdateRequest): Promise<unknown> {
  return request('/wps/member/language', { method: 'PUT', body, token: true });
}
