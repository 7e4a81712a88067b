import { useEffect, useRef, useState } from 'react';
import { useActionContext, useMessages } from '#engine/kit/index.ts';
import { CallError } from '#engine/kit/plain.ts';
import { refusalKey } from '#platform/session/refusal-key.ts';
import { signIn } from '#platform/session/sign-in.ts';
import { startFreePlay } from '#platform/session/start-free-play.ts';
import {
  asksForCaptcha,
  type LoginField,
  loginValues,
  minutesToWait,
  missingFields,
  refusedField,
  SLOW,
} from './login-form.model.ts';
import { useCaptcha } from './use-captcha.ts';

type Errors = Partial<Record<LoginField, string>>;

/** What a visitor does with the form, and what comes of it. */
export function useLogin() {
  const t = useMessages();
  const context = useActionContext();
  const captcha = useCaptcha();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<'login' | 'freePlay'>();
  const [goTo, setGoTo] = useState<{ readonly field: LoginField }>();
  const working = useRef(false);

  // Once what is said of the field stands beside it.
  useEffect(() => {
    if (goTo) fieldOf(form.current, goTo.field)?.focus();
  }, [goTo]);

  const run = async (what: 'login' | 'freePlay', act: () => Promise<void>) => {
    if (working.current) return;
    working.current = true;
    setBusy(what);
    setErrors({});
    setRefusal(undefined);
    try {
      await act();
    } catch (error) {
      refuse(error);
    } finally {
      working.current = false;
      setBusy(undefined);
    }
  };

  const refuse = (error: unknown) => {
    const minutes = minutesToWait(error);
    const key = refusalKey(error);
    setRefusal(
      minutes !== undefined ? t('loginForm.wait', { minutes }) : key === undefined ? wordsOf(error) : t(key),
    );
    // A captcha is good for one try, however the try ended.
    if (captcha.wanted || asksForCaptcha(error)) {
      captcha.renew();
      empty(form.current, 'captcha');
    }
    const field = refusedField(error);
    if (field === undefined) return;
    empty(form.current, field);
    setGoTo({ field });
  };

  return {
    form,
    captcha,
    errors,
    refusal,
    busy,
    slow: useSlow(busy),
    /** What was wrong with a field is forgotten as soon as somebody mends it. */
    mend: (field: LoginField) => setErrors(({ [field]: _, ...others }) => others),
    logIn() {
      if (!form.current || working.current) return;
      const values = loginValues(new FormData(form.current));
      const missing = missingFields(values, captcha.wanted);
      const [first] = Object.keys(missing) as LoginField[];
      if (first !== undefined) {
        setErrors(missing);
        setGoTo({ field: first });
        return;
      }
      const { username, password } = values;
      const proof = captcha.captcha && { captcha: values.captcha, captchaId: captcha.captcha.id };
      void run('login', () => signIn({ username, password, type: 'username', ...proof }, context));
    },
    playFree: () => void run('freePlay', () => startFreePlay(context)),
  };
}

function useSlow(busy: string | undefined): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (busy === undefined) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}

/** What the platform itself says to people. */
function wordsOf(error: unknown): string | undefined {
  return error instanceof CallError ? error.serverMessage : undefined;
}

function fieldOf(form: HTMLFormElement | null, field: LoginField): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(field);
  return input instanceof HTMLInputElement ? input : undefined;
}

function empty(form: HTMLFormElement | null, field: LoginField): void {
  const input = fieldOf(form, field);
  if (input) input.value = '';
}
