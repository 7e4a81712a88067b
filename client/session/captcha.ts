import { CallError } from '@liveryjs/engine/kit/plain';
import { getCaptcha } from '@liveryjs/schemas/calls/identity';
import type { LoginRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';

/** The beginning of a picture's address, before its base64. */
const DATA_URL = /^data:[^,]*,/;

/**
 * Loads a captcha, good for one try [4.04]. Whichever form the platform answers in, one form comes out.
 *
 * @returns a PNG in base64, and the captcha's name where the platform names it
 * @throws CallError
 */
export async function loadCaptcha(): Promise<{ readonly id?: string | undefined; readonly png: string }> {
  const captcha = await call(getCaptcha);
  const { captchaId: id, image } =
    typeof captcha === 'string' ? { captchaId: undefined, image: captcha } : captcha;
  return { id, png: image.replace(DATA_URL, '') };
}

/**
 * Returns the fields of a captcha in a call: what was typed, and which captcha that was where the captcha has a name.
 *
 * @param typed empty where no captcha shows
 */
export function captchaProof(
  typed: string,
  id: string | undefined,
): Pick<LoginRequest, 'captcha' | 'captchaId'> {
  if (typed === '') return {};
  return { captcha: typed, ...(id !== undefined && { captchaId: id }) };
}

/** Tells whether a refusal asks for a captcha, or for another one, wherever the platform says so [4.04]. */
export function asksForCaptcha(error: unknown): boolean {
  return error instanceof CallError && error.said.some((text) => /captcha/i.test(text));
}
