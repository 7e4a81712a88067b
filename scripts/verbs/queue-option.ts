import type { Command } from 'commander';
import { type QueueAddress, readAddress } from '#scripts/queue/address.ts';
import { exitCodes } from './verb.ts';

export const queueOption = [
  '--queue <address>',
  'Redis that hands brands out to workers, such as redis://localhost or rediss://name:password@host:port/1 (default: LIVERY_QUEUE)',
] as const;

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
