import { didYouMean, nearest } from '@liveryjs/engine/issues';
import { pointerTo } from '@liveryjs/engine/manifest';
import { type Command, InvalidArgumentError } from 'commander';
import { counted, countIssues } from '#scripts/check/counts.ts';
import { explain } from '#scripts/explain/explanation.ts';
import { printExplanation } from '#scripts/explain/print-explanation.ts';
import { expectBrands, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

export const explainVerb: Verb = (program, terminal, finish) => {
  program
    .command('explain')
    .description('Say which file and line gave a value of a brand, and what it took the place of.')
    .argument('<brand>', 'id of a brand')
    .argument('[pointer]', 'JSON Pointer into the manifest, or a path as issues write it', '')
    .option('--depth <n>', 'how many levels of members are listed', depth, 1)
    .addHelpText(
      'after',
      examples(
        'livery explain aurora /languages/default',
        'livery explain aurora /routes/home/main/hot/props',
        "livery explain aurora 'routes[home].main[hot].props.pageSize'",
        'livery explain aurora /routes --depth 2',
      ),
    )
    .action(async (id: string, path: string, options: { depth: number }, command: Command) => {
      const workspace = await workspaceOf(command, foldersOf(command));
      expectBrands(command, workspace, [id]);
      const found = explain(workspace, id, path, options);
      if ('unreadable' in found) {
        const errors = counted(countIssues(found.unreadable).errors, 'error');
        terminal.note(`${id} cannot be read (${errors}). See: livery check ${id}`);
        return finish(exitCodes.failed);
      }
      if ('explanation' in found) return terminal.out(printExplanation(found.explanation, terminal.colors));
      const known = found.known.map((key) => pointerTo(found.stops, key));
      const wrong = pointerTo(found.stops, found.key);
      const near = nearest(found.key, found.known);
      const hint = didYouMean(near === undefined ? undefined : pointerTo(found.stops, near), known);
      command.error(`error: ${id} has no ${wrong}. ${hint}`, { exitCode: exitCodes.usage });
    });
};

function depth(text: string): number {
  if (!/^\d$/.test(text)) throw new InvalidArgumentError('Expected a number from 0 to 9.');
  return Number(text);
}
