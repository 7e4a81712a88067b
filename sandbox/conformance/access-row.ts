import * as contract from '@liveryjs/schemas/calls';
import type { Call, ParamsOf } from '@liveryjs/schemas/contract/call';
import type { CallName, TypesOf } from '#sandbox/http/contract.ts';

/** Who calls. The stranger is an agent who has neither the member nor the agent in her team. */
export type Caller = 'visitor' | 'member' | 'agent' | 'stranger' | 'trial';

interface Row<Name extends CallName> {
  /** The contract has its path, how it is sent, and whether visitors may make it. */
  readonly call: Name;
  /** The call's parameters; where they name the account, they depend on who calls. */
  readonly with?: ParamsOf<TypesOf<Name>> | ((username: string) => ParamsOf<TypesOf<Name>>);
  /** The response to all callers who are not named in `says`: the status, with the code of a refusal. Default: 200. */
  readonly others?: string;
  /** The response by caller, for example of a call for agents: `{ member: '403 not_agent', trial: '403 not_agent' }`. */
  readonly says?: Readonly<Partial<Record<Caller, string>>>;
}

/** A call of the contract, and what it says to whom. */
export type AccessRow = { [Name in CallName]: Row<Name> }[CallName];

/** The contract, by the name of a call. */
export const calls: Readonly<Record<CallName, Call>> = { ...contract };

/** Returns the response of a row's call to a caller: the status, with the code of a refusal. */
export function saidTo({ call, others = '200', says = {} }: AccessRow, caller: Caller): string {
  const needsLogin = calls[call].session === 'required';
  return says[caller] ?? (caller === 'visitor' && needsLogin ? '401 not_logged_in' : others);
}

/** An idempotency key of a row's own. */
export const key = (name: string) => ({ idempotencyKey: `key-of-access-${name}` });
