import { createHash, randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

const PATIENCE_MS = 15_000;

/** The platform that is tried, and as whose portal. */
export interface Target {
  readonly origin: string;
  readonly merchant: string | undefined;
  readonly language: string;
}

export interface Question {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly type: string; readonly text: string };
}

/** What came back, or why nothing did. */
export type Reply =
  | {
      readonly milliseconds: number;
      readonly status: number;
      readonly body: unknown;
      readonly isJson: boolean;
    }
  | { readonly milliseconds: number; readonly trouble: string };

/** Asks the platform, and waits fifteen seconds at most. Redirects are not followed: a portal's calls never are. */
export async function ask({ origin, merchant, language }: Target, question: Question): Promise<Reply> {
  const started = performance.now();
  const milliseconds = () => Math.round(performance.now() - started);
  const { method, path, token, headers, body } = question;
  try {
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        accept: 'application/json',
        language,
        ...(merchant && { merchant }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': body.type }),
        ...headers,
      },
      ...(body && { body: body.text }),
    });
    const text = await response.text();
    const parsed = parse(text);
    return {
      milliseconds: milliseconds(),
      status: response.status,
      body: parsed,
      isJson: parsed !== undefined,
    };
  } catch (error) {
    return { milliseconds: milliseconds(), trouble: troubleOf(error) };
  }
}

/** A body as JSON, or encrypted for the platform alone where a key is given. */
export async function bodyOf(value: object, key?: JWK): Promise<{ type: string; text: string }> {
  const text = JSON.stringify(value);
  if (key === undefined) return { type: 'application/json', text };
  const { kid, alg = 'RSA-OAEP-256' } = key;
  const sealed = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({
      alg,
      enc: 'A256GCM',
      ...(kid !== undefined && { kid }),
      jti: randomUUID(),
      iat: Math.floor(Date.now() / 1000),
    })
    .encrypt(await importJWK({ ...key, alg }));
  return { type: 'application/jose', text: sealed };
}

/** Solves the challenge that asks for work: a number whose digest with the salt begins with so many zero bits. */
export function solveWork(salt: string, bits: number): string {
  for (let number = 0; ; number++) {
    const start = createHash('sha256').update(`${salt}${number}`).digest().readUInt32BE();
    if (Math.clz32(start) >= bits) return String(number);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function troubleOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no answer in ${PATIENCE_MS / 1000} seconds`;
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? (error as Error).message;
}
