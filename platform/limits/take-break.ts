import { request } from '#platform/client/request.ts';
import type { PlayBreakRequest, PlayLimits } from '#schemas/generated/platform.ts';

/**
 * Lets who is signed in neither play nor deposit for a time, or ever. It cannot be taken back.
 *
 * @throws CallError
 */
export function takeBreak(body: PlayBreakRequest): Promise<PlayLimits> {
  return request('/wps/member/break', { method: 'POST', body, token: true });
}
