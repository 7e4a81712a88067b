import {
  FormButton,
  type FormState,
  Or,
  useActionContext,
  useFeature,
  useMessages,
} from '@liveryjs/engine/kit';
import { useSocialSignIn } from '@liveryjs/parts/use-social-sign-in';
import { signInWithIdentity } from '@liveryjs/platform/session/sign-in-with-identity';
import { startFreePlay } from '@liveryjs/platform/session/start-free-play';
import type { SocialChannel } from '@liveryjs/platform/verification/identity-provider';
import { arrival, takeReturn } from '@liveryjs/platform/verification/identity-return';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';

/** What may be on in the place of a name and a secret: third parties, and the free demo. */
export function OtherWays({ state }: { state: Pick<FormState, 'busy' | 'run'> }) {
  const t = useMessages();
  const context = useActionContext();
  const freePlay = useFeature('freePlay');
  const social = useSocialSignIn();
  const { run } = state;
  const goOn = useEffectEvent(() => {
    const returned = takeReturn();
    if (!returned) return;
    const { channel, idToken, error, affiliateCode } = returned;
    run(channel, async () => {
      if (idToken === undefined) throw error;
      await signInWithIdentity(channel, idToken, context, affiliateCode);
    });
  });
  const { visitor } = useSnapshot(arrival);
  useEffect(() => {
    if (visitor) goOn();
  }, [visitor]);
  if (!freePlay && !social) return null;

  const enterBy = (channel: SocialChannel) =>
    run(channel, async () => {
      // At once: a window that opens later than the click is blocked.
      const idToken = await social?.signIn(channel, context);
      if (idToken !== undefined) await signInWithIdentity(channel, idToken, context);
    });

  return (
    <>
      <Or>{t('loginForm.or')}</Or>
      {social?.channels.map((channel) => (
        <FormButton
          key={channel}
          state={state}
          action={channel}
          icon={channel}
          busyText={t('loginForm.socialBusy')}
          onPress={() => enterBy(channel)}
        >
          {t(`loginForm.${channel}`)}
        </FormButton>
      ))}
      {freePlay && (
        <FormButton
          state={state}
          action="freePlay"
          icon="play"
          busyText={t('loginForm.freePlayBusy')}
          onPress={() => state.run('freePlay', () => startFreePlay(context))}
        >
          {t('loginForm.freePlay')}
        </FormButton>
      )}
    </>
  );
}
