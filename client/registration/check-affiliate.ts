import { CallError } from '@liveryjs/engine/kit/plain';
import { checkAffiliate as checkAtPlatform } from '@liveryjs/schemas/calls/identity';
import { call } from '#client/calls/call.ts';

/**
 * Resolves to true for an affiliate code that accounts can come by [4.08]. A platform says no by refusing the code, for
 * which it need not say why, or by answering `false`.
 *
 * @throws CallError where the platform does not say
 */
export async function checkAffiliate(code: string, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await call(checkAtPlatform, { code, domain: location.hostname }, { signal })) !== false;
  } catch (error) {
    if (error instanceof CallError && error.kind === 'refused') return false;
    throw error;
  }
}
