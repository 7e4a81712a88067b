import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { sealJwe } from '#client/calls/seal-jwe.ts';
import { sha256 } from './sha-256.ts';

const getRandomValues = crypto.getRandomValues.bind(crypto);
const refuses = () => {
  throw new DOMException('no', 'SecurityError');
};
const WITHOUT: readonly [string, object][] = [
  ['missing', { getRandomValues }],
  ['null', { getRandomValues, subtle: null }],
  ['throwing', Object.defineProperty({ getRandomValues }, 'subtle', { get: refuses })],
  ['refusing', { getRandomValues, subtle: { digest: refuses, importKey: refuses, encrypt: refuses } }],
];
const pairs = await Promise.all(
  [2048, 3072].map((modulusLength) => generateKeyPair('RSA-OAEP-256', { modulusLength, extractable: true })),
);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

afterEach(() => vi.unstubAllGlobals());

test.each(WITHOUT)('a text is hashed alike where the cryptography of the browser is %s', async (_, stub) => {
  const texts = ['', 'abc', 'Mật khẩu 🔑', 'x'.repeat(1000)];
  const want = await Promise.all(texts.map(async (text) => hex(await sha256(text))));
  vi.stubGlobal('crypto', stub);
  expect(await Promise.all(texts.map(async (text) => hex(await sha256(text))))).toEqual(want);
  expect(want[1]).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each(WITHOUT)(
  'what is sealed where the cryptography of the browser is %s, the platform opens',
  async (_, stub) => {
    for (const pair of pairs) {
      const { n = '', e = '' } = await exportJWK(pair.publicKey);
      const text = '{"password":"Mật khẩu 🔑"}';
      vi.stubGlobal('crypto', stub);
      const key = { kty: 'RSA', n, e, alg: 'RSA-OAEP-256', kid: 'k1' } as const;
      const sealed = await sealJwe(text, key as Parameters<typeof sealJwe>[1]);
      vi.unstubAllGlobals();
      const { plaintext, protectedHeader } = await compactDecrypt(sealed, pair.privateKey);
      expect(new TextDecoder().decode(plaintext)).toBe(text);
      expect(protectedHeader).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
    }
  },
);
