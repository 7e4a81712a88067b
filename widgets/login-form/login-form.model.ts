import { CallError } from '#engine/kit/plain.ts';

/** The fields of the form, in their order. */
export const FIELDS = ['username', 'password', 'captcha'] as const;
export type LoginField = (typeof FIELDS)[number];
export type LoginValues = Readonly<Record<LoginField, string>>;

/** Milliseconds that must lie between two captchas that a visitor asks for [4.11]. */
export const REFRESH_PAUSE = 1000;
/** Milliseconds after which a visitor is told that it takes longer. */
export const SLOW = 5000;

/** What stands in the form, without the space around it [5.01]. */
export function loginValues(form: FormData): LoginValues {
  const text = (name: LoginField) => String(form.get(name) ?? '').trim();
  return { username: text('username'), password: text('password'), captcha: text('captcha') };
}

/** Message keys by field that must not be empty, but is [5.01]. */
export function missingFields(
  values: LoginValues,
  withCaptcha: boolean,
): Partial<Record<LoginField, string>> {
  const needed = withCaptcha ? FIELDS : FIELDS.filter((field) => field !== 'captcha');
  return Object.fromEntries(
    needed.filter((field) => values[field] === '').map((field) => [field, `loginForm.${field}Missing`]),
  );
}

/** Whether a refusal asks for a captcha, or for another one [4.04]. */
export function asksForCaptcha(error: unknown): boolean {
  return error instanceof CallError && (error.code?.includes('captcha') ?? false);
}

/** The field that a refusal is about: what is in it is of no more use. */
export function refusedField(error: unknown): LoginField | undefined {
  if (asksForCaptcha(error)) return 'captcha';
  return error instanceof CallError && error.code === 'wrong_credentials' ? 'password' : undefined;
}

/** Minutes to wait after too many attempts, where the platform says so. */
export function minutesToWait(error: unknown): number | undefined {
  const wait =
    error instanceof CallError && error.code === 'too_many_requests' ? error.retryAfter : undefined;
  return wait === undefined ? undefined : Math.max(1, Math.ceil(wait / 60));
}
