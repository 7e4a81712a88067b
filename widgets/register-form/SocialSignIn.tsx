import { useSnapshot } from 'valtio/react';
import {
  FormButton,
  type FormState,
  Or,
  useActionContext,
  useFeature,
  useMessages,
} from '#engine/kit/index.ts';
import { signInWithIdentity } from '#platform/session/sign-in-with-identity.ts';
import { system } from '#platform/system/store.ts';
import { type SocialChannel, socialProvider } from '#platform/verification/social-provider.ts';

interface Props {
  readonly form: Pick<FormState, 'busy' | 'run'>;
  /** Code of the agent who brings a new account. */
  readonly affiliateCode: string | undefined;
}

/** Third parties that make an account by themselves, while they are on. */
export function SocialSignIn({ form, affiliateCode }: Props) {
  const t = useMessages();
  const context = useActionContext();
  const { identityProvider } = useSnapshot(system);
  const on: Readonly<Record<SocialChannel, boolean>> = {
    google: useFeature('googleRegister'),
    facebook: useFeature('facebookRegister'),
  };
  const social = socialProvider({ identityProvider });
  const channels = social?.channels.filter((channel) => on[channel]) ?? [];
  if (!social || channels.length === 0) return null;
  return (
    <>
      <Or>{t('registerForm.or')}</Or>
      {channels.map((channel) => (
        <FormButton
          key={channel}
          state={form}
          action={channel}
          icon={channel}
          busyText={t('registerForm.socialBusy')}
          onPress={() =>
            form.run(channel, async () => {
              // At once: a window that opens later than the click is blocked.
              const idToken = await social.signIn(channel);
              await signInWithIdentity(channel, idToken, context, affiliateCode);
            })
          }
        >
          {t(`registerForm.with.${channel}`)}
        </FormButton>
      ))}
    </>
  );
}
