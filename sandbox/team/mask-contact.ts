const HIDDEN = '****';

/** A mobile number as an upline may see it: enough to know it again. */
export function maskNumber(dialingCode: string, mobile: string): string {
  return `+${dialingCode} ${HIDDEN}${mobile.slice(-3)}`;
}

/** A mail address as an upline may see it. */
export function maskMail(email: string): string {
  const atSign = email.lastIndexOf('@');
  const [first = ''] = [...email];
  return `${first}${HIDDEN}${email.slice(atSign)}`;
}
