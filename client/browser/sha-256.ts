/** The SHA-256 of a text in UTF-8: 32 bytes. Where the browser does not hash, as on pages without TLS, a script does. */
export async function sha256(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  try {
    return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  } catch {
    const { sha256: hash } = await import('@noble/hashes/sha2.js');
    return hash(bytes);
  }
}
