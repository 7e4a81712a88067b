import { request } from '#platform/client/request.ts';
import type { RoomListRequest, RoomListResponse } from '#schemas/generated/platform.ts';

export type RoomsParams = Pick<RoomListRequest, 'nodeId' | 'vassalage' | 'language'>;

/** The rooms in which a game is played against others. Empty for a game without any. */
export function getRooms(params: RoomsParams, signal?: AbortSignal): Promise<RoomListResponse> {
  return request('/wps/relay/GLS2_roomList', { query: { ...params }, signal });
}

export function roomsKey(params: RoomsParams) {
  return ['getRooms', params] as const;
}
