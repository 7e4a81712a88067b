import type { CustomerService } from '#schemas/generated/platform.ts';

/** Type of an entry whose path is written as it is. */
const PLAIN = 1;

/**
 * The address of the live chat among the platform's entries.
 *
 * @param origin the portal's own, which a path is relative to
 * @returns undefined where there is none that a browser should open
 */
export function chatAddress(entries: readonly CustomerService[], origin: string): string | undefined {
  const entry = entries.find(({ csType, type }) => csType === 'LIVECHAT' && type === PLAIN);
  if (!entry || !URL.canParse(entry.path, origin)) return undefined;
  const { protocol, href } = new URL(entry.path, origin);
  return protocol === 'https:' || href.startsWith(`${origin}/`) ? href : undefined;
}
