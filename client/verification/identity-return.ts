import { type ActionContext, tabStorage } from '@liveryjs/engine/kit/plain';
import { proxy, ref } from 'valtio/vanilla';
import { askToLogIn } from '#client/session/ask-to-log-in.ts';
import { IdentityError } from './identity-error.ts';
import type { SocialChannel } from './identity-provider.ts';

/** A visitor who went to the third party in the window of the page. */
interface Journey {
  /** Comes back with the answer: only who left with it may bring one. */
  readonly state: string;
  readonly channel: SocialChannel;
  /** The code of the agent who brings a new account. */
  readonly affiliateCode?: string | undefined;
}

/** A visitor who is back from the third party. */
export interface IdentityReturn extends Pick<Journey, 'channel' | 'affiliateCode'> {
  /** The third party's statement about the visitor, signed by it. */
  readonly idToken: string | undefined;
  /** In the place of a token: why there is none. */
  readonly error: IdentityError;
}

/** The name that the tab remembers a journey under. */
const JOURNEY = 'identityJourney';
/** The beginning of the hash in the address that the third party sends visitors back to. */
const RETURN_HASH = '#identity=';

/** Who is back and has not been taken further yet. */
export const arrival = proxy<{ visitor: IdentityReturn | undefined }>({ visitor: undefined });

/** Remembers that the visitor leaves for the third party. */
export function beginJourney(journey: Journey): void {
  tabStorage().setItem(JOURNEY, JSON.stringify(journey));
}

/** Receives a visitor who comes back, and leads to the form that goes on with it. An answer that nobody left for is none. */
export function endJourney(hash: string, context: ActionContext): void {
  const journey = parse(tabStorage().getItem(JOURNEY) ?? '') as Partial<Journey>;
  tabStorage().removeItem(JOURNEY);
  const { state, idToken, error } = parse(hash.slice(RETURN_HASH.length), decodeURIComponent);
  const { channel, affiliateCode } = journey;
  if (channel === undefined || journey.state === undefined || journey.state !== state) return;
  arrival.visitor = ref({
    channel,
    affiliateCode,
    idToken: typeof idToken === 'string' ? idToken : undefined,
    error: new IdentityError(typeof error === 'string' ? error : undefined),
  });
  askToLogIn(context);
}

/** The visitor who is back; each of them once. */
export function takeReturn(): IdentityReturn | undefined {
  const { visitor } = arrival;
  arrival.visitor = undefined;
  return visitor;
}

function parse(text: string, decode = (raw: string) => raw): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(decode(text)));
  } catch {
    return {};
  }
}
