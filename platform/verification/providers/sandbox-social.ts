import { IdentityError } from '#platform/verification/identity-error.ts';
import type { SocialProvider } from '#platform/verification/identity-provider.ts';

const PAGE = '/sandbox/identity/authorize';
const WINDOW = 'popup,width=480,height=640';
/** Milliseconds between looks at whether the window is still there. */
const LOOK = 300;

/** What the third party's window says when it is done. */
interface Said {
  readonly state: string;
  readonly idToken?: string;
  readonly error?: string;
}

/** The third party that the sandbox brings along: it stands on the portal's own origin. */
export const sandboxSocial: SocialProvider = {
  signIn(channel) {
    const state = crypto.randomUUID();
    const address = `${PAGE}?${new URLSearchParams({ channel, state })}`;
    const popup = window.open(address, 'livery-identity', WINDOW);
    return popup ? answerOf(popup, state) : Promise.reject(new IdentityError('popup_blocked'));
  },
};

/** Takes only what this window says, on this origin, to this question. */
function answerOf(popup: Window, state: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let closed = false;
    const timer = setInterval(() => {
      // What the window said last may still be on its way when it is gone.
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
  const said = [idToken, error].filter((part) => part !== undefined);
  return typeof state === 'string' && said.length === 1 && typeof said[0] === 'string';
}
