import type { CustomerService } from '@liveryjs/schemas/platform';
import { openPath } from './open-path.ts';

/** Members above this rank have a service of their own [4.18]. */
export const HIGHEST_COMMON_RANK = 4;

/** Type of an entry whose path is encrypted [3.06]. */
const ENCRYPTED = 3;

/**
 * The address of the chat for somebody of a rank, among the platform's entries: the VIPs' own above rank 4, where there
 * is one, else the live chat [4.18]; without one the first entry that does not say whom it serves.
 *
 * @param rankLevel undefined for who has none
 * @param origin the portal's own, which a path is relative to
 * @returns undefined where there is none that a browser should open
 */
export function chatAddress(
  entries: readonly CustomerService[],
  rankLevel: number | undefined,
  origin: string,
): string | undefined {
  const isVip = rankLevel !== undefined && rankLevel > HIGHEST_COMMON_RANK;
  const find = (type: CustomerService['csType']) => entries.find(({ csType }) => csType === type);
  const entry = (isVip ? find('VIP') : undefined) ?? find('LIVECHAT') ?? find(undefined);
  const path = entry && linkOf(entry);
  if (path === undefined || !URL.canParse(path, origin)) return undefined;
  const { protocol, href } = new URL(path, origin);
  return protocol === 'https:' || href.startsWith(`${origin}/`) ? href : undefined;
}

function linkOf({ type, path }: CustomerService): string | undefined {
  if (type !== ENCRYPTED) return path;
  try {
    return openPath(path);
  } catch {
    return undefined;
  }
}
