import { dropSecrets, findSecret, keepSecret } from '#client/browser/secret-store.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** The login of a visitor who wants to be remembered: a name, or a mobile number. */
export interface RememberedLogin {
  readonly username?: string | undefined;
  /** Undefined where none is known, or none may be kept. */
  readonly password?: string | undefined;
  readonly mobile?: { readonly mobileNum: string; readonly countryDialingCode: string } | undefined;
}

/** Names of the cookies are not specified: these are this project's own. */
const FLAG = 'livery_remember';
const USER = 'livery_user';
const MOBILE = 'livery_mobile';
/** In seconds [3.04]. */
const LIFETIME = 24 * 60 * 60;

/**
 * Remembers a login for 24 hours, in the place of any other: who it was in cookies [3.04], the password encrypted
 * under a key that cannot be read. Call it for visitors who ask for it, once they are logged in. Where the browser
 * keeps no secrets the password has to be typed again.
 *
 * Signing out forgets the password, in all tabs; the name stays for its 24 hours, and the visitor goes on being
 * remembered. A session that ends by itself forgets nothing. Whoever does not want to be remembered: `forget`.
 */
export async function remember({ username, password, mobile }: RememberedLogin): Promise<void> {
  await forgetPassword();
  writeCookie(FLAG, '1', LIFETIME);
  write(USER, username);
  write(MOBILE, mobile && JSON.stringify(mobile));
  if (username === undefined || password === undefined) return;
  await keepSecret(username, password, Date.now() + LIFETIME * 1000).catch(() => {});
}

/** The login that is remembered; undefined for visitors who do not want to be. */
export async function recall(): Promise<RememberedLogin | undefined> {
  if (readCookie(FLAG) === undefined) return undefined;
  const username = readCookie(USER);
  return {
    username,
    password: username === undefined ? undefined : await findSecret(username).catch(() => undefined),
    mobile: mobileOf(readCookie(MOBILE)),
  };
}

/** Forgets all that is remembered: the visitor does not want to be. */
export async function forget(): Promise<void> {
  for (const name of [FLAG, USER, MOBILE]) write(name, undefined);
  await forgetPassword();
}

/** Forgets the password, and goes on remembering who it was. */
export async function forgetPassword(): Promise<void> {
  await dropSecrets().catch(() => {});
}

function write(name: string, value: string | undefined): void {
  writeCookie(name, value ?? '', value === undefined ? 0 : LIFETIME);
}

function mobileOf(text: string | undefined): RememberedLogin['mobile'] {
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (typeof mobileNum === 'string' && typeof countryDialingCode === 'string')
      return { mobileNum, countryDialingCode };
  } catch {
    // Anybody can write a cookie.
  }
  return undefined;
}
