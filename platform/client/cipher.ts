import type { Cipher } from '#schemas/contract/adapter.ts';
import type { Platform } from '#schemas/generated/portal.ts';

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
