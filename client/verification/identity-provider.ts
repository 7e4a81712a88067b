import type { ActionContext } from '@liveryjs/engine/kit/plain';
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
   * Opens the third party's window: to be called at the click itself, or browsers block it. Where the visitor goes there
   * in the window of the page, the form that opens with the next page goes on (`takeReturn`).
   *
   * @param affiliateCode of the agent who brings a new account: comes back with who left
   * @returns what the third party says of the visitor, signed by it
   * @throws IdentityError
   */
  signIn(
    channel: SocialChannel,
    context: Pick<ActionContext, 'confirm'>,
    affiliateCode?: string,
  ): Promise<string>;
}
