/** A secret in the browser's database. */
interface Kept {
  /** Cannot be read out of the browser: it decrypts where it is, and nowhere else. */
  readonly key: CryptoKey;
  readonly iv: BufferSource;
  readonly data: BufferSource;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const DATABASE = 'livery-secrets';
const STORE = 'secrets';

/**
 * Keeps a secret under a name, encrypted (AES-GCM) by a key that nobody can read. One at a time.
 *
 * @param until milliseconds since 1970 after which it is not given out any more
 * @throws where the browser has no database or no cryptography: without TLS, or in a private window
 */
export async function keepSecret(name: string, secret: string, until: number): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(parameters(iv, name, until), key, bytes(secret));
  const kept: Kept = { key, iv, data, until };
  await inStore('readwrite', (store) => {
    store.clear();
    return store.put(kept, name);
  });
}

/** @returns undefined when there is none, or none that may still be read: then nothing is kept any more */
export async function findSecret(name: string, now = Date.now()): Promise<string | undefined> {
  const kept = await inStore<Kept | undefined>('readonly', (store) => store.get(name));
  try {
    if (kept && kept.until > now) {
      const { key, iv, data, until } = kept;
      return new TextDecoder().decode(await crypto.subtle.decrypt(parameters(iv, name, until), key, data));
    }
  } catch {
    // Somebody changed it.
  }
  await dropSecrets();
  return undefined;
}

/** Forgets the secret and its key. */
export async function dropSecrets(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}

/** The name and the time belong to the secret: neither can be exchanged. */
function parameters(iv: BufferSource, name: string, until: number): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: bytes(`${until} ${name}`) };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

async function inStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = run(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
