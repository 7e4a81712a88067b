import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import { counted, countIssues } from '@liveryjs/workspace/check/counts';
import { compareBrands, type Difference, type Side } from '@liveryjs/workspace/diff/compare-brands';
import { commitOf, gitFiles } from '@liveryjs/workspace/diff/git-files';
import { printDifferences, type SideNames } from '@liveryjs/workspace/diff/print-differences';
import { listBrands, loadBrand, openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import type { Command } from 'commander';
import { brandsNamed, isGroup, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

export const diffVerb: Verb = (program, terminal, finish) => {
  program
    .command('diff')
    .description('Say what differs between two brands, or in a brand since a commit, as it is resolved.')
    .argument('<brand>', 'id of a brand, or @ and the name of a group')
    .argument('[other]', 'id of another brand, or a commit, branch or tag of git', 'HEAD')
    .option('--json', 'as data: one object a difference')
    .addHelpText(
      'after',
      examples(
        'livery diff aurora',
        'livery diff aurora jade',
        'livery diff @asia v0.2.0',
        'livery diff aurora HEAD~3',
        'livery diff aurora v0.2.0 --json',
      ),
    )
    .action(async (brand: string, other: string, { json }: { json?: true }, command: Command) => {
      const workspace = await workspaceOf(command, foldersOf(command));
      const ids = brandsNamed(command, workspace, [brand]);
      const isBrand = listBrands(workspace).includes(other);
      const before = isBrand ? undefined : workspaceAt(command, workspace, other);
      const rows: { readonly brand: string; readonly differences: readonly Difference[] }[] = [];
      for (const id of ids) {
        const here: Side = { workspace, result: loadBrand(workspace, id) };
        const [left, right, names]: [Side, Side, SideNames] =
          before === undefined
            ? [
                here,
                { workspace, result: loadBrand(workspace, other) },
                { left: `in ${id}`, right: `in ${other}`, both: `${id} and ${other}` },
              ]
            : [
                { workspace: before, result: loadBrand(before, id) },
                here,
                { left: `at ${other}`, right: 'now', both: `${id} at ${other} and now` },
              ];
        if (before !== undefined && !listBrands(before).includes(id))
          command.error(`error: there was no brand "${id}" at ${other}.`, { exitCode: exitCodes.usage });
        const unread = (
          [
            [left, names.left],
            [right, names.right],
          ] as const
        ).find(([{ result }]) => result.merged === undefined);
        if (unread) {
          const [{ result }, name] = unread;
          const errors = counted(countIssues(result.issues).errors, 'error');
          terminal.note(
            `${result.id} cannot be read${before === undefined ? '' : ` ${name}`} (${errors}). See: livery check ${result.id}`,
          );
          finish(exitCodes.failed);
          continue;
        }
        const differences = compareBrands(left, right);
        rows.push({ brand: id, differences });
        if (!json) terminal.out(printDifferences(differences, names, terminal.colors));
      }
      const shown = isGroup(brand) ? rows : rows[0]?.differences;
      if (json && shown) terminal.out(JSON.stringify(shown, null, 2));
    });
};

/** The workspace as it was at a commit; ends the command when a name is none. */
function workspaceAt(command: Command, workspace: Workspace, ref: string): Workspace {
  const commit = commitOf(workspace.root, ref);
  if (commit !== undefined) {
    const files = gitFiles(workspace.root, commit);
    return openWorkspace({ ...workspace.folders, root: workspace.root, files });
  }
  const brands = listBrands(workspace);
  return command.error(
    `error: there is neither a brand nor a commit "${ref}". ${didYouMean(nearest(ref, brands), brands)}`,
    { exitCode: exitCodes.usage },
  );
}
