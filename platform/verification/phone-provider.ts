import { system } from '#platform/system/store.ts';
import type { NamedProvider } from './named-provider.ts';
import { sandboxPhone } from './sandbox-phone.ts';
import type { MobileNumber, SentCode } from './send-code.ts';

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

const providers: Readonly<Record<string, PhoneProvider>> = { sandbox: sandboxPhone };

/** Who sends codes in the place of the platform; undefined: the platform sends them itself. */
export function phoneProvider({
  identityProvider,
}: {
  readonly identityProvider: NamedProvider;
} = system): PhoneProvider | undefined {
  if (!identityProvider?.channels.includes('sms')) return undefined;
  return Object.hasOwn(providers, identityProvider.name) ? providers[identityProvider.name] : undefined;
}
