import { system } from '#client/system/store.ts';
import { IdentityError } from './identity-error.ts';
import type { PhoneProvider } from './identity-provider.ts';
import { lazyProvider } from './identity-providers.ts';
import type { NamedProvider } from './named-provider.ts';

/** Who sends codes in the place of the platform; undefined: the platform sends them itself. */
export function phoneProvider({
  identityProvider,
}: {
  readonly identityProvider: NamedProvider;
} = system): PhoneProvider | undefined {
  const provider = identityProvider?.channels.includes('sms') && lazyProvider(identityProvider.name);
  if (!provider) return undefined;
  const phone = async () => {
    const { phone: loadedPhone } = await provider.load();
    if (!loadedPhone) throw new IdentityError('operation_not_allowed');
    return loadedPhone;
  };
  return {
    send: async (number) => (await phone()).send(number),
    confirm: async (number, code) => (await phone()).confirm(number, code),
  };
}
