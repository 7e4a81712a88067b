import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { LoginDevice, LoginDeviceListResponse } from '#schemas/generated/platform.ts';

/** Where who is signed in is signed in, this device first. */
export async function getDevices(signal?: AbortSignal): Promise<readonly LoginDevice[]> {
  const { list } = await request<LoginDeviceListResponse>('/wps/member/devices', { token: true, signal });
  return list;
}

/** Null without a session. */
export function devicesKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : (['getDevices', number] as const);
}
