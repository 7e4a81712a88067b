import { system } from '#platform/system/store.ts';
import type { NamedProvider } from './named-provider.ts';
import { sandboxSocial } from './sandbox-social.ts';

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

const CHANNELS: readonly SocialChannel[] = ['google', 'facebook'];
const providers: Readonly<Record<string, SocialProvider>> = { sandbox: sandboxSocial };

/** Who signs visitors in, and by which channels; undefined: nobody does. */
export function socialProvider({
  identityProvider,
}: {
  readonly identityProvider: NamedProvider;
} = system): (SocialProvider & { readonly channels: readonly SocialChannel[] }) | undefined {
  if (!identityProvider || !Object.hasOwn(providers, identityProvider.name)) return undefined;
  const provider = providers[identityProvider.name];
  const channels = CHANNELS.filter((channel) => identityProvider.channels.includes(channel));
  return provider && channels.length > 0 ? { ...provider, channels } : undefined;
}
