import * as contract from '@liveryjs/schemas/calls';
import type { Call, ParamsOf } from '@liveryjs/schemas/contract/call';
import type { CallName, TypesOf } from '#sandbox/http/contract.ts';

/** Who calls. The stranger is an agent who has neither the member nor the agent in her team. */
export type Caller = 'visitor' | 'member' | 'agent' | 'stranger' | 'trial';

interface Row<Name extends CallName> {
  /** The contract has its path, how it is sent, and whether visitors may make it. */
  readonly call: Name;
  /** What the call is asked with; where it names the account, this depends on who calls. */
  readonly with?: ParamsOf<TypesOf<Name>> | ((username: string) => ParamsOf<TypesOf<Name>>);
  /** What all are told who are not named: the status, with the code of a refusal. Default: 200. */
  readonly others?: string;
  /** Of a call for agents, for one: `{ member: '403 not_agent', trial: '403 not_agent' }`. */
  readonly says?: Readonly<Partial<Record<Caller, string>>>;
}

/** A call of the contract, and what it says to whom. */
export type AccessRow = { [Name in CallName]: Row<Name> }[CallName];

/** The contract, by the name of a call. */
export const calls: Readonly<Record<CallName, Call>> = { ...contract };

/** What a row's call says to somebody: the status, with the code of a refusal. */
export function saidTo({ call, others = '200', says = {} }: AccessRow, caller: Caller): string {
  const needsLogin = calls[call].session === 'required';
  return says[caller] ?? (caller === 'visitor' && needsLogin ? '401 not_logged_in' : others);
}

/** An idempotency key of a row's own. */
export const key = (name: string) => ({ idempotencyKey: `key-of-access-${name}` });
