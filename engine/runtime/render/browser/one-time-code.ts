interface CodeCredential {
  readonly code: string;
}

/**
 * Waits for a code that comes by SMS for this site, which the browser offers to hand over (WebOTP).
 *
 * @param signal ends the waiting
 * @returns undefined where the browser cannot, the visitor does not want it, or the waiting has ended
 */
export async function receiveCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  try {
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
    const credential = (await navigator.credentials.get(options)) as CodeCredential | null;
    return credential?.code;
  } catch {
    return undefined;
  }
}
