import { request } from '#platform/client/request.ts';
import type { RegisterRules } from '#schemas/generated/platform.ts';

/** What each field of the registration must satisfy [5.10]. */
export function getRegisterSettings(signal?: AbortSignal): Promise<RegisterRules> {
  return request('/wps/system/setting/register', { signal });
}

export const registerSettingsKey = ['getRegisterSettings'] as const;
