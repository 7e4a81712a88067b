import type { Command } from 'commander';
import { workspaceOf } from './brand-argument.ts';
import { cacheOf, cacheOption } from './cache-option.ts';
import { foldersOf } from './folders.ts';
import { queueOf, queueOption } from './queue-option.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

export const workerVerb: Verb = (program, terminal, finish) => {
  program
    .command('worker')
    .description(
      'Build the brands that livery build --queue hands out, until Ctrl-C. Start as many as there are cores, on as many machines as there are.',
    )
    .option(...queueOption)
    .option(...cacheOption)
    .addHelpText(
      'after',
      `
A worker has the same files, packages and Node as the machine that hands out; it refuses a brand that differs. Bundles
go by the shared cache (LIVERY_CACHE_URL, LIVERY_CACHE_KEY), and on one machine by the folder that its workers share.
${examples('livery worker --queue redis://localhost', 'LIVERY_QUEUE=rediss://name:password@host livery worker')}`,
    )
    .action(async ({ queue: option, cache }: { queue?: string; cache?: string }, command: Command) => {
      const queue = queueOf(command, option);
      if (!queue)
        return command.error('error: name the queue with --queue, or by LIVERY_QUEUE.', {
          exitCode: exitCodes.usage,
        });
      const folders = foldersOf(command);
      const { sharedCacheOf } = await import('#scripts/bundle/shared-cache.ts');
      const sharedCache = sharedCacheOf(process.env, terminal.note);
      if (sharedCache?.readOnly)
        return command.error(
          'error: a worker leaves bundles in the shared cache, and LIVERY_CACHE_READ_ONLY keeps it from that. Unset it.',
          { exitCode: exitCodes.usage },
        );
      const { work } = await import('#scripts/queue/work.ts');
      const { out, note, signal } = terminal;
      const open = () => workspaceOf(command, folders);
      const ended = await work(queue, { open, cacheDir: cacheOf(cache), sharedCache, out, note, signal });
      finish(ended ? exitCodes.ok : exitCodes.failed);
    });
};
