import { system } from '#client/system/store.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityProvider, SocialChannel, SocialProvider } from './identity-provider.ts';
import { lazyProvider } from './identity-providers.ts';
import type { NamedProvider } from './named-provider.ts';

const CHANNELS: readonly SocialChannel[] = ['google', 'facebook'];

/** A third party by the channels that it is used for. */
export interface SocialSignIn extends SocialProvider {
  readonly channels: readonly SocialChannel[];
  /** Brings the third party's code, so that its window opens at the click itself. */
  prepare(): Promise<void>;
}

/** Who signs visitors in, and by which channels; undefined: nobody does. */
export function socialProvider({
  identityProvider,
}: {
  readonly identityProvider: NamedProvider;
} = system): SocialSignIn | undefined {
  const channels = CHANNELS.filter((channel) => identityProvider?.channels.includes(channel));
  const provider = identityProvider && lazyProvider(identityProvider.name);
  if (!provider || channels.length === 0) return undefined;
  const signIn = ({ social }: IdentityProvider, parameters: Parameters<SocialProvider['signIn']>) =>
    social ? social.signIn(...parameters) : Promise.reject(new IdentityError('operation_not_allowed'));
  return {
    channels,
    async prepare() {
      // A click says what is wrong.
      await provider.load().catch(() => {});
    },
    signIn(...parameters) {
      const here = provider.here();
      return here ? signIn(here, parameters) : provider.load().then((come) => signIn(come, parameters));
    },
  };
}
