import { InvalidArgumentError } from 'commander';
import type { Shard } from '#scripts/shards/take-shard.ts';

/** The port that an option names. @throws for text that is none */
export function port(text: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= 65535)) throw new InvalidArgumentError('Expected a port: a number from 0 to 65535.');
  return number;
}

/** The whole number that an option names. @throws for text that is none */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}

/** The origin that an option names, such as http://localhost:8790. @throws for text that is none */
export function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new InvalidArgumentError('Expected an origin such as https://platform.example.com.');
  return url.origin;
}

/** The shard that an option names, such as 3/10. @throws for text that is none */
export function shardOf(text: string): Shard {
  const [, number, count] = (/^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? []).map(Number);
  if (number === undefined || count === undefined || number < 1 || number > count)
    throw new InvalidArgumentError('Expected which part of how many, such as 3/10: from 1/10 to 10/10.');
  return { number, count };
}
