import { inWords } from '@liveryjs/client/registration/check-field';
import { type RegisterMode, register } from '@liveryjs/client/registration/register';
import { ruleOf } from '@liveryjs/client/registration/rule-of';
import { asksForCaptcha, captchaProof, loadCaptcha } from '@liveryjs/client/session/captcha';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { signInRefusalKey } from '@liveryjs/client/session/sign-in-refusal-key';
import { IdentityError } from '@liveryjs/client/verification/identity-error';
import {
  type CaptchaState,
  type FormRefused,
  type FormState,
  useActionContext,
  useCaptcha,
  useFeature,
  useForm,
  useMessages,
} from '@liveryjs/engine/kit';
import { CallError } from '@liveryjs/engine/kit/plain';
import { useCountries } from '@liveryjs/parts/use-countries';
import type { RegisterRules } from '@liveryjs/schemas/platform';
import { useEffect, useState } from 'react';
import { FIELDS, type RegisterField } from './register-fields.ts';
import {
  fieldProblems,
  filledIn,
  isNeeded,
  type RegisterValues,
  refusedFields,
  registerValues,
  shows,
  type Wanted,
} from './register-form.model.ts';
import type { SiteCode } from './use-site-code.ts';

export interface RegistrationOptions {
  readonly mode: RegisterMode;
  /** This is the way that is chosen. */
  readonly shown: boolean;
  readonly rules: RegisterRules;
  readonly site: SiteCode;
  readonly minimumAge: number;
  /** The platform's rules are no longer those. */
  readonly onRulesBroken: () => void;
}

export interface RegistrationState {
  readonly form: FormState<RegisterField, RegisterValues>;
  /** The fields that show, in their order. */
  readonly fields: readonly RegisterField[];
  readonly isOptional: (field: RegisterField) => boolean;
  /** Returns the hint that helps to fill a field in. */
  readonly hintOf: (field: RegisterField) => string | undefined;
  readonly captcha: CaptchaState;
  readonly countries: ReturnType<typeof useCountries>;
}

/** Runs the form of one way to register, from its input to the outcome. */
export function useRegistration(options: RegistrationOptions): RegistrationState {
  const { mode, shown, rules, site } = options;
  const t = useMessages();
  const context = useActionContext();
  const countries = useCountries();
  const captcha = useCaptcha(loadCaptcha);
  const [captchaAsked, askCaptcha] = useState(false);
  const requirements: Wanted = {
    mode,
    rules,
    verification: useFeature('mobileVerification'),
    mobilePassword: useFeature('mobilePassword'),
    withoutSiteCode: site.code === undefined,
    captchaAsked,
    minimumAge: options.minimumAge,
  };
  const fields = FIELDS.filter((field) => shows(field, requirements));
  const showsCaptcha = fields.includes('captcha');

  // Another one whenever this way is chosen [4.11].
  const { renew } = captcha;
  useEffect(() => {
    if (shown && showsCaptcha) renew();
  }, [shown, showsCaptcha, renew]);

  const form = useForm<RegisterField, RegisterValues>({
    // All of them: what a refusal brings into view gets the focus, too.
    fields: FIELDS,
    read: (data) => registerValues(data, countries.dialingCode, countries.dialingCodes),
    check(values) {
      const problems = fieldProblems(values, requirements);
      const texts = fields.flatMap((field) => {
        const problem = problems[field];
        if (!problem) return [];
        const label = field !== 'agreement' && { field: t(`registerForm.${field}`) };
        return [[field, t(problem.key, { ...problem.values, ...label })]];
      });
      return Object.fromEntries(texts);
    },
    send(values) {
      const proof = captchaProof(showsCaptcha ? values.captcha : '', captcha.captcha?.id);
      const filled = { ...filledIn(values, requirements), ...proof };
      return register({ mode, values: filled, siteCode: site.code }, context);
    },
    refused: (error) => refuse(error),
  });

  const refuse = (error: unknown): FormRefused<RegisterField> => {
    const code = error instanceof CallError ? error.code : undefined;
    if (code === 'rule_broken') options.onRulesBroken();
    if (code === 'invalid_affiliate') site.reject();
    if (asksForCaptcha(error)) askCaptcha(true);
    // A captcha is good for one try, however the try ended.
    if (showsCaptcha) renew();
    const empty = showsCaptcha ? (['captcha'] as const) : [];
    // Nobody is asked anything: it stands where the code is [8.01].
    if (error instanceof IdentityError && form.busy === 'send')
      return { errors: { verificationCode: t(error.messageKey) }, empty };
    if (code === 'invalid_affiliate' && !rules.affiliateCode?.enabled)
      return { refusal: t('registerForm.withoutCode'), empty };
    const errors = Object.entries(refusedFields(error)).map(([field, key]) => [field, t(key)]);
    if (errors.length > 0) return { errors: Object.fromEntries(errors), empty };
    return {
      refusal:
        code === 'rule_broken' ? t('registerForm.rulesChanged') : refusalText(error, t, signInRefusalKey),
      empty,
    };
  };

  const hintOf = (field: RegisterField) => {
    if (field === 'payeeName') return t('registerForm.payeeNameHint');
    const rule = rules[field] && ruleOf(field, rules);
    // Hints are for values that people make up themselves: the rest they know.
    if (!rule || !['username', 'password', 'paymentPassword'].includes(field)) return undefined;
    const { key, values } = inWords(rule);
    return t(key, values);
  };

  const isOptional = (field: RegisterField) => !isNeeded(field, requirements);
  return { form, fields, isOptional, hintOf, captcha, countries };
}
