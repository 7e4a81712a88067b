import { request } from '#platform/client/request.ts';
import type { MessageReadRequest, UnreadCount } from '#schemas/generated/platform.ts';

/**
 * Tells the platform which messages were read.
 *
 * @param ids their numbers; undefined: all
 * @returns how many are unread then
 */
export function readMessages(ids?: readonly number[]): Promise<UnreadCount> {
  const body: MessageReadRequest = ids ? { ids: [...ids] as [number, ...number[]] } : {};
  return request('/wps/relay/CSP_readMessages', { method: 'POST', token: true, body });
}
