import type { CallName, TypesOf } from '#sandbox/http/contract.ts';
import type { ParamsOf } from '#schemas/contract/call.ts';

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

/** An idempotency key of a row's own. */
export const key = (name: string) => ({ idempotencyKey: `key-of-access-${name}` });
