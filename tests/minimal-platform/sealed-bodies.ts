import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';

/** A compact JWE has five parts. */
const JWE = /^[\w-]+(\.[\w-]*){4}$/;

/**
 * The key that bodies are encrypted for.
 *
 * @returns what the platform publishes, and what opens a text that was encrypted with it
 */
export async function makeSealKey() {
  const alg = 'RSA-OAEP-256';
  const { publicKey, privateKey } = await generateKeyPair(alg);
  const { kty, n, e } = await exportJWK(publicKey);
  return {
    published: { kty, n, e, alg, use: 'enc', kid: 'minimal' },
    /** @throws where the text is none that was encrypted with this key */
    async open(text: string): Promise<string> {
      const { plaintext } = await compactDecrypt(text, privateKey);
      return new TextDecoder().decode(plaintext);
    },
    isSealed: (text: unknown): text is string => typeof text === 'string' && JWE.test(text),
  };
}
