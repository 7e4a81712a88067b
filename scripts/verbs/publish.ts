import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listBrands, loadBrand, type Workspace } from '@liveryjs/workspace/open';
import type { Command } from 'commander';
import type { ReleaseTask } from '#scripts/releases/release-brands.ts';
import { brandsNamed, expectAnyBrand, workspaceOf } from './brand-argument.ts';
import { buildForRelease } from './build-and-tell.ts';
import { cacheOf, cacheOption } from './cache-option.ts';
import { approvedOption } from './change-set.ts';
import { foldersOf } from './folders.ts';
import { builtSentence, builtWithoutManifest, liveSentence, liveWithoutManifest } from './orphans.ts';
import { builtOutcome, jsonOutcome } from './outcomes.ts';
import { queueOption } from './queue-option.ts';
import {
  type PlaceAndMoment,
  type ReleaseOptions,
  runReleases,
  withReleaseOptions,
} from './release-options.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options extends Omit<ReleaseOptions, 'at'> {
  readonly at?: PlaceAndMoment;
  readonly queue?: string;
  readonly all?: true;
  readonly out?: string;
  readonly built?: true;
  readonly cache?: string;
  readonly change?: string;
  readonly approved?: true;
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
    .option(
      '--change <name>',
      'the brands that a change set touches, with the set laid over their files: all at once, or none',
    )
    .option(...approvedOption)
    .option(...queueOption);
  withReleaseOptions(command, true)
    .addHelpText(
      'after',
      examples(
        'livery publish aurora --to /srv/portals',
        'livery publish @asia --to /srv/portals',
        'livery publish --all --to /srv/portals --at https://{domain} --browser',
        'livery publish --all --to s3://portals/live --at https://{domain}',
        'livery publish --change spring-offer --to /srv/portals',
        'livery publish --change spring-offer --to /srv/portals --at 2027-02-05T18:00+07:00 --queue redis://localhost',
        'livery serve --out /srv/portals',
      ),
    )
    .action(async (names: string[], options: Options, self: Command) => {
      const { all, out, built, to, cache, json, change, approved, at = {}, queue, keep, browser } = options;
      if (change !== undefined && (all || built || names.length > 0))
        self.error(
          'error: --change says which brands are published: name none, and give neither --all nor --built.',
          { exitCode: exitCodes.usage },
        );
      if (change !== undefined) {
        const { publishChange } = await import('./publish-change.ts');
        const { moment, address } = at;
        const setup = { to, keep, browser, at: address };
        return finish(
          await publishChange(
            self,
            { ...setup, change, approved, out, cache, json, queue, moment },
            terminal,
          ),
        );
      }
      if (approved)
        self.error('error: --approved is for change sets: name one with --change.', {
          exitCode: exitCodes.usage,
        });
      if (at.moment !== undefined)
        self.error('error: a time of --at is for change sets: name one with --change.', {
          exitCode: exitCodes.usage,
        });
      const workspace = await workspaceOf(self, foldersOf(self));
      if ((all === true) === names.length > 0)
        self.error('error: name the brands to publish, or give --all.', { exitCode: exitCodes.usage });
      if (all) expectAnyBrand(self, workspace);
      const ids = brandsNamed(self, workspace, names);
      const { openTarget } = await import('#scripts/releases/open-target.ts');
      // An address that is none is said before anything is built.
      const target = await openTarget(to);
      const outDir = resolve(workspace.root, out === undefined ? 'dist' : resolve(out));
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
      const setup = { to, keep, browser, at: at.address };
      const released = await runReleases(setup, tasks, terminal, json);
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
