import { randomBytes } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { expect } from 'vitest';
import { checkOf } from '#sandbox/http/schemas.ts';
import type { Captcha, PublicKey } from '#schemas/generated/platform.ts';
import { host, type TestPlatform } from './describe-platform.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is what the test says.
  readonly value: any;
  readonly message: string | undefined;
  readonly code: string | undefined;
}

interface Options {
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody who calls the platform from an address. */
export interface Visitor {
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: Options): Promise<Answer>;
  /** Sends a body encrypted. */
  seal(method: 'POST' | 'PUT', url: string, body: unknown): Promise<Answer>;
  /** Logs in; calls from then on carry the token. */
  logIn(username: string, password?: string, more?: object): Promise<Answer>;
  freePlay(more?: object): Promise<Answer>;
  captcha(): Promise<Captcha>;
}

export const password = 'Livery2026';

/** A compact JWE as portals make them. */
export async function sealText(
  text: string | Uint8Array,
  key: PublicKey,
  header: object = {},
): Promise<string> {
  return new CompactEncrypt(typeof text === 'string' ? new TextEncoder().encode(text) : text)
    .setProtectedHeader({ alg: key.alg, enc: 'A256GCM', kid: key.kid, ...header })
    .encrypt(await importJWK({ kty: key.kty, n: key.n, e: key.e, alg: key.alg }, key.alg));
}

export const freshNonce = () => randomBytes(24).toString('base64url');

export function visitorOf(platform: TestPlatform, address = '203.0.113.7'): Visitor {
  let token: string | undefined;

  async function ask(method: string, url: string, { body, type, headers }: Options = {}): Promise<Answer> {
    const response = await platform.app.inject({
      method: method as 'GET',
      url,
      remoteAddress: address,
      headers: {
        host,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(type === undefined ? {} : { 'content-type': type }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const envelope = response.json();
    expect(checkOf('envelope', 'body')(envelope)).toEqual([]);
    const { value, message, error } = envelope;
    return { status: response.statusCode, headers: response.headers, value, message, code: error?.code };
  }
  const key = () => platform.value<PublicKey>('/wps/system/publicKey');
  const remember = (answer: Answer) => {
    if (answer.status === 200) token = answer.value.token;
    return answer;
  };
  const seal: Visitor['seal'] = async (method, url, body) =>
    ask(method, url, { body: await sealText(JSON.stringify(body), await key()), type: 'application/jose' });

  return {
    ask,
    seal,
    logIn: async (username, word = password, more = {}) =>
      remember(
        await seal('POST', '/wps/session/login', { username, password: word, type: 'username', ...more }),
      ),
    async freePlay(more = {}) {
      const nonce = freshNonce();
      const proof = await sealText([...nonce].reverse().join(''), await key());
      const body = { os: 'Linux', platform: 'W', nonce, proof, ...more };
      const headers = { 'x-gateway-version': '3' };
      return remember(await ask('POST', '/wps/session/login/freeplay', { body, headers }));
    },
    captcha: async () => (await ask('GET', '/wps/captcha')).value,
  };
}
