import type { Command } from 'commander';
import { workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

export const typesVerb: Verb = (program, terminal, finish) => {
  program
    .command('types')
    .description(
      'Write what is generated from schemas, widgets, tokens and brands: types, and the schemas for editors.',
    )
    .option('--check', 'write nothing; fail when something is not current')
    .addHelpText('after', examples('livery types', 'livery types --check'))
    .action(async ({ check }: { check?: true }, command: Command) => {
      const { generateTypes } = await import('@liveryjs/workspace/types/generate-types');
      const { staleTypes, writeTypes } = await import('@liveryjs/workspace/types/write-types');
      const { keepSchemas } = await import('@liveryjs/workspace/types/editor/keep-schemas');
      const workspace = await workspaceOf(command, foldersOf(command));
      const texts = await generateTypes(workspace);
      const stale = check ? staleTypes(workspace.root, texts) : writeTypes(workspace.root, texts);
      // They are not committed: nothing is wrong where they are not current.
      if (!check) stale.push(...(await keepSchemas(workspace)));
      for (const path of stale) terminal.out(path);
      if (stale.length === 0) terminal.out('Everything that is generated is current.');
      else if (check) terminal.note('Not current. Run: livery types');
      finish(check && stale.length > 0 ? exitCodes.failed : exitCodes.ok);
    });
};
