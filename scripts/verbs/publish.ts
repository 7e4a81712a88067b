import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { machineFailure } from '#scripts/failure.ts';
import { listBrands, type Workspace } from '#scripts/workspace/index.ts';
import { expectBrands, workspaceOf } from './brand-argument.ts';
import { buildForRelease } from './build-and-tell.ts';
import { cacheOf, cacheOption } from './cache-option.ts';
import { foldersOf } from './folders.ts';
import { outcome, publishOptions, type ReleaseOptions, withReleaseOptions } from './release-options.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options extends ReleaseOptions {
  readonly all?: true;
  readonly out?: string;
  readonly built?: true;
  readonly cache?: string;
}

export const publishVerb: Verb = (program, terminal, finish) => {
  const command = program
    .command('publish')
    .description(
      'Build brands and give them to visitors, one step a brand; what is not in order is taken back.',
    )
    .argument('[brand...]', 'ids of brands')
    .option('--all', 'every brand that is not abstract')
    .option('--out <folder>', 'where the bundles are built (default: dist)')
    .option('--built', 'publish the bundles as they were built, and build none')
    .option(...cacheOption);
  withReleaseOptions(command)
    .addHelpText(
      'after',
      examples(
        'livery publish aurora --to /srv/portals',
        'livery publish --all --to /srv/portals --at https://{domain} --browser',
        'livery publish --all --to s3://portals/live --at https://{domain}',
        'livery serve --out /srv/portals',
      ),
    )
    .action(async (ids: string[], options: Options, self: Command) => {
      const { all, out, built, to, cache } = options;
      const workspace = await workspaceOf(self, foldersOf(self));
      if ((all === true) === ids.length > 0)
        self.error('error: name the brands to publish, or give --all.', { exitCode: exitCodes.usage });
      expectBrands(self, workspace, ids);
      const { openTarget } = await import('#scripts/releases/open-target.ts');
      // An address that is none is said before anything is built.
      const target = await openTarget(to);
      const outDir = resolve(workspace.root, out === undefined ? 'dist' : resolve(out));
      const ready = built
        ? { brands: all ? listBuilt(workspace, outDir) : ids, ok: true }
        : await buildForRelease(workspace, outDir, all ? undefined : ids, terminal, {
            cacheDir: cacheOf(cache),
          });
      const { publish } = await import('#scripts/releases/publish.ts');
      const how = await publishOptions(target, options);
      let { ok } = ready;
      for (const id of ready.brands) {
        terminal.signal.throwIfAborted();
        terminal.status(`Publishing ${id} …`);
        try {
          const published = await publish(target, join(outDir, id), { ...how, brand: id });
          terminal.status('');
          terminal.out(outcome(published, terminal.colors));
          ok &&= published.state !== 'withdrawn';
        } catch (error) {
          // One brand's failure is not another's.
          const failure = machineFailure(error);
          if (failure === undefined) throw error;
          terminal.status('');
          terminal.note(`${id}: ${failure.message}`);
          ok = false;
        }
      }
      finish(ok ? exitCodes.ok : exitCodes.failed);
    });
};

/** Brands that have a bundle. */
function listBuilt(workspace: Workspace, outDir: string): string[] {
  return listBrands(workspace).filter((id) => existsSync(join(outDir, id, 'build-report.json')));
}
