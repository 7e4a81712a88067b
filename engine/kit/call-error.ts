/**
 * Why a call gave no answer.
 * network: it did not get through; timeout: no answer in time; http: an answer with an error status;
 * shape: an answer that is not what was asked for; refused: the platform understood and said no.
 */
export type CallErrorKind = 'network' | 'timeout' | 'http' | 'shape' | 'refused';

/** A call to the platform that failed. Its message is for the console; what visitors read is chosen by `kind`. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;

  constructor(
    kind: CallErrorKind,
    message: string,
    { status, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'CallError';
    this.kind = kind;
    this.status = status;
  }

  /** Whether the same call may succeed later. */
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
