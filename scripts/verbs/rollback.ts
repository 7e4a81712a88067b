import { resolve } from 'node:path';
import { outcome, publishOptions, type ReleaseOptions, withReleaseOptions } from './release-options.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

export const rollbackVerb: Verb = (program, terminal, finish) => {
  const command = program
    .command('rollback')
    .description('Give visitors an earlier release of a brand again.')
    .argument('<brand>', 'id of the brand')
    .argument('[release]', 'id of the release, or how it begins (default: the one before the current one)');
  withReleaseOptions(command)
    .addHelpText(
      'after',
      examples('livery rollback aurora --to /srv/portals', 'livery rollback aurora 3f2c --to /srv/portals'),
    )
    .action(async (brand: string, release: string | undefined, options: ReleaseOptions) => {
      const { rollback } = await import('#scripts/releases/publish.ts');
      const { folderTarget } = await import('#scripts/releases/folder-target.ts');
      const how = await publishOptions(options);
      const done = await rollback(folderTarget(resolve(options.to)), brand, release, how);
      terminal.out(outcome(done, terminal.colors));
      finish(done.state === 'withdrawn' ? exitCodes.failed : exitCodes.ok);
    });
};
