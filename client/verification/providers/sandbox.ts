import type { IdentityProvider } from '#client/verification/identity-provider.ts';
import { sandboxPhone } from './sandbox-phone.ts';
import { sandboxSocial } from './sandbox-social.ts';

/** The third party that the sandbox brings along. */
export const provider: IdentityProvider = { phone: sandboxPhone, social: sandboxSocial };
