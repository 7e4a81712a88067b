import { openWindow } from '@liveryjs/engine/kit/plain';
import { newKey } from '#client/calls/new-key.ts';
import { IdentityError } from '#client/verification/identity-error.ts';
import type { SocialProvider } from '#client/verification/identity-provider.ts';
import { beginJourney } from '#client/verification/identity-return.ts';

const PAGE = '/sandbox/identity/authorize';
const WINDOW = 'popup,width=480,height=640';
/** Milliseconds between looks at whether the window is still there. */
const LOOK = 300;

/** The message of the third party's window when it is done. */
interface Said {
  readonly state: string;
  readonly idToken?: string;
  readonly error?: string;
}

/** The third party that the sandbox brings along: it stands on the portal's own origin. */
export const sandboxSocial: SocialProvider = {
  async signIn(channel, context, affiliateCode) {
    const state = newKey();
    const addressWith = (more = {}) => `${PAGE}?${new URLSearchParams({ channel, state, ...more })}`;
    const wish = { address: addressWith(), name: 'livery-identity', features: WINDOW, talks: true };
    const opened = await openWindow(context, wish);
    if (!opened) throw new IdentityError('popup_blocked');
    if (opened.window) return answerOf(opened.window, state);
    beginJourney({ state, channel, affiliateCode });
    opened.show(addressWith({ back: location.pathname + location.search }));
    return backWithoutAnswer();
  },
};

/** The answer comes to a page that opens anew. This one comes back only where the visitor goes back by hand. */
function backWithoutAnswer(): Promise<never> {
  return new Promise((_, reject) => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reject(new IdentityError('popup_closed_by_user'));
    };
    window.addEventListener('pageshow', hear, { once: true });
  });
}

/** Takes only what this window says, on this origin, to this question. */
function answerOf(popup: Window, state: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let closed = false;
    const timer = setInterval(() => {
      // The window's last message may still be on its way when the window is gone.
      if (closed) settle(() => reject(new IdentityError('popup_closed_by_user')));
      closed = popup.closed;
    }, LOOK);
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== popup || !isSaid(data) || data.state !== state) return;
      const { idToken, error } = data;
      settle(() => (idToken === undefined ? reject(new IdentityError(error)) : resolve(idToken)));
    };
    const settle = (say: () => void) => {
      clearInterval(timer);
      window.removeEventListener('message', hear);
      popup.close();
      say();
    };
    window.addEventListener('message', hear);
  });
}

function isSaid(data: unknown): data is Said {
  if (typeof data !== 'object' || data === null) return false;
  const { state, idToken, error } = data as Readonly<Record<string, unknown>>;
  const answers = [idToken, error].filter((part) => part !== undefined);
  return typeof state === 'string' && answers.length === 1 && typeof answers[0] === 'string';
}
