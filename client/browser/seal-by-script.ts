import { gcm } from '@noble/ciphers/aes.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/** Bytes of a SHA-256. */
const HASH = 32;

/** A public key as a JSON Web Key has it (RFC 7518): numbers in base64url. */
interface RsaKey {
  readonly n: string;
  readonly e: string;
}

/**
 * A compact JWE (RFC 7516) by RSA-OAEP-256 and A256GCM, for browsers without `crypto.subtle`. Of secrets only the text
 * and its key pass through here: whoever could measure the time that they take is on the page already.
 */
export function sealByScript(text: string, key: RsaKey, header: object): string {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const head = base64url(utf8(JSON.stringify(header)));
  const sealed = gcm(secret, iv, utf8(head)).encrypt(utf8(text));
  const tag = sealed.length - 16;
  const parts = [encryptKey(secret, key), iv, sealed.subarray(0, tag), sealed.subarray(tag)];
  return [head, ...parts.map(base64url)].join('.');
}

/** RSAES-OAEP (RFC 8017, 7.1.1) with SHA-256, MGF1 of the same and no label. */
function encryptKey(message: Uint8Array, { n, e }: RsaKey): Uint8Array {
  const modulus = fromBase64url(n);
  const size = modulus.length;
  const room = size - 2 * HASH - 2;
  if (message.length > room)
    throw new RangeError(
      `The platform's key of ${size * 8} bits is too short for RSA-OAEP-256; it needs ${(message.length + 2 * HASH + 2) * 8}.`,
    );
  const padding = new Uint8Array(room - message.length);
  const block = concatBytes(sha256(new Uint8Array()), padding, Uint8Array.of(1), message);
  const seed = crypto.getRandomValues(new Uint8Array(HASH));
  const maskedBlock = xor(block, stretch(seed, block.length));
  const maskedSeed = xor(seed, stretch(maskedBlock, HASH));
  const padded = concatBytes(Uint8Array.of(0), maskedSeed, maskedBlock);
  const cipher = power(numberOf(padded), numberOf(fromBase64url(e)), numberOf(modulus));
  return hexToBytes(cipher.toString(16).padStart(size * 2, '0'));
}

/** MGF1 (RFC 8017, B.2.1). */
function stretch(seed: Uint8Array, length: number): Uint8Array {
  const hashes = Array.from({ length: Math.ceil(length / HASH) }, (_, index) =>
    sha256(concatBytes(seed, Uint8Array.of(0, 0, index >> 8, index & 255))),
  );
  return concatBytes(...hashes).subarray(0, length);
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let rest = exponent, square = base; rest > 0n; rest >>= 1n, square = (square * square) % modulus)
    if (rest & 1n) result = (result * square) % modulus;
  return result;
}

function xor(left: Uint8Array, right: Uint8Array): Uint8Array {
  return left.map((byte, index) => byte ^ (right[index] ?? 0));
}

function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
