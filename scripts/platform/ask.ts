import { createHash, randomUUID } from 'node:crypto';
import type { Adapter, Cipher, OutgoingCall } from '@liveryjs/schemas/contract/adapter';
import type { PublicKey } from '@liveryjs/schemas/platform';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { readUpTo } from '#scripts/read-up-to.ts';

const PATIENCE_MS = 15_000;

/** The largest answer that is read, in bytes after it was unpacked: a hundred times the largest that a portal needs. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The most levels that an answer may have. */
const MOST_DEEP = 100;

/** The most zero bits that a challenge may ask for: they take some 16 million digests, about as long as an answer may. */
const MOST_BITS = 24;

/** The platform that is tried, and as whose portal. */
export interface Target {
  readonly origin: string;
  readonly merchant: string | undefined;
  readonly language: string;
  /** Translates calls of the contract into the platform's own, where it has others. */
  readonly adapter: Adapter | undefined;
  /** Seals bodies that only the platform may read. */
  readonly cipher: Cipher;
}

export interface Question {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly type: string; readonly text: string };
}

/** The response, or the reason why there is none. */
export type Reply =
  | {
      readonly milliseconds: number;
      readonly status: number;
      readonly body: unknown;
      readonly isJson: boolean;
    }
  | { readonly milliseconds: number; readonly trouble: string };

/**
 * Asks the platform, through the adapter where there is one, and waits fifteen seconds at most. Redirects are not
 * followed: a portal's calls never are.
 */
export async function ask(
  { origin, merchant, language, adapter }: Target,
  question: Question,
): Promise<Reply> {
  const started = performance.now();
  const milliseconds = () => Math.round(performance.now() - started);
  const { token, headers, body } = question;
  const [path = '', query] = question.path.split('?');
  const call: OutgoingCall = {
    method: question.method,
    path,
    query: query === undefined ? '' : `?${query}`,
    headers: {
      accept: 'application/json',
      language,
      ...(merchant && { merchant }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': body.type }),
      ...headers,
    },
    ...(body && { body: body.text }),
  };
  try {
    const sent = adapter?.outgoing ? await adapted('outgoing', () => adapter.outgoing?.(call)) : call;
    const response = await fetch(origin + sent.path + sent.query, {
      method: sent.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: sent.headers,
      ...(sent.body !== undefined && { body: sent.body }),
    });
    const text = await textOf(response);
    const parsed = parse(text);
    const given = { status: response.status, body: parsed };
    const answer = adapter?.incoming
      ? await adapted('incoming', () => adapter.incoming?.({ ...given, body: parsed ?? text }, call))
      : given;
    return { milliseconds: milliseconds(), ...answer, isJson: answer.body !== undefined };
  } catch (error) {
    return { milliseconds: milliseconds(), trouble: troubleOf(error) };
  }
}

/** A body as JSON. */
export function bodyOf(value: object): { type: string; text: string } {
  return { type: 'application/json', text: JSON.stringify(value) };
}

/** A body that only the platform may read. @param key loads the platform's key, where the cipher needs one */
export async function sealedBodyOf(
  value: object,
  { cipher }: Target,
  key: () => Promise<PublicKey>,
): Promise<{ type: string; text: string }> {
  return { type: cipher.contentType, text: await cipher.seal(JSON.stringify(value), key) };
}

/** The ciphers that need no adapter, by the names that manifests have for them. */
export const ciphers: Readonly<Record<'jwe' | 'none', Cipher>> = {
  jwe: {
    contentType: 'application/jose',
    async seal(text, loadKey) {
      const { kid, alg = 'RSA-OAEP-256', ...key } = (await loadKey()) as JWK;
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({
          alg,
          enc: 'A256GCM',
          ...(kid !== undefined && { kid }),
          jti: randomUUID(),
          iat: Math.floor(Date.now() / 1000),
        })
        .encrypt(await importJWK({ ...key, alg }));
    },
  },
  none: { contentType: 'application/json', seal: async (text) => text },
};

/**
 * Solves the challenge that asks for work: a number whose digest with the salt begins with so many zero bits.
 *
 * @returns undefined where the challenge asks for more work than a visitor's device would do in its patience
 */
export function solveWork(salt: string, bits: number): string | undefined {
  if (!(bits <= MOST_BITS)) return undefined;
  for (let number = 0; ; number++) {
    const start = createHash('sha256').update(`${salt}${number}`).digest().readUInt32BE();
    if (Math.clz32(start) >= bits) return String(number);
  }
}

/** Returns the result of a method of the adapter. @throws Error that names the method */
async function adapted<Result>(
  method: keyof Adapter,
  run: () => Result | undefined | Promise<Result | undefined>,
): Promise<Result> {
  try {
    const result = await run();
    if (result !== undefined) return result;
  } catch (error) {
    throw new Error(`the adapter's ${method} failed: ${(error as Error).message}`);
  }
  throw new Error(`the adapter's ${method} returned nothing`);
}

/** @throws Error for an answer that is larger than is read; the rest of it is not waited for */
async function textOf({ body }: Response): Promise<string> {
  return new TextDecoder().decode(await readUpTo(MOST_BYTES, body));
}

/** Undefined for what is no JSON, and for what is too deep to be walked over. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isFlat(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isFlat(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_DEEP) return false;
    level = level.flatMap((member) =>
      typeof member === 'object' && member !== null ? Object.values(member) : [],
    );
  }
  return true;
}

function troubleOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no answer in ${PATIENCE_MS / 1000} seconds`;
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? (error as Error).message;
}
