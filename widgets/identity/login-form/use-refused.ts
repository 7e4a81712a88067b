import { asksForCaptcha } from '@liveryjs/client/session/captcha';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { signInRefusalKey } from '@liveryjs/client/session/sign-in-refusal-key';
import { type CaptchaState, type FormRefused, useMessages } from '@liveryjs/engine/kit';
import { fieldOfRefusal, isWrongSecret } from './login-form.model.ts';

/**
 * Returns the function that words the refusal of a login form [8.01], [8.02], [8.03].
 *
 * @param fields of the form
 * @param secret the one that proves who it is
 */
export function useRefused<Name extends string>(
  captcha: CaptchaState,
  fields: readonly Name[],
  secret: Name,
): (error: unknown) => FormRefused<Name> {
  const t = useMessages();

  return (error) => {
    const words = refusalText(error, t, signInRefusalKey) ?? t('engine.actionFailed');
    // A captcha is good for one try, however the try ended.
    const used = captcha.wanted || asksForCaptcha(error);
    if (used) captcha.renew();
    const wrong = fields.filter((name) => name === fieldOfRefusal(error));
    return {
      refusal: wrong.length === 0 ? words : undefined,
      errors: Object.fromEntries(wrong.map((name) => [name, words])) as FormRefused<Name>['errors'],
      empty: fields.filter(
        (name) => (name === secret && isWrongSecret(error)) || (name === 'captcha' && used),
      ),
    };
  };
}
