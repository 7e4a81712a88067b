import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type {
  BotChallenge,
  BotProof,
  NamedCaptcha,
  PublicKey,
  SandboxMessage,
} from '@liveryjs/schemas/platform';
import { CompactEncrypt, importJWK } from 'jose';
import { expect } from 'vitest';
import { checkOf, type Mistake } from '#sandbox/http/schemas.ts';
import { host, start, type TestPlatform } from './describe-platform.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is what the test says.
  readonly value: any;
  readonly message: string | undefined;
  readonly code: string | undefined;
  readonly details: readonly Mistake[] | undefined;
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
  seal(
    method: 'POST' | 'PUT',
    url: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /** Does the work of an anti-bot challenge. */
  proof(): Promise<BotProof>;
  /** Logs in, with a proof; calls from then on carry the token. */
  logIn(username: string, password?: string, more?: object): Promise<Answer>;
  freePlay(more?: object): Promise<Answer>;
  captcha(): Promise<Required<NamedCaptcha>>;
}

export const password = 'Livery2026';

/** A compact JWE as portals make them, at the time when tests begin. */
export async function sealText(
  text: string | Uint8Array,
  key: PublicKey,
  header: object = {},
): Promise<string> {
  return new CompactEncrypt(typeof text === 'string' ? new TextEncoder().encode(text) : text)
    .setProtectedHeader({
      alg: key.alg,
      enc: 'A256GCM',
      kid: key.kid,
      jti: randomUUID(),
      iat: start.getTime() / 1000,
      ...header,
    })
    .encrypt(await importJWK({ kty: key.kty, n: key.n, e: key.e, alg: key.alg }, key.alg));
}

export const freshNonce = () => randomBytes(24).toString('base64url');

/**
 * @param address where the calls come from
 * @param siteHost host and port of the portal that makes them
 * @param merchant what they say of whose portal that is; nothing: the host says so
 */
export function visitorOf(
  platform: Pick<TestPlatform, 'app' | 'now'>,
  address = '203.0.113.7',
  siteHost = host,
  merchant?: string,
): Visitor {
  let token: string | undefined;

  async function ask(method: string, url: string, { body, type, headers }: Options = {}): Promise<Answer> {
    const response = await platform.app.inject({
      method: method as 'GET',
      url,
      remoteAddress: address,
      headers: {
        host: siteHost,
        ...(merchant === undefined ? {} : { merchant }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(type === undefined ? {} : { 'content-type': type }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const envelope = response.json();
    expect(checkOf('envelope', 'body')(envelope)).toEqual([]);
    const { value, message, error } = envelope;
    return {
      status: response.statusCode,
      headers: response.headers,
      value,
      message,
      code: error?.code,
      details: error?.details,
    };
  }
  const key = async (): Promise<PublicKey> => (await ask('GET', '/wps/system/publicKey')).value;
  const remember = (answer: Answer) => {
    if (answer.status === 200) token = answer.value.token ?? token;
    return answer;
  };
  const sealNow = async (text: string) =>
    sealText(text, await key(), { iat: Math.floor(platform.now().getTime() / 1000) });
  const seal: Visitor['seal'] = async (method, url, body, headers = {}) =>
    ask(method, url, { body: await sealNow(JSON.stringify(body)), type: 'application/jose', headers });
  const proof = async () => solve((await ask('GET', '/wps/verification/challenge')).value);

  return {
    ask,
    seal,
    proof,
    async logIn(username, loginPassword = password, more = {}) {
      const body = {
        username,
        password: loginPassword,
        type: 'username',
        verification: await proof(),
        ...more,
      };
      return remember(await seal('POST', '/wps/session/login', body));
    },
    async freePlay(more = {}) {
      const nonce = freshNonce();
      const backwards = [...nonce].reverse().join('');
      const body = { os: 'Linux', platform: 'W', nonce, proof: await sealNow(backwards), ...more };
      const headers = { 'x-gateway-version': '3' };
      return remember(await ask('POST', '/wps/session/login/freeplay', { body, headers }));
    },
    captcha: async () => (await ask('GET', '/wps/captcha')).value,
  };
}

function solve({ challengeId, salt, bits }: BotChallenge): BotProof {
  for (let candidate = 0; ; candidate += 1) {
    const hash = createHash('sha256').update(`${salt}${candidate}`).digest().readUInt32BE();
    if (Math.clz32(hash) >= bits) return { challengeId, solution: String(candidate) };
  }
}

/** Reads the messages sent to a recipient, or to all, newest first. */
export function outboxOf(platform: TestPlatform, to?: string): Promise<SandboxMessage[]> {
  return platform.value(`/sandbox/outbox${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`);
}
