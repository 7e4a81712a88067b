import { CallError } from '@liveryjs/engine/kit/plain';
import type { AnswerOf, Call, CallTypes, ParamsOf } from '@liveryjs/schemas/contract/call';
import { call } from './call.ts';

/**
 * Makes a call that is this project's own, which a platform need not have.
 *
 * @returns null where the platform does not have the call
 * @throws CallError, with why
 */
export async function callIfOffered<Types extends CallTypes>(
  declared: Call<Types>,
  params: ParamsOf<Types>,
  signal: AbortSignal,
): Promise<AnswerOf<Types> | null> {
  try {
    return await (call as (...rest: unknown[]) => Promise<AnswerOf<Types>>)(declared, params, { signal });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}
