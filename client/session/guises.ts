import type { ActionContext } from '@liveryjs/engine/kit/plain';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { SandboxAccountsResponse } from '@liveryjs/schemas/platform';
import { portalSections } from '#client/portal-sections.ts';
import { system } from '#client/system/store.ts';
import { leaveSession } from './leave-session.ts';
import { session } from './session.ts';
import { signIn } from './sign-in.ts';
import { startFreePlay } from './start-free-play.ts';

const ACCOUNTS = '/sandbox/accounts';

interface Ways {
  readonly signIn: typeof signIn;
  readonly freePlay: typeof startFreePlay;
  readonly fetch: (path: string) => Promise<Response>;
}

/**
 * Ways in which the studio has this portal seen as by somebody else, while developing. `portal.json` names them.
 *
 * @public
 */
export const guises = createGuises({ signIn, freePlay: startFreePlay, fetch: (path) => fetch(path) });

/** @param ways to log in, and to ask the platform for its accounts */
export function createGuises(ways: Ways) {
  return {
    /**
     * Has the page be that of another kind of visitor, in a session of its own; the page stays where it is. A session that ends here
     * goes on at the platform, for other tabs may share it.
     *
     * @throws where there is no such account, and where the login fails
     */
    async enter(audience: string, context: ActionContext): Promise<void> {
      if (session.token !== undefined) leaveSession(context);
      if (audience === 'visitor') return;
      // Whoever logs in on the way to something is not led home.
      const here: ActionContext = Object.create(context, { resumeAim: { value: () => true } });
      if (audience === 'trial') return ways.freePlay(here);
      const { username, password } = await accountOf(audience, ways.fetch);
      await ways.signIn({ username, password, type: 'username' }, here);
    },

    /** Codes of the vendors that the platform has; empty until that is known. */
    vendors(): string[] {
      const codes = (system.gameMenus ?? []).flatMap(({ vendors }) =>
        vendors.map(({ vassalage }) => vassalage),
      );
      return [...new Set(codes)].sort();
    },

    /** The brand as it would be if some vendors were offered to nobody. */
    withoutVendors(brand: ResolvedBrand, codes: readonly string[]): ResolvedBrand {
      const { vendors } = portalSections(brand);
      const offered = [
        ...vendors.offered.filter(({ id }) => !codes.includes(id)),
        ...codes.map((id) => ({ id, when: NEVER })),
      ];
      return { ...brand, ...{ vendors: { ...vendors, offered } } };
    },
  };
}

/** A condition that never holds: an empty one always does. */
const NEVER = { not: {} };

/** An account of the sandbox. @throws where the platform names none */
async function accountOf(
  audience: string,
  fetchFrom: Ways['fetch'],
): Promise<SandboxAccountsResponse[number]> {
  const response = await fetchFrom(ACCOUNTS);
  if (!response.ok)
    throw new Error(
      `This platform names no accounts to log in with: ${ACCOUNTS} answers ${response.status}. Log in by hand in the portal, with Browse.`,
    );
  const { value } = (await response.json()) as { readonly value: SandboxAccountsResponse };
  const account = value.find((each) => each.audience === audience);
  if (account === undefined)
    throw new Error(
      `The platform names no account of the kind ${JSON.stringify(audience)}. Log in by hand in the portal, with Browse.`,
    );
  return account;
}
