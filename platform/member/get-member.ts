import { request } from '#platform/client/request.ts';
import type { MemberInfo, MemberInfoRequest } from '#schemas/generated/platform.ts';

/** Who is logged in [7.03]. Widgets read `member` of the session, which is kept up to date. */
export function getMember(params: MemberInfoRequest, signal?: AbortSignal): Promise<MemberInfo> {
  return request('/wps/member/info', { query: { ...params }, token: true, signal });
}
