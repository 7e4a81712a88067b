/**
 * Why a call gave no answer.
 * network: it did not get through; timeout: no answer in time; http: an answer with an error status;
 * shape: an answer that is not what was asked for; refused: the platform understood and said no.
 */
export type CallErrorKind = 'network' | 'timeout' | 'http' | 'shape' | 'refused';

export interface CallErrorDetails {
  /** HTTP status, where there was an answer. */
  readonly status?: number | undefined;
  /** The platform's word for what is wrong, such as wrong_credentials. */
  readonly code?: string | undefined;
  /** The platform's message to people, in a language of its own choice. */
  readonly serverMessage?: string | undefined;
  /** All texts in which the platform said why, wherever they stood. Default: the code and the message. */
  readonly said?: readonly string[] | undefined;
  /** Seconds after which the platform takes the call again. */
  readonly retryAfter?: number | undefined;
  /** The faults of the call, each with its place, such as at body/email. */
  readonly details?: readonly { readonly at: string; readonly message: string }[] | undefined;
  readonly cause?: unknown;
}

/**
 * A call to the platform that failed. Its message is for the console, and holds nothing that was sent or answered;
 * what visitors read is chosen by `code` and `kind`.
 */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly said: readonly string[];
  readonly retryAfter: number | undefined;
  readonly details: NonNullable<CallErrorDetails['details']>;

  constructor(
    kind: CallErrorKind,
    message: string,
    { status, code, serverMessage, said, retryAfter, details = [], cause }: CallErrorDetails = {},
  ) {
    super(message, { cause });
    this.name = 'CallError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
    this.said = said ?? [code, serverMessage].filter((text) => text !== undefined);
    this.retryAfter = retryAfter;
    this.details = details;
  }

  /** True when the same call may succeed later. */
  get retryable(): boolean {
    if (this.kind === 'refused') return false;
    return this.status === undefined || this.status >= 500 || this.status === 429 || this.kind === 'shape';
  }

  /** Key of the message that visitors read. */
  get messageKey(): string {
    return this.kind === 'timeout'
      ? 'engine.slow'
      : this.kind === 'network'
        ? 'engine.networkFailed'
        : 'engine.loadFailed';
  }
}
