import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FixedFile } from '@liveryjs/workspace/check/fix/fix-brands';
import { changedLines } from '@liveryjs/workspace/check/fix/splice';
import { saveMove } from '@liveryjs/workspace/edits/save-files';
import { readGroups } from '@liveryjs/workspace/groups/groups';
import { idProblem } from '@liveryjs/workspace/new-brand/id-problem';
import { listParents } from '@liveryjs/workspace/open';
import { planRemoval, planRename } from '@liveryjs/workspace/rename/plan-change';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { keepSchemas } from '@liveryjs/workspace/types/editor/keep-schemas';
import type { Command } from 'commander';
import { expectBrands, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

const dryRun = ['--dry-run', 'say what would change, and write nothing'] as const;

export const renameVerb: Verb = (program, terminal, finish) => {
  program
    .command('rename')
    .description(
      'Give a brand another id: its folder, its files, the brands that extend it and the groups that name it.',
    )
    .argument('<brand>', 'id of the brand')
    .argument('<new>', 'its new id')
    .option(...dryRun)
    .addHelpText('after', examples('livery rename lotus orchid', 'livery rename lotus orchid --dry-run'))
    .action(async (id: string, to: string, options: { dryRun?: true }, command: Command) =>
      finish(await rename(id, to, options, command, terminal)),
    );
};

export const removeVerb: Verb = (program, terminal, finish) => {
  program
    .command('remove')
    .description('Take a brand away: its folder, and its place in groups. A brand that others extend stays.')
    .argument('<brand>', 'id of the brand')
    .option(...dryRun)
    .addHelpText('after', examples('livery remove lotus', 'livery remove lotus --dry-run'))
    .action(async (id: string, options: { dryRun?: true }, command: Command) =>
      finish(await remove(id, options, command, terminal)),
    );
};

async function rename(
  id: string,
  to: string,
  options: { readonly dryRun?: true },
  command: Command,
  terminal: Terminal,
): Promise<number> {
  const workspace = await workspaceOf(command, foldersOf(command));
  const { root, brandsFolder } = workspace;
  const refuse = (sentence: string) => command.error(`error: ${sentence}`, { exitCode: exitCodes.usage });
  expectBrands(command, workspace, [id]);
  const problem = idProblem(to);
  if (problem !== undefined) refuse(problem);
  if (existsSync(resolve(root, brandsFolder, to)) || listParents(workspace).includes(to))
    refuse(`there is a brand "${to}" already. Choose another id.`);
  if (readGroups(workspace).names.includes(to))
    refuse(`${brandsFolder}/groups.json has a group "${to}". Choose another id, or rename the group.`);
  const plan = planRename(workspace, id, to);
  if ('refused' in plan) return refused(plan.refused, terminal);
  const [folder, target] = [`${brandsFolder}/${id}`, `${brandsFolder}/${to}`];
  if (options.dryRun) {
    show(plan.changed, terminal);
    terminal.out(`${folder} would become ${target}. Nothing was written.`);
    return exitCodes.ok;
  }
  // Before anything is told: a reader that leaves early, such as head, ends the command.
  saveMove(workspace, `livery rename ${id} ${to}`, plan.changed, { from: folder, to: target });
  rmSync(join(root, '.livery/schemas', id), { recursive: true, force: true });
  await keepSchemas(await workspaceOf(command, foldersOf(command)));
  show(plan.changed, terminal);
  terminal.out(
    [
      `${folder} is ${target} now. To take it back: livery edit --undo`,
      ...leftOf(root, id),
      `Next: livery check ${to}`,
    ].join('\n'),
  );
  return exitCodes.ok;
}

async function remove(
  id: string,
  options: { readonly dryRun?: true },
  command: Command,
  terminal: Terminal,
): Promise<number> {
  const workspace = await workspaceOf(command, foldersOf(command));
  const { root, brandsFolder } = workspace;
  expectBrands(command, workspace, [id]);
  const plan = planRemoval(workspace, id);
  if ('refused' in plan) return refused(plan.refused, terminal);
  const folder = `${brandsFolder}/${id}`;
  if (options.dryRun) {
    show(plan.changed, terminal);
    terminal.out(`${folder} would be taken away. Nothing was written.`);
    return exitCodes.ok;
  }
  saveMove(workspace, `livery remove ${id}`, plan.changed, { from: folder });
  rmSync(join(root, '.livery/schemas', id), { recursive: true, force: true });
  show(plan.changed, terminal);
  terminal.out([`${folder} is gone. To take it back: livery edit --undo`, ...leftOf(root, id)].join('\n'));
  return exitCodes.ok;
}

/** Sentences about the files of a brand that stay under its id, with a remedy each. */
function leftOf(root: string, id: string): string[] {
  return [
    ...(existsSync(join(root, 'dist', id)) ? [`dist/${id} holds its last build: remove the folder.`] : []),
    `Where visitors have a release of ${id}, take it away: livery unpublish ${id} --to <place>`,
  ];
}

function refused(sentences: readonly string[], { note }: Terminal): number {
  note([...sentences, 'Nothing was written.'].join('\n'));
  return exitCodes.failed;
}

function show(changed: readonly FixedFile[], { out, colors }: Terminal): void {
  for (const { path, before, after } of changed) {
    const lines = changedLines(before, after).map((line) =>
      line.startsWith('-') ? colors.red(line) : colors.green(line),
    );
    out([colors.bold(path), ...lines, ''].join('\n'));
  }
}
