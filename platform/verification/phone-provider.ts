import { system } from '#platform/system/store.ts';
import { IdentityError } from './identity-error.ts';
import { lazyProvider } from './identity-providers.ts';
import type { NamedProvider } from './named-provider.ts';
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

/** Who sends codes in the place of the platform; undefined: the platform sends them itself. */
export function phoneProvider({
  identityProvider,
}: {
  readonly identityProvider: NamedProvider;
} = system): PhoneProvider | undefined {
  const provider = identityProvider?.channels.includes('sms') && lazyProvider(identityProvider.name);
  if (!provider) return undefined;
  const phone = async () => {
    const { phone: found } = await provider.load();
    if (!found) throw new IdentityError('operation_not_allowed');
    return found;
  };
  return {
    send: async (number) => (await phone()).send(number),
    confirm: async (number, code) => (await phone()).confirm(number, code),
  };
}
