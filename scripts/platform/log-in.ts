import type { PublicKey } from '@liveryjs/schemas/platform';
import type { Operation } from '@liveryjs/workspace/types/contract/read-contract';
import { ask, type Reply, sealedBodyOf, solveWork, type Target } from './ask.ts';
import { isEnvelope, reasonOf, valueIn } from './judge-reply.ts';
import type { Account } from './result.ts';

interface Entry {
  readonly token: string;
  readonly value: unknown;
  readonly status: number;
  readonly milliseconds: number;
}

/** Signs in by name and password, with the work that the platform may ask for. */
export async function logIn(
  target: Target,
  { username, password }: Account,
  operation: Operation | undefined,
  { key, challengePath }: { readonly key: PublicKey | undefined; readonly challengePath: string },
): Promise<Entry | { readonly trouble: string; readonly status?: number; readonly milliseconds: number }> {
  if (!operation) return { trouble: 'the contract has no call to log in', milliseconds: 0 };
  const send = async (verification?: object): Promise<Reply> =>
    ask(target, {
      method: 'POST',
      path: operation.path,
      body: await sealedBodyOf(
        { type: 'username', username, password, ...(verification && { verification }) },
        target,
        async () => {
          if (key) return key;
          throw new Error('getPublicKey gave no key to encrypt the password with');
        },
      ),
    });
  let reply: Reply;
  try {
    reply = await send();
  } catch (error) {
    return { trouble: (error as Error).message, milliseconds: 0 };
  }
  if ('body' in reply && isEnvelope(reply.body) && reasonOf(reply.body) === 'verification_required') {
    const challenge = await ask(target, { method: 'GET', path: challengePath });
    const work = valueIn(challenge) as { challengeId: string; salt: string; bits: number } | undefined;
    if (work) {
      const solution = solveWork(work.salt, work.bits);
      if (solution === undefined)
        return {
          trouble: `the challenge asks for ${work.bits} bits of work, more than a visitor's device does`,
          milliseconds: 0,
        };
      reply = await send({ challengeId: work.challengeId, solution });
    }
  }
  const { milliseconds } = reply;
  if ('trouble' in reply) return { trouble: `not reached: ${reply.trouble}`, milliseconds };
  const value = valueIn(reply);
  const token = (value as { token?: unknown } | undefined)?.token;
  if (typeof token === 'string' && token !== '') return { token, value, status: reply.status, milliseconds };
  const why =
    isEnvelope(reply.body) && !reply.body.success
      ? `refused: ${reasonOf(reply.body)}`
      : '/value/token is missing or empty';
  return { trouble: why, status: reply.status, milliseconds };
}
