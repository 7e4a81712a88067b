import { Failure } from '@liveryjs/workspace/failure';
import { Redis, ReplyError } from 'ioredis';
import { unreachable } from '#scripts/unreachable.ts';
import type { QueueAddress } from './address.ts';

const PATIENCE_MS = 10_000;
const LONGEST_PAUSE_MS = 2000;

/** Who is told, in a sentence, that Redis has gone and that it is back. */
export interface RedisWatch {
  away(sentence: string): void;
  back(sentence: string): void;
}

/**
 * Connects to Redis. When Redis goes away later, commands wait until it is back.
 * @throws Failure when it does not answer, or refuses
 */
export async function connect({ href, shown }: QueueAddress, watch: RedisWatch): Promise<Redis> {
  const redis = new Redis(href, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout: PATIENCE_MS,
    // Until it has answered once, nobody waits for it.
    retryStrategy: (times) => (hasAnswered ? Math.min(100 * times, LONGEST_PAUSE_MS) : null),
  });
  let hasAnswered = false;
  let problem: unknown;
  redis.on('error', (error) => {
    problem = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw new Failure(sentenceOf(problem ?? error, shown), { cause: error });
  }
  hasAnswered = true;
  let isAway = false;
  redis.on('close', () => {
    if (isAway || redis.status === 'end') return;
    isAway = true;
    watch.away(`Redis at ${shown} does not answer any more.`);
  });
  redis.on('ready', () => {
    if (!isAway) return;
    isAway = false;
    watch.back(`Redis at ${shown} is back.`);
  });
  return redis;
}

/** The complaint of Redis as a sentence: it is full, keeps nothing, takes no writes; undefined for another error. */
export function replyTrouble(error: unknown, { shown }: QueueAddress): string | undefined {
  return error instanceof ReplyError ? `Redis at ${shown} answers: ${(error as Error).message}.` : undefined;
}

function sentenceOf(error: unknown, shown: string): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (/^(NOAUTH|WRONGPASS|ERR invalid password|ERR AUTH)/.test(message))
    return `Redis at ${shown} refuses the password. Give its name and password in the address: redis://name:password@host:port, best by LIVERY_QUEUE.`;
  if (/^NOPERM/.test(message))
    return `Redis at ${shown} does not allow this user what a queue needs. Give the user all commands on keys that begin with livery.`;
  const why = reasons[code] ?? (message || code).replace(/\.$/, '');
  return `Redis at ${shown} cannot be reached: ${why}. Start it, or name another address with --queue or LIVERY_QUEUE.`;
}

const reasons: Readonly<Record<string, string>> = {
  ...unreachable,
  ETIMEDOUT: `it has not answered for ${PATIENCE_MS / 1000} seconds`,
  ECONNRESET:
    'it ends the connection, as where one side speaks TLS and the other does not (rediss: and redis:)',
};
