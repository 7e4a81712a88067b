import { request } from '#platform/client/request.ts';
import type { Permission } from '#schemas/generated/platform.ts';

/**
 * What the platform allows and has for this host [7.02].
 *
 * @param host the portal's own, without the scheme
 */
export function getPermission(host: string, signal: AbortSignal): Promise<Permission> {
  return request('/wps/system/status', { query: { url: host }, signal });
}
