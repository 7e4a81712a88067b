/** A text that one key alone opens. */
export interface Sealed {
  /** The public key that was made for this text. */
  readonly key: ArrayBuffer;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly text: ArrayBuffer;
}

/** A key of this page, of which nobody else can have the private half: the browser hands it out to no script. */
export interface Exchange {
  readonly publicKey: Promise<ArrayBuffer>;
  /**
   * @param sender name that the text was sealed by
   * @throws DOMException where it was sealed for another key, by another sender, or changed on the way
   */
  open(sealed: Sealed, sender: string): Promise<string>;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Bits of what two keys of the curve agree on. */
const AGREED = 256;

/** Makes a key for texts that are to reach this page alone. Needs `crypto.subtle`. */
export function createExchange(): Exchange {
  const pair = createPair();
  return {
    publicKey: pair.then(({ publicKey }) => crypto.subtle.exportKey('raw', publicKey)),
    async open({ key, iv, text }, sender) {
      const { privateKey } = await pair;
      const secret = await agree(privateKey, key, 'decrypt');
      const opened = await crypto.subtle.decrypt(parametersOf(iv, sender), secret, text);
      return new TextDecoder().decode(opened);
    },
  };
}

/** Seals a text for the page that has made a public key, by ECDH with a key for this text alone, HKDF and AES-GCM. */
export async function sealFor(key: ArrayBuffer, text: string, sender: string): Promise<Sealed> {
  const { privateKey, publicKey } = await createPair();
  const secret = await agree(privateKey, key, 'encrypt');
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(text);
  return {
    key: await crypto.subtle.exportKey('raw', publicKey),
    iv,
    text: await crypto.subtle.encrypt(parametersOf(iv, sender), secret, bytes),
  };
}

const createPair = () => crypto.subtle.generateKey(CURVE, false, ['deriveBits']);

const parametersOf = (iv: Uint8Array<ArrayBuffer>, sender: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(sender),
});

async function agree(privateKey: CryptoKey, other: ArrayBuffer, use: KeyUsage): Promise<CryptoKey> {
  const { subtle } = crypto;
  const publicKey = await subtle.importKey('raw', other, CURVE, false, []);
  const bits = await subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, AGREED);
  const agreed = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new Uint8Array() };
  return subtle.deriveKey(derivation, agreed, { name: 'AES-GCM', length: 256 }, false, [use]);
}
