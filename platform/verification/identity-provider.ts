import type { MobileNumber, SentCode } from './send-code.ts';

/** A third party that verifies visitors, by the channels that it has. */
export interface IdentityProvider {
  readonly phone?: PhoneProvider;
  readonly social?: SocialProvider;
}

/** A third party that sends codes to numbers and says that a number is a visitor's. */
export interface PhoneProvider {
  /** @throws IdentityError, CallError */
  send(number: MobileNumber): Promise<SentCode>;
  /**
   * @returns what the third party says of the number, signed by it
   * @throws IdentityError, CallError
   */
  confirm(number: MobileNumber, code: string): Promise<string>;
}

export type SocialChannel = 'google' | 'facebook';

/** A third party that visitors sign in with. */
export interface SocialProvider {
  /**
   * Opens the third party's window: to be called at the click itself, or browsers block it.
   *
   * @returns what the third party says of the visitor, signed by it
   * @throws IdentityError
   */
  signIn(channel: SocialChannel): Promise<string>;
}
