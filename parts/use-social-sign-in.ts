import { system } from '@liveryjs/client/system/store';
import type { SocialChannel, SocialProvider } from '@liveryjs/client/verification/identity-provider';
import { socialProvider } from '@liveryjs/client/verification/social-provider';
import { useFeature } from '@liveryjs/engine/kit';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';

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
