import type { TwoFactorChallenge } from '@liveryjs/schemas/platform';
import { proxy } from 'valtio/vanilla';
import { sentCode } from '#client/verification/send-code.ts';
import type { LoginNote } from './login-note.ts';

/** A login that waits for its second step [2.37]. */
export interface WaitingLogin extends Pick<TwoFactorChallenge, 'challengeId' | 'channel' | 'recipient'> {
  /** When another code may be asked for: milliseconds since 1970. */
  readonly until: number;
  readonly note: LoginNote;
}

/** The login that waits, if one does. Only the page knows of it: the next one begins anew. */
export const twoFactor = proxy<{ waiting: WaitingLogin | undefined }>({ waiting: undefined });

export function keepTwoFactor(
  { challengeId, channel, recipient, expiredMinutes }: TwoFactorChallenge,
  note: LoginNote,
): void {
  twoFactor.waiting = { challengeId, channel, recipient, note, ...sentCode({ expiredMinutes }) };
}
