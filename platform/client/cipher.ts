import type { PublicKey } from '#schemas/generated/platform.ts';
import type { Platform } from '#schemas/generated/portal.ts';

/** How what only the platform may read is sealed. */
export interface Cipher {
  /** Content type of a sealed body. */
  readonly contentType: string;
  /** @param key loads the platform's key, where the cipher needs one */
  seal(text: string, key: () => Promise<PublicKey>): Promise<string>;
}

export const ciphers: Readonly<Record<Platform['cipher'], Cipher>> = {
  jwe: {
    contentType: 'application/jose',
    async seal(text, key) {
      // Its package comes when something is sealed: most visits seal nothing.
      const [{ sealJwe }, publicKey] = await Promise.all([import('./seal-jwe.ts'), key()]);
      return sealJwe(text, publicKey);
    },
  },
  none: { contentType: 'application/json', seal: async (text) => text },
};
