/** Who calls. The stranger is an agent who has neither the member nor the agent in her team. */
export type Caller = 'visitor' | 'member' | 'agent' | 'stranger' | 'trial';

/** A call, and what it says to whom: the status, with the code of a refusal. */
export interface AccessRow {
  /** Method and path, as the platform serves it. */
  readonly call: string;
  /** The query; or, where the path has names of parts, path and query. */
  readonly at?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What goes as JSON; of whose making it depends, where it names the account. */
  readonly body?: object | ((username: string) => object);
  /** A body that goes encrypted. */
  readonly sealed?: object;
  /** A body that is a form, or the file of a picture. */
  readonly raw?: readonly [type: string, body: string | Buffer];
  /** What all are told who are not named. Default: 200. */
  readonly others?: string;
  /** Of a call for agents, for one: `{ visitor: '401 not_logged_in', member: '403 not_agent', trial: '403 not_agent' }`. */
  readonly says?: Readonly<Partial<Record<Caller, string>>>;
}

/** An idempotency key of a row's own. */
export const key = (of: string) => ({ idempotencyKey: `key-of-access-${of}` });
