import type { PlatformError } from '@liveryjs/schemas/platform';

/** A call that the platform says no to, in words for the caller. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: PlatformError;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    error: PlatformError,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.error = error;
    this.headers = headers;
  }
}
