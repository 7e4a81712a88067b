import { CallError } from '@liveryjs/engine/kit/plain';
import type { Call, RefusalsOf } from '@liveryjs/schemas/contract/call';

/** Refusals that mean the same of any call. */
const KEYS = {
  too_many_requests: 'session.tooManyRequests',
  replayed: 'session.replayed',
  account_closed: 'session.accountClosed',
  module_off: 'session.unavailable',
  outcome_unknown: 'session.outcomeUnknown',
};

/** Refusals for which a form has a text of its own beside a field, or that nobody meets whom the portal shows the form. */
type SaidElsewhere =
  | keyof typeof KEYS
  | 'wrong_password'
  | 'rule_broken'
  | 'idempotency_key_reused'
  | 'not_agent';

/**
 * Keys of what visitors read when a call was refused, by the platform's code: one for every refusal that the contract names for
 * the call, or for one of several calls. undefined: the platform's own words stand.
 */
export type RefusalKeys<Declared extends Call> = Readonly<
  Record<Exclude<RefusalsOf<Declared>, SaidElsewhere>, string | undefined> &
    Partial<Record<Extract<RefusalsOf<Declared>, SaidElsewhere>, string>>
>;

/** The fields that refusals of a call are about, with the key of what stands below each. */
export type FieldRefusals<Declared extends Call, Field extends string> = Readonly<
  Partial<Record<RefusalsOf<Declared>, readonly [field: Field, key: string]>>
>;

/** Keys by codes; those of one call are `RefusalKeys`. */
export type KeysByCode = ByCode<string>;
type ByCode<Value> = Readonly<Record<string, Value | undefined>>;

/** Looks the code of a refusal up in a table; undefined for a failure that the table does not name. */
export function byCode<Value>(error: unknown, table: ByCode<Value>): Value | undefined {
  return error instanceof CallError && error.code !== undefined ? table[error.code] : undefined;
}

/**
 * Key of what visitors read when any call failed. Where they log in or prove who they are, `signInRefusalKey` knows more.
 *
 * @param keys the refusals of the call that was made
 * @returns undefined for a refusal that only the platform has words for
 */
export function refusalKey(error: unknown, keys: KeysByCode = {}): string | undefined {
  if (!(error instanceof CallError)) return 'engine.actionFailed';
  const codeKey = byCode(error, keys) ?? byCode(error, KEYS);
  if (codeKey !== undefined) return codeKey;
  if (error.kind === 'network') return navigator.onLine ? error.messageKey : 'session.offline';
  if (error.kind === 'timeout') return error.messageKey;
  return error.kind === 'refused' && error.serverMessage ? undefined : 'engine.actionFailed';
}
