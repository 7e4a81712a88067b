import type { PlatformError } from '#schemas/generated/platform.ts';

/** A call that the platform says no to, in words for the caller. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: PlatformError;

  constructor(status: number, message: string, error: PlatformError) {
    super(message);
    this.status = status;
    this.error = error;
  }
}
