import type { AnswerOf, Call, CallTypes, ParamsOf } from '@liveryjs/schemas/contract/call';
import { readAnswer } from './read-answer.ts';
import { type Fields, request } from './request.ts';

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Token of a session that has not begun yet. Default: the session's. */
  readonly token?: string;
  /** Default: gives up when no answer comes in time. */
  readonly signal?: AbortSignal | undefined;
}

type Rest<Params> = object extends Params
  ? [params?: Params, options?: CallOptions]
  : [params: Params, options?: CallOptions];

/**
 * Makes a call of the contract, on the portal's own origin, and reads its answer.
 *
 * @param declared one of `@liveryjs/schemas/calls/…`
 * @param params parameters of the address, or the body; what is undefined is left out
 * @returns the envelope's value, of the form that the contract says
 * @throws CallError, with why
 */
export async function call<Types extends CallTypes>(
  declared: Call<Types>,
  ...[params, { headers, token, signal } = {}]: Rest<ParamsOf<Types>>
): Promise<AnswerOf<Types>> {
  const { method, path, session, bodyAs, fixed, answer } = declared;
  const allParams = { ...fixed, ...params };
  const inAddress = method === 'GET' || method === 'DELETE';
  const value = await request<unknown>(path, {
    method,
    token: session !== 'none' && (token ?? true),
    needsSession: session === 'required',
    headers: { ...declared.headers, ...headers },
    signal,
    ...(inAddress && { query: allParams as Fields }),
    ...(!inAddress && bodyOf(bodyAs, params, allParams)),
  });
  return (
    answer === undefined ? undefined : readAnswer(answer, value, `${method} ${path}`)
  ) as AnswerOf<Types>;
}

function bodyOf(bodyAs: Call['bodyAs'], params: unknown, allParams: object) {
  if (bodyAs === 'picture') return { file: params as Blob };
  if (bodyAs === 'form') return { form: allParams as Fields };
  return { body: allParams, encrypt: bodyAs === 'sealed' };
}
