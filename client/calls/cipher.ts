import type { Cipher } from '@liveryjs/schemas/contract/adapter';
import type { Platform } from '@liveryjs/schemas/portal';

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
