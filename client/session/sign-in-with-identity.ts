import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { logInByIdentity } from '@liveryjs/schemas/calls/identity';
import type { IdentityLoginRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { portalSections } from '#client/portal-sections.ts';
import { affiliateCode as siteCode } from '#client/registration/affiliate-code.ts';
import { followLogin } from './follow-login.ts';

/**
 * Logs in whom a third party has verified. An account that is not there yet comes about.
 *
 * @param idToken what the third party says, signed by it
 * @param affiliateCode of the agent who brings a new account; default: the site's
 * @throws CallError
 */
export async function signInWithIdentity(
  channel: IdentityLoginRequest['channel'],
  idToken: string,
  context: ActionContext,
  affiliateCode: string | undefined = siteCode(portalSections(context.brand).tenant),
): Promise<void> {
  const { hostname, origin, pathname } = location;
  const body: IdentityLoginRequest = {
    channel,
    idToken,
    ...(affiliateCode !== undefined && { affiliateCode }),
    domain: hostname,
    registerUrl: origin + pathname,
  };
  await followLogin(await call(logInByIdentity, body), { byPassword: false }, context);
}
