import { signInWithIdentity } from '@liveryjs/client/session/sign-in-with-identity';
import { FormButton, type FormState, OrDivider, useActionContext, useMessages } from '@liveryjs/engine/kit';
import { useSocialSignIn } from '@liveryjs/parts/use-social-sign-in';

interface Props {
  readonly form: Pick<FormState, 'busy' | 'run'>;
  /** Code of the agent who brings a new account. */
  readonly affiliateCode: string | undefined;
}

/** Third parties that make an account by themselves, while they are on. */
export function SocialSignIn({ form, affiliateCode }: Props) {
  const t = useMessages();
  const context = useActionContext();
  const social = useSocialSignIn();
  if (!social) return null;
  return (
    <>
      <OrDivider>{t('registerForm.or')}</OrDivider>
      {social.channels.map((channel) => (
        <FormButton
          key={channel}
          state={form}
          action={channel}
          icon={channel}
          busyText={t('registerForm.socialBusy')}
          onPress={() =>
            form.run(channel, async () => {
              // At once: a window that opens later than the click is blocked.
              const idToken = await social.signIn(channel, context, affiliateCode);
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
