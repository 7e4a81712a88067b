import type { ActionContext } from '#engine/kit/plain.ts';
import { request } from '#platform/client/request.ts';
import { seal } from '#platform/client/seal.ts';
import type { FreeplayRequest, LoginResult } from '#schemas/generated/platform.ts';
import { enterSession } from './enter-session.ts';
import { operatingSystem } from './operating-system.ts';

let running: Promise<void> | undefined;

/**
 * Logs a visitor in to a trial account of their own [4.06]. While one is on its way no other is asked for.
 *
 * @throws CallError
 */
export function startFreePlay(context: ActionContext): Promise<void> {
  running ??= logIn(context).finally(() => {
    running = undefined;
  });
  return running;
}

async function logIn(context: ActionContext): Promise<void> {
  const nonce = crypto.getRandomValues(new Uint8Array(16)).reduce((text, byte) => text + hex(byte), '');
  const body: FreeplayRequest = {
    os: operatingSystem(navigator.userAgent),
    platform: 'W',
    nonce,
    proof: await seal([...nonce].reverse().join('')),
  };
  const result = await request<LoginResult>('/wps/session/login/freeplay', {
    method: 'POST',
    body,
    headers: { 'x-gateway-version': '3' },
  });
  enterSession(result, undefined, context);
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
