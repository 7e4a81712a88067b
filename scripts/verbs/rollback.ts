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
      const { openTarget } = await import('#scripts/releases/open-target.ts');
      const target = await openTarget(options.to);
      const done = await rollback(target, brand, release, await publishOptions(target, options));
      terminal.out(outcome(done, terminal.colors));
      finish(done.state === 'withdrawn' ? exitCodes.failed : exitCodes.ok);
    });
};
