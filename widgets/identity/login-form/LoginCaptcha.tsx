import { CaptchaField, type CaptchaState, useMessages } from '@liveryjs/engine/kit';

interface Props {
  readonly state: CaptchaState;
  readonly error: string | undefined;
}

/** The captcha of a login that the platform asks one for [4.04], [4.11]. */
export function LoginCaptcha({ state, error }: Props) {
  const t = useMessages();
  return (
    <CaptchaField
      state={state}
      label={t('loginForm.captcha')}
      refreshLabel={t('loginForm.captchaRefresh')}
      failure={t('loginForm.captchaFailed')}
      error={error}
    />
  );
}
