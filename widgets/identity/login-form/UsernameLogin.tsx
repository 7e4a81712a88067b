import { captchaProof, loadCaptcha } from '@liveryjs/client/session/captcha';
import { signIn } from '@liveryjs/client/session/sign-in';
import {
  Field,
  Form,
  PasswordField,
  SubmitButton,
  useActionContext,
  useCaptcha,
  useForm,
  useMessages,
} from '@liveryjs/engine/kit';
import { useEffect } from 'react';
import { fillIn } from './fill-in.ts';
import { LoginCaptcha } from './LoginCaptcha.tsx';
import { checkName, inWords, NAME_FIELDS, readName } from './login-form.model.ts';
import { OtherWays } from './OtherWays.tsx';
import { RememberLine } from './RememberLine.tsx';
import { useRefused } from './use-refused.ts';
import type { WayProps } from './way-props.ts';

/** Login by name and password [2.32]. */
export function UsernameLogin({ remembered, forgot }: WayProps) {
  const t = useMessages();
  const context = useActionContext();
  const captcha = useCaptcha(loadCaptcha);
  const state = useForm({
    fields: NAME_FIELDS,
    read: readName,
    check: (values) => inWords(checkName(values, captcha.wanted), t),
    async send({ username, password, captcha: typed }) {
      const proof = captchaProof(typed, captcha.captcha?.id);
      await signIn({ username, password, type: 'username', ...proof }, context);
      await remembered.keep({ username, password });
    },
    refused: useRefused(captcha, NAME_FIELDS, 'password'),
  });

  const { login } = remembered;
  const { ref } = state.form;
  useEffect(() => {
    if (login) fillIn(ref.current, { username: login.username, password: login.password });
  }, [login, ref]);

  return (
    <Form state={state}>
      <Field
        name="username"
        label={t('loginForm.username')}
        error={state.errors.username}
        icon="user"
        inputMode="text"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
      />
      <PasswordField
        name="password"
        label={t('loginForm.password')}
        revealLabel={t('form.showPassword')}
        error={state.errors.password}
        icon="lock"
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={200}
      />
      {captcha.wanted && <LoginCaptcha state={captcha} error={state.errors.captcha} />}
      <RememberLine remembered={remembered} forgot={forgot} />
      <SubmitButton state={state} busyText={t('loginForm.busy')}>
        {t('loginForm.submit')}
      </SubmitButton>
      <OtherWays state={state} />
    </Form>
  );
}
