import type { FormEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import {
  Button,
  Field,
  Icon,
  PasswordField,
  token,
  useFeature,
  useHydrated,
  useMessages,
} from '#engine/kit/index.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { FIELDS, type LoginField } from './login-form.model.ts';
import { useLogin } from './use-login.ts';

const Form = styled.form`
  display: grid;
  gap: ${token('space.4')};
`;

const Refusal = styled.p`
  display: flex;
  gap: ${token('space.2')};
  margin: 0;
  padding: ${token('space.3')};
  border: 1px solid ${token('color.danger.border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.danger.subtle')};
  color: ${token('color.danger.text')};
  font: ${token('typography.small')};
`;

const Act = styled(Button)`
  inline-size: 100%;
  min-block-size: ${token('size.control.lg')};

  &[type='submit'] {
    margin-block-start: ${token('space.2')};
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }
`;

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

const Spinner = styled.span`
  inline-size: 1.125em;
  block-size: 1.125em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: ${token('radius.full')};
  animation: ${turn} 0.8s linear infinite;
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  margin: 0;
  color: ${token('color.text.muted')};
  font: ${token('typography.small')};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${token('color.border.regular')};
  }
`;

const Patience = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
  text-align: center;

  /* There from the start, so that screen readers follow it, without a place among the rest. */
  &:empty {
    position: absolute;
  }
`;

/** Login by name and password [2.32], and the free demo where it is on. */
export function UsernameLogin() {
  const t = useMessages();
  // What is typed before anybody listens stays in the fields; sent before, it would go to nobody.
  const hydrated = useHydrated();
  const freePlay = useFeature('freePlay');
  const { form, captcha, errors, refusal, busy, slow, mend, logIn, playFree } = useLogin();
  const errorOf = (field: LoginField) => errors[field] && t(errors[field]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-busy={busy !== undefined}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        logIn();
      }}
      onInput={({ target }: FormEvent) => {
        const field = FIELDS.find((name) => target instanceof HTMLInputElement && target.name === name);
        if (field) mend(field);
      }}
    >
      {refusal !== undefined && (
        <Refusal role="alert">
          <Icon name="warning" />
          {refusal}
        </Refusal>
      )}
      <Field
        name="username"
        label={t('loginForm.username')}
        error={errorOf('username')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
      />
      <PasswordField
        name="password"
        label={t('loginForm.password')}
        revealLabel={t('loginForm.showPassword')}
        error={errorOf('password')}
        icon="lock"
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={200}
      />
      {captcha.wanted && <CaptchaField state={captcha} error={errorOf('captcha')} />}
      <Act type="submit" $tone="primary" disabled={!hydrated} aria-disabled={busy !== undefined}>
        {busy === 'login' && <Spinner aria-hidden="true" />}
        {t(busy === 'login' ? 'loginForm.busy' : 'loginForm.submit')}
      </Act>
      {freePlay && (
        <>
          <Or>{t('loginForm.or')}</Or>
          <Act type="button" aria-disabled={busy !== undefined} onClick={playFree}>
            {busy === 'freePlay' ? <Spinner aria-hidden="true" /> : <Icon name="play" />}
            {t(busy === 'freePlay' ? 'loginForm.freePlayBusy' : 'loginForm.freePlay')}
          </Act>
        </>
      )}
      <Patience role="status">{slow && t('loginForm.slow')}</Patience>
    </Form>
  );
}
