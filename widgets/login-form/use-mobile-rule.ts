import { useResource } from '#engine/kit/index.ts';
import { getRegisterSettings, registerSettingsKey } from '#platform/registration/get-register-settings.ts';
import type { RegisterRule } from '#schemas/generated/platform.ts';

/** What the platform takes as a mobile number [5.01]; undefined until it is known. */
export function useMobileRule(): RegisterRule | undefined {
  return useResource(registerSettingsKey, getRegisterSettings).data?.mobileNum;
}
