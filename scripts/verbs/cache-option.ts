import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';

export const cacheOption = [
  '--cache <folder>',
  'where results are kept between runs (default: LIVERY_CACHE, else node_modules/.cache/livery)',
  folder,
] as const;

function folder(text: string): string {
  if (text === '') throw new InvalidArgumentError('Expected the path of a folder.');
  return text;
}

/** The folder that a command line or the environment names for results; undefined when neither does. Absolute. */
export function cacheOf(option: string | undefined): string | undefined {
  const named = option ?? process.env.LIVERY_CACHE;
  return named ? resolve(named) : undefined;
}
