import { Redis } from 'ioredis';
import { Failure } from '#scripts/failure.ts';
import { unreachable } from '#scripts/unreachable.ts';
import type { QueueAddress } from './address.ts';

const PATIENCE_MS = 10_000;
const LONGEST_PAUSE_MS = 2000;

/**
 * Connects to Redis. When Redis goes away later, commands wait until it is back.
 * @param note is told when it goes and when it is back
 * @throws Failure when it does not answer, or refuses
 */
export async function connect(
  { href, shown }: QueueAddress,
  note: (sentence: string) => void,
): Promise<Redis> {
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
    note(`Redis at ${shown} does not answer any more. Waiting until it is back.`);
  });
  redis.on('ready', () => {
    if (!isAway) return;
    isAway = false;
    note(`Redis at ${shown} is back.`);
  });
  return redis;
}

function sentenceOf(error: unknown, shown: string): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (/^(NOAUTH|WRONGPASS|ERR invalid password|ERR AUTH)/.test(message))
    return `Redis at ${shown} refuses the password. Give its name and password in the address: redis://name:password@host:port, best by LIVERY_QUEUE.`;
  if (/^NOPERM/.test(message))
    return `Redis at ${shown} does not allow this user what a queue needs. Give the user all commands on keys that begin with livery.`;
  const why = reasons[code] ?? (message || code);
  return `Redis at ${shown} cannot be reached: ${why}. Start it, or name another address with --queue or LIVERY_QUEUE.`;
}

const reasons: Readonly<Record<string, string>> = {
  ...unreachable,
  ETIMEDOUT: `it has not answered for ${PATIENCE_MS / 1000} seconds`,
  ECONNRESET:
    'it ends the connection, as where one side speaks TLS and the other does not (rediss: and redis:)',
};
