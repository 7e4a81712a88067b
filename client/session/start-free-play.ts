import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { startFreePlay as requestFreePlay } from '@liveryjs/schemas/calls/identity';
import { call } from '#client/calls/call.ts';
import { seal } from '#client/calls/seal.ts';
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
  const os = operatingSystem(navigator.userAgent);
  const proof = await seal([...nonce].reverse().join(''));
  await enterSession(await call(requestFreePlay, { os, nonce, proof }), undefined, context);
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
