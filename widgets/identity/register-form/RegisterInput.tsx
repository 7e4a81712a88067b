import { arrivalCode } from '@liveryjs/client/registration/arrival-code';
import { CaptchaField, CodeField, Failure, FormField, useAddress, useMessages } from '@liveryjs/engine/kit';
import { FIELD_KINDS, type RegisterField } from './register-fields.ts';
import type { RegistrationState } from './use-registration.ts';
import { VerificationCode } from './VerificationCode.tsx';

interface Props {
  readonly field: Exclude<RegisterField, 'agreement'>;
  readonly registration: RegistrationState;
}

/** The input of one field. */
export function RegisterInput({ field, registration }: Props) {
  const t = useMessages();
  const [query] = useAddress();
  const { form, captcha, countries, isOptional, hintOf } = registration;
  const error = form.errors[field];
  const label = t(`registerForm.${field}`);
  const kind = FIELD_KINDS[field];
  switch (field) {
    case 'captcha':
      return (
        <CaptchaField
          state={captcha}
          label={label}
          refreshLabel={t('registerForm.captchaRefresh')}
          failure={t('registerForm.captchaFailed')}
          error={error}
        />
      );
    case 'mobileNum':
      return (
        <>
          {countries.failure !== undefined && (
            <Failure messageKey={countries.failure} onRetry={countries.retry} />
          )}
          <CodeField
            name={field}
            label={label}
            error={error}
            autoComplete={kind.autoComplete}
            code={{
              name: 'country',
              label: t('registerForm.country'),
              options: countries.options,
              defaultValue: countries.current,
            }}
          />
        </>
      );
    case 'verificationCode':
      return <VerificationCode form={form} />;
    default:
      return (
        <FormField
          spec={{
            ...kind,
            name: field,
            label,
            optional: isOptional(field),
            // The error says as much.
            hint: error === undefined ? hintOf(field) : undefined,
          }}
          error={error}
          {...(field === 'username' && NAME)}
          {...(field === 'referralCode' && { defaultValue: arrivalCode(field, String(query)) })}
        />
      );
  }
}

/** A name is no word. */
const NAME = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
