import { request } from '#platform/client/request.ts';
import type { MessageListResponse } from '#schemas/generated/platform.ts';

export interface MessageListParams {
  /** From 1. */
  readonly page: number;
  /** Messages a page, 1 to 100. */
  readonly pageSize: number;
}

/** A page of what the platform wrote to who is signed in, newest first. */
export function getMessages(
  { page, pageSize }: MessageListParams,
  signal?: AbortSignal,
): Promise<MessageListResponse> {
  return request('/wps/relay/CSP_messages', {
    token: true,
    query: { pageNo: page, pageSize },
    signal,
  });
}

/** @param session number of the session whose messages they are */
export function messagesKey(session: number, params: MessageListParams) {
  return ['getMessages', session, params] as const;
}
