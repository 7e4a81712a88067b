import { captchaProof, loadCaptcha } from '@liveryjs/client/session/captcha';
import {
  CodeField,
  Failure,
  Field,
  Form,
  PauseButton,
  SubmitButton,
  useCaptcha,
  useForm,
  useMessages,
} from '@liveryjs/engine/kit';
import { useCountries } from '@liveryjs/parts/use-countries';
import { useRegisterRules } from '@liveryjs/parts/use-register-rules';
import { useEffect } from 'react';
import { fillIn } from './fill-in.ts';
import { LoginCaptcha } from './LoginCaptcha.tsx';
import { COUNTRY, checkSms, inWords, readSms, SMS_FIELDS } from './login-form.model.ts';
import { OtherWays } from './OtherWays.tsx';
import { RememberLine } from './RememberLine.tsx';
import { useRefused } from './use-refused.ts';
import { useSmsCode } from './use-sms-code.ts';
import type { WayProps } from './way-props.ts';

/** Login by a mobile number and the code that is sent to it [2.32], [4.10]. */
export function SmsLogin({ remembered, forgot }: WayProps) {
  const t = useMessages();
  const captcha = useCaptcha(loadCaptcha);
  const countries = useCountries();
  const rule = useRegisterRules().rules?.mobileNum;
  const code = useSmsCode();
  const state = useForm({
    fields: SMS_FIELDS,
    read: (form) => readSms(form, countries.dialingCode, countries.dialingCodes),
    check: (values) => inWords(checkSms(values, captcha.wanted, rule), t),
    async send({ verificationCode, captcha: typed, ...number }) {
      await code.logIn(number, verificationCode, captchaProof(typed, captcha.captcha?.id));
      await remembered.keep({ mobile: number });
    },
    refused: useRefused(captcha, SMS_FIELDS, 'verificationCode'),
  });

  const { ref } = state.form;
  const mobile = remembered.login?.mobile;
  useEffect(() => {
    if (mobile) fillIn(ref.current, { mobileNum: mobile.mobileNum });
  }, [mobile, ref]);

  return (
    <Form state={state}>
      {countries.failure !== undefined && (
        <Failure messageKey={countries.failure} onRetry={countries.retry} />
      )}
      <CodeField
        name="mobileNum"
        label={t('loginForm.mobileNum')}
        error={state.errors.mobileNum}
        autoComplete="tel-national"
        maxLength={30}
        code={{
          name: COUNTRY,
          label: t('loginForm.country'),
          options: countries.options,
          defaultValue: countries.codeOf(mobile?.countryDialingCode),
        }}
      />
      <Field
        name="verificationCode"
        label={t('loginForm.code')}
        error={state.errors.verificationCode}
        hint={code.sentTo && t('loginForm.codeSent', { number: code.sentTo })}
        icon="shield"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        maxLength={255}
        end={
          <PauseButton
            until={code.until}
            onPress={async () => {
              const number = state.check(['mobileNum']);
              if (number && (await code.send(number))) focusCode(ref.current);
            }}
          >
            {t('loginForm.codeSend')}
          </PauseButton>
        }
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

function focusCode(form: HTMLFormElement | null): void {
  const input = form?.elements.namedItem('verificationCode');
  if (input instanceof HTMLInputElement) input.focus();
}
