import { createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { hashOf } from '@liveryjs/workspace/hash';
import { readUpTo } from '#scripts/read-up-to.ts';

/**
 * A cache that several machines share. Nothing that goes wrong with the cache is a failure of a build: what does not come
 * is made here.
 */
export interface SharedCache {
  /** The value of a key as it was put there; undefined when there is none that can be trusted. */
  get(key: string): Promise<Buffer | undefined>;
  /** Begins to send a value; `settled` says when all are sent. */
  put(key: string, value: Uint8Array): void;
  /** Waits for what is on its way. @returns whether all that was to be sent is there */
  settled(): Promise<boolean>;
  /** Why the cache cannot be asked or filled, as a sentence; undefined as long as it answers. */
  trouble(): string | undefined;
}

export interface SharedCacheOptions {
  /** Origin of a server that speaks the remote-cache protocol of Turborepo (`/v8/artifacts/<hash>`), version 8. */
  readonly url: string;
  /** The bearer token that the server asks for. */
  readonly token?: string | undefined;
  /** The key that entries are signed with, known to every machine and not to the server: at least 32 letters. */
  readonly key: string;
  /** Which team's entries these are, as the protocol calls it. Default: livery. */
  readonly team?: string | undefined;
  /** Nothing is sent, as where code of strangers is built. */
  readonly readOnly?: boolean | undefined;
}

/** After so long without the whole answer, a build is faster alone. */
const PATIENCE_MS = 15_000;
const SIGNATURE_BYTES = 32;
/** No entry is nearly as large. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Opens a shared cache. Entries are compressed, and signed together with their name (HMAC-SHA-256), because some of them are
 * code that runs: an entry with another signature does not count.
 * @param note is told once when the server does not answer, refuses, or holds what was not signed with the key
 */
export function openSharedCache(
  { url, token, key, team = 'livery', readOnly = false }: SharedCacheOptions,
  note: (sentence: string) => void,
): SharedCache {
  const told = new Set<string>();
  const tell = (subject: string, sentence: string) => {
    if (told.has(subject)) return;
    told.add(subject);
    note(sentence);
  };
  // Whoever did not answer once would keep every later entry waiting.
  let isAway = false;
  let isFull = readOnly;
  let hasAll = true;
  let trouble: string | undefined;
  const sending = new Set<Promise<void>>();
  const sign = (name: string, content: Uint8Array) =>
    createHmac('sha256', key).update(`livery ${name.length}:${name}`).update(content).digest();
  const ask = async (name: string, init: RequestInit): Promise<Response | undefined> => {
    if (isAway) return undefined;
    const address = new URL(`/v8/artifacts/${name}?slug=${encodeURIComponent(team)}`, url);
    const headers = { ...init.headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
    try {
      return await fetch(address, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch (error) {
      away(error);
      return undefined;
    }
  };
  const away = (error: unknown) => {
    isAway = true;
    const slow = error instanceof Error && error.name === 'TimeoutError';
    const why = slow ? `has not answered for ${PATIENCE_MS / 1000} seconds` : 'does not answer';
    trouble = `The shared cache at ${url} ${why}.`;
    tell('away', `${trouble} This build goes on without it.`);
  };
  return {
    async get(entry) {
      const name = hashOf(entry);
      const answer = await ask(name, {});
      if (answer === undefined || answer.status === 404) return undefined;
      if (!answer.ok) {
        // Who may not read is not asked again, and tells nothing twice.
        if (isRefusal(answer.status)) isAway = true;
        trouble = `The shared cache at ${url} answers ${answer.status}${hint(answer.status)}.`;
        tell('get', trouble);
        return undefined;
      }
      let bytes: Buffer;
      try {
        bytes = await readUpTo(MOST_BYTES, answer.body);
      } catch (error) {
        away(error);
        return undefined;
      }
      const signature = bytes.subarray(0, SIGNATURE_BYTES);
      const content = bytes.subarray(SIGNATURE_BYTES);
      if (signature.length < SIGNATURE_BYTES || !timingSafeEqual(signature, sign(name, content))) {
        tell(
          'signature',
          `An entry of the shared cache at ${url} was not signed with LIVERY_CACHE_KEY, or was changed since. What it holds is made anew.`,
        );
        return undefined;
      }
      return promisify(gunzip)(content);
    },
    put(entry, value) {
      if (isFull || isAway) {
        hasAll = false;
        return;
      }
      const send = async () => {
        const name = hashOf(entry);
        const content = await promisify(gzip)(value);
        const answer = await ask(name, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/octet-stream' },
          body: Buffer.concat([sign(name, content), content]),
        });
        // The connection is free for the next entry only when the answer was read.
        await answer?.arrayBuffer().catch(() => undefined);
        if (answer?.ok) return;
        hasAll = false;
        if (answer === undefined) return;
        isFull = true;
        trouble = `The shared cache at ${url} takes nothing more: it answers ${answer.status}${hint(answer.status)}.`;
        tell('put', `${trouble} This build does not fill it.`);
      };
      const upload = send().finally(() => sending.delete(upload));
      sending.add(upload);
    },
    async settled() {
      await Promise.all(sending);
      return hasAll;
    },
    trouble: () => trouble,
  };
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403;
}

function hint(status: number): string {
  if (isRefusal(status)) return ', which means that LIVERY_CACHE_TOKEN is not the right one';
  return status === 413 || status === 507 ? ', which means that there is no room' : '';
}

/** A shorter key can be guessed. */
const SHORTEST_KEY = 32;

/**
 * Reads the settings of a shared cache from the environment: `LIVERY_CACHE_URL`, `LIVERY_CACHE_KEY`, `LIVERY_CACHE_TOKEN`,
 * `LIVERY_CACHE_TEAM`, and `LIVERY_CACHE_READ_ONLY` with any text. Secrets have no option of the command: other users of a
 * machine can read command lines.
 * @param note is told why a cache that is named cannot be used
 */
export function sharedCacheOf(
  env: Readonly<Record<string, string | undefined>>,
  note: (sentence: string) => void,
): SharedCacheOptions | undefined {
  const { LIVERY_CACHE_URL: url, LIVERY_CACHE_KEY: key = '' } = env;
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    note('LIVERY_CACHE_URL is not an address such as https://cache.example. The shared cache is not used.');
    return undefined;
  }
  if (key.length < SHORTEST_KEY) {
    note(
      `LIVERY_CACHE_KEY has to have at least ${SHORTEST_KEY} letters, because entries that run are signed with it. The shared cache is not used.`,
    );
    return undefined;
  }
  const { username, password, href } = new URL(url);
  if (username !== '' || password !== '') {
    note(
      'LIVERY_CACHE_URL holds a password, which would be shown. Put it into LIVERY_CACHE_TOKEN. The shared cache is not used.',
    );
    return undefined;
  }
  return {
    url: href,
    key,
    token: env.LIVERY_CACHE_TOKEN || undefined,
    team: env.LIVERY_CACHE_TEAM || undefined,
    readOnly: Boolean(env.LIVERY_CACHE_READ_ONLY),
  };
}
