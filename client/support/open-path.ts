import { DES } from 'des.js';

/** Characters at a path's end that are its key. */
const KEY = 8;

/**
 * Opens the path of a type-3 entry [3.06]: its last 8 characters are the key to the rest, which is base64 of the chat's
 * link under DES, block by block (ECB), padded as in PKCS #7. The specification says no more than where the key stands;
 * the cipher is this project's own choice. It hides nothing from anybody who has the path: the platform's calls do that.
 *
 * @throws where the path is not one
 */
export function openPath(path: string): string {
  const [text, secret] = [path.slice(0, -KEY), path.slice(-KEY)];
  const cipher = DES.create({ type: 'decrypt', key: bytesOf(secret) });
  const opened = [...cipher.update(bytesOf(atob(text))), ...cipher.final()];
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(opened));
}

function bytesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}
