import type { PublicKey } from '#schemas/generated/platform.ts';

/** The cipher that seals what only the platform may read. */
export interface Cipher {
  /** Content type of a sealed body. */
  readonly contentType: string;
  /** @param key loads the platform's key, where the cipher needs one */
  seal(text: string, key: () => Promise<PublicKey>): Promise<string>;
}

/** A call on its way to the platform. */
export interface OutgoingCall {
  readonly method: string;
  /** Path without query, as the contract declares the call. The portal's own origin answers, and no other. */
  readonly path: string;
  /** With its question mark; empty where there is none. */
  readonly query: string;
  /** All headers, by name in lower case. A session's token stands in `authorization` as `Bearer <token>`. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, a form or a sealed text, as `content-type` says; or a picture. */
  readonly body?: string | Blob;
}

/** An answer of the platform. */
export interface Answer {
  /** HTTP status. */
  readonly status: number;
  /** The answer's JSON; its text where the answer is no JSON. */
  readonly body: unknown;
}

/** An answer with what its headers say. */
export interface Reply extends Answer {
  /** Seconds after which the platform takes the call again. */
  readonly retryAfter: number | undefined;
}

/**
 * Turns the contract's way of calling into that of a platform that has another one, and back. All else of the portal
 * knows only the contract, so an adapter is all that such a platform needs: one file, whose default export it is, named
 * by `platform.adapter` of the manifest.
 *
 * Every call passes through it. A method must not throw: what it throws fails the call as an answer of the wrong shape,
 * and its error is on the console while developing.
 */
export interface Adapter {
  /**
   * Without it, calls go out as the contract says.
   *
   * @param call as the contract says
   * @returns the call that is sent in its place
   */
  outgoing?(call: OutgoingCall): OutgoingCall | Promise<OutgoingCall>;
  /**
   * Without it, answers are read as the platform gave them.
   *
   * @param answer as the platform gave it, also where the platform refused or broke
   * @param call as it was before `outgoing`
   * @returns the answer with the contract's envelope as its body: `{ success: true, value }`, or
   * `{ success: false, message, error: { code } }`. Status 401 means that the platform knows the token no more. A body that
   * is no envelope is an answer of the wrong shape, or where the status is an error's, a platform that is out of order
   */
  incoming?(answer: Answer, call: OutgoingCall): Answer | Promise<Answer>;
  /** Seals what only the platform may read, in the place of the manifest's `platform.cipher`. */
  readonly cipher?: Cipher;
}
