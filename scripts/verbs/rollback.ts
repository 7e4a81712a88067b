import { openWorkspace } from '@liveryjs/workspace/open';
import type { Command } from 'commander';
import { isGroup, withoutGroups } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { jsonOutcome } from './outcomes.ts';
import { type ReleaseOptions, runReleases, withReleaseOptions } from './release-options.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options extends ReleaseOptions {
  readonly all?: true;
  readonly change?: string;
}

export const rollbackVerb: Verb = (program, terminal, finish) => {
  const command = program
    .command('rollback')
    .description('Give visitors an earlier release of a brand again.')
    .argument('[brand]', 'id of the brand, or @ and the name of a group')
    .argument('[release]', 'id of the release, or how it begins (default: the one before the current one)')
    .option('--all', 'every brand that visitors have, each to the release before its current one')
    .option('--change <name>', 'every brand that has a release of this change set, all at once');
  withReleaseOptions(command)
    .addHelpText(
      'after',
      examples(
        'livery rollback aurora --to /srv/portals',
        'livery rollback aurora 3f2c --to /srv/portals',
        'livery rollback @asia --to /srv/portals',
        'livery rollback --change spring-offer --to /srv/portals',
        'livery rollback --all --to /srv/portals --at https://{domain}',
      ),
    )
    .action(
      async (brand: string | undefined, release: string | undefined, options: Options, self: Command) => {
        const { all, json, change, ...setup } = options;
        if (change !== undefined) {
          if (all || brand !== undefined)
            self.error('error: --change says which brands are rolled back: name none, and leave out --all.', {
              exitCode: exitCodes.usage,
            });
          const { rollBackChange } = await import('./publish-change.ts');
          return finish(await rollBackChange(self, { ...options, change }, terminal));
        }
        if ((all === true) === (brand !== undefined))
          self.error('error: name the brand to roll back, or give --all.', { exitCode: exitCodes.usage });
        if (brand !== undefined && isGroup(brand) && release !== undefined)
          self.error(
            `error: a release is of one brand: name the brand, or leave out "${release}" to give each brand of ${brand} its release before the current one.`,
            { exitCode: exitCodes.usage },
          );
        const brands =
          brand === undefined
            ? await liveBrands(setup.to)
            : withoutGroups(self, [brand], () => openWorkspace(foldersOf(self)));
        const tasks = brands.map((id) => ({ brand: id, action: 'rollback', release }) as const);
        const { ok, outcomes } = await runReleases(setup, tasks, terminal, json);
        if (json) terminal.out(jsonOutcome(ok, outcomes));
        else if (tasks.length === 0) terminal.out(`Visitors have no brand in ${setup.to}.`);
        finish(ok ? exitCodes.ok : exitCodes.failed);
      },
    );
};

/** Brands that visitors have; one without a manifest is among them. */
async function liveBrands(to: string): Promise<string[]> {
  const { openTarget } = await import('#scripts/releases/open-target.ts');
  const target = await openTarget(to);
  const live: string[] = [];
  for (const brand of await target.brands())
    if ((await target.current(brand)) !== undefined) live.push(brand);
  return live;
}
