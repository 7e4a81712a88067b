import type { Tenant } from '@liveryjs/schemas/portal';
import { sha256 } from '#client/browser/sha-256.ts';

/**
 * Tells whether a password is the one that the manifest flags: a visitor who logs in with it has to choose another [4.03].
 */
export async function isFlagged(password: string, { flaggedPassword }: Tenant): Promise<boolean> {
  if (flaggedPassword === undefined) return false;
  return flaggedPassword === Array.from(await sha256(password), hex).join('');
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
