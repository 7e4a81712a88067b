import type { Tenant } from '@liveryjs/schemas/portal';

/** Whether a password is the one that the manifest flags: who logs in with it has to choose another [4.03]. */
export async function isFlagged(password: string, { flaggedPassword }: Tenant): Promise<boolean> {
  if (flaggedPassword === undefined) return false;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password));
  return flaggedPassword === Array.from(new Uint8Array(hash), hex).join('');
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
