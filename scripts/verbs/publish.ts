import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listBrands, loadBrand, type Workspace } from '@liveryjs/workspace/open';
import type { Command } from 'commander';
import type { ReleaseTask } from '#scripts/releases/release-brands.ts';
import { brandsNamed, expectAnyBrand, workspaceOf } from './brand-argument.ts';
import { buildForRelease } from './build-and-tell.ts';
import { cacheOf, cacheOption } from './cache-option.ts';
import { withChange } from './change-option.ts';
import { foldersOf } from './folders.ts';
import { builtSentence, builtWithoutManifest, liveSentence, liveWithoutManifest } from './orphans.ts';
import { builtOutcome, jsonOutcome } from './outcomes.ts';
import { type ReleaseOptions, runReleases, withReleaseOptions } from './release-options.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options extends ReleaseOptions {
  readonly all?: true;
  readonly out?: string;
  readonly built?: true;
  readonly cache?: string;
  readonly change?: string;
}

export const publishVerb: Verb = (program, terminal, finish) => {
  const command = program
    .command('publish')
    .description(
      'Build brands and give them to visitors, one step a brand; what is not in order is taken back.',
    )
    .argument('[brand...]', 'ids of brands, or @ and the name of a group')
    .option('--all', 'every brand that is not abstract')
    .option(
      '--out <folder>',
      'where the bundles are built (default: dist, with --change .livery/changes/<name>)',
    )
    .option('--built', 'publish the bundles as they were built, and build none')
    .option(...cacheOption)
    .option('--change <name>', 'the brands that a change set touches, with the set laid over their files');
  withReleaseOptions(command)
    .addHelpText(
      'after',
      examples(
        'livery publish aurora --to /srv/portals',
        'livery publish @asia --to /srv/portals',
        'livery publish --all --to /srv/portals --at https://{domain} --browser',
        'livery publish --all --to s3://portals/live --at https://{domain}',
        'livery publish --change spring-offer --to /srv/portals',
        'livery serve --out /srv/portals',
      ),
    )
    .action(async (names: string[], options: Options, self: Command) => {
      const { all, out, built, to, cache, json, change } = options;
      if (change !== undefined && (all || built || names.length > 0))
        self.error(
          'error: --change says which brands are published: name none, and give neither --all nor --built.',
          { exitCode: exitCodes.usage },
        );
      const saved = await workspaceOf(self, foldersOf(self));
      const folders = await withChange(self, foldersOf(self), change);
      const workspace = change === undefined ? saved : await workspaceOf(self, folders);
      if (change === undefined && (all === true) === names.length > 0)
        self.error('error: name the brands to publish, or give --all.', { exitCode: exitCodes.usage });
      if (all) expectAnyBrand(self, workspace);
      const ids =
        change === undefined
          ? brandsNamed(self, workspace, names)
          : await brandsOfSet(self, saved, workspace, change);
      const { openTarget } = await import('#scripts/releases/open-target.ts');
      // An address that is none is said before anything is built.
      const target = await openTarget(to);
      const usual = change === undefined ? 'dist' : `.livery/changes/${change}`;
      const outDir = resolve(workspace.root, out === undefined ? usual : resolve(out));
      const ready = built
        ? { brands: all ? listMeant(workspace, outDir) : ids, failed: [] }
        : await buildForRelease(workspace, outDir, all ? undefined : ids, terminal, {
            cacheDir: cacheOf(cache),
            json,
          });
      const tasks: ReleaseTask[] = [
        ...ready.brands.map((brand) => ({ brand, action: 'publish', folder: join(outDir, brand) }) as const),
        ...ready.failed.map(({ id }) => ({ brand: id, action: 'settle' }) as const),
      ];
      const released = await runReleases(options, tasks, terminal, json);
      const ok = released.ok && ready.failed.length === 0;
      const live = all ? await liveWithoutManifest(workspace, target) : [];
      const left = all ? builtWithoutManifest(workspace, outDir) : [];
      if (json) {
        const outcomes = [...released.outcomes, ...ready.failed.map(builtOutcome)];
        terminal.out(jsonOutcome(ok, outcomes, { live, built: left }));
      } else {
        for (const id of live) terminal.note(liveSentence(id, to));
        for (const id of left) terminal.note(builtSentence(id, outDir));
      }
      finish(ok ? exitCodes.ok : exitCodes.failed);
    });
};

/** Brands that have a bundle, and those that lack one and are not abstract: to leave these out would go unnoticed. */
function listMeant(workspace: Workspace, outDir: string): string[] {
  return listBrands(workspace).filter(
    (id) => existsSync(join(outDir, id, 'build-report.json')) || !loadBrand(workspace, id).abstract,
  );
}

/** The brands whose bundles a change set makes other ones, or ends the command where there is none. */
async function brandsOfSet(
  command: Command,
  saved: Workspace,
  laid: Workspace,
  name: string,
): Promise<string[]> {
  const { filesOfSet, refuse, setNamed } = await import('./change-set.ts');
  const { reachOfFiles } = await import('@liveryjs/workspace/changes/reach-of-files');
  const named = setNamed(command, saved, name);
  const ids = reachOfFiles(saved, laid, filesOfSet(command, saved, named)).map(({ brand }) => brand);
  if (named.set.applied)
    refuse(command, `${name} is applied: publish the brands themselves, such as livery publish --all.`);
  return ids.length > 0 ? ids : refuse(command, `${name} touches no bundle, so there is nothing to publish.`);
}
