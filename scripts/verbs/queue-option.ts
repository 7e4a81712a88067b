import { type Command, InvalidArgumentError } from 'commander';
import { type QueueAddress, readAddress } from '#scripts/queue/address.ts';
import { exitCodes } from './verb.ts';

export const queueOption = [
  '--queue <address>',
  'Redis that hands brands out to workers, such as redis://localhost or rediss://name:password@host:port/1 (default: LIVERY_QUEUE)',
] as const;

export const patienceOption = [
  '--patience <time>',
  'how long a build by a queue waits for Redis, workers and the shared cache when they have trouble, such as 90s, 30m or 2h; a number alone counts minutes (default: 30m)',
  patience,
] as const;

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** The milliseconds that a text such as `30m` is. @throws for a text that is none */
function patience(text: string): number {
  const [, number, unit = 'm'] = /^(\d{1,6}(?:\.\d+)?)([smh])?$/.exec(text) ?? [];
  if (number === undefined)
    throw new InvalidArgumentError('Expected a time such as 90s, 30m or 2h, or a number of minutes.');
  return Number(number) * (UNITS[unit] ?? 0);
}

/** The queue of a command line or of the environment; undefined when there is none. Ends the command for a wrong address. */
export function queueOf(command: Command, option: string | undefined): QueueAddress | undefined {
  const text = option ?? process.env.LIVERY_QUEUE;
  if (!text) return undefined;
  // Other users of a machine can read command lines.
  if (option !== undefined) process.title = 'livery';
  const address = readAddress(text);
  if (address) return address;
  const where = option === undefined ? 'LIVERY_QUEUE' : '--queue';
  return command.error(
    `error: ${where} is not the address of a Redis. Write one such as redis://localhost:6379 or rediss://name:password@host.`,
    { exitCode: exitCodes.usage },
  );
}
