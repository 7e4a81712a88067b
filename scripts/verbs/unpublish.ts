import { openWorkspace } from '@liveryjs/workspace/open';
import type { Command } from 'commander';
import { withoutGroups } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { jsonOption, jsonOutcome } from './outcomes.ts';
import { placeOption, runReleases } from './release-options.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

export const unpublishVerb: Verb = (program, terminal, finish) => {
  program
    .command('unpublish')
    .description(
      'Take brands away from visitors. Their releases stay, and livery rollback brings the last back.',
    )
    .argument('<brand...>', 'ids of brands, which need no manifest, or @ and the name of a group')
    .requiredOption(...placeOption)
    .option(...jsonOption)
    .addHelpText(
      'after',
      examples('livery unpublish orchid --to /srv/portals', 'livery unpublish orchid --to s3://portals/live'),
    )
    .action(async (names: string[], { to, json }: { to: string; json?: true }, command: Command) => {
      const ids = withoutGroups(command, names, () => openWorkspace(foldersOf(command)));
      const tasks = ids.map((brand) => ({ brand, action: 'unpublish' }) as const);
      const { ok, outcomes } = await runReleases({ to, keep: 1 }, tasks, terminal, json);
      if (json) terminal.out(jsonOutcome(ok, outcomes));
      finish(ok ? exitCodes.ok : exitCodes.failed);
    });
};
