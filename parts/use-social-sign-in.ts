import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useFeature } from '#engine/kit/index.ts';
import { system } from '#platform/system/store.ts';
import {
  type SocialChannel,
  type SocialProvider,
  socialProvider,
} from '#platform/verification/social-provider.ts';

/**
 * The third party that visitors sign in with, and its channels that are on.
 *
 * @returns undefined where no channel is on
 */
export function useSocialSignIn():
  | (SocialProvider & { readonly channels: readonly SocialChannel[] })
  | undefined {
  const { identityProvider } = useSnapshot(system);
  const on: Readonly<Record<SocialChannel, boolean>> = {
    google: useFeature('googleRegister'),
    facebook: useFeature('facebookRegister'),
  };
  const social = socialProvider({ identityProvider });
  const channels = social?.channels.filter((channel) => on[channel]) ?? [];
  const shown = channels.length > 0;
  useEffect(() => {
    if (shown) void socialProvider({ identityProvider })?.prepare();
  }, [shown, identityProvider]);
  return social && shown ? { ...social, channels } : undefined;
}
