import { request } from '#platform/client/request.ts';
import type { Profile, ProfileChangeRequest } from '#schemas/generated/platform.ts';

/**
 * Saves the fields that have changed; the others stay.
 *
 * @throws CallError whose details name the fields at fault
 */
export function saveProfile(body: ProfileChangeRequest): Promise<Profile> {
  return request('/wps/member/profile', { method: 'PUT', body, encrypt: true, token: true });
}
