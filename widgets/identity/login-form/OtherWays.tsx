import { signInWithIdentity } from '@liveryjs/client/session/sign-in-with-identity';
import { startFreePlay } from '@liveryjs/client/session/start-free-play';
import type { SocialChannel } from '@liveryjs/client/verification/identity-provider';
import { arrival, takeReturn } from '@liveryjs/client/verification/identity-return';
import {
  FormButton,
  type FormState,
  OrDivider,
  Skeleton,
  useActionContext,
  useHolds,
  useMessages,
} from '@liveryjs/engine/kit';
import { useSocialSignIn } from '@liveryjs/parts/use-social-sign-in';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';

/** The ways to log in without a name and a secret, where they are on: third parties, and the free demo. */
export function OtherWays({ state }: { state: Pick<FormState, 'busy' | 'run'> }) {
  const t = useMessages();
  const context = useActionContext();
  const freePlay = useHolds()({ features: ['freePlay'] });
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
  if (freePlay === false && !social) return null;

  const enterBy = (channel: SocialChannel) =>
    run(channel, async () => {
      // At once: a window that opens later than the click is blocked.
      const idToken = await social?.signIn(channel, context);
      if (idToken !== undefined) await signInWithIdentity(channel, idToken, context);
    });

  return (
    <>
      <OrDivider>{t('loginForm.or')}</OrDivider>
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
      {freePlay === undefined && <Skeleton />}
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
