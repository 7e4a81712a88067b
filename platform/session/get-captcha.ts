import { request } from '#platform/client/request.ts';
import type { Captcha } from '#schemas/generated/platform.ts';

/** A captcha, good for one try [4.04]. */
export function getCaptcha(signal?: AbortSignal): Promise<Captcha> {
  return request('/wps/captcha', { signal });
}
