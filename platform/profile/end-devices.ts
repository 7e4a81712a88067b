import { request } from '#platform/client/request.ts';

/**
 * Ends the session of another device.
 *
 * @param id which; undefined: of all others
 * @throws CallError
 */
export function endDevices(id?: string): Promise<unknown> {
  return request('/wps/member/devices', { method: 'DELETE', query: { id }, token: true });
}
