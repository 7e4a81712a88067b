import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { didYouMean, nearest } from '@liveryjs/engine/issues';
import type { Command } from 'commander';
import { listBrands, openRepository, type Workspace } from '#scripts/workspace/index.ts';
import type { Folders } from './folders.ts';
import { exitCodes } from './verb.ts';

/** Opens the workspace of a command line, or ends the command when there is none. */
export async function workspaceOf(
  command: Command,
  folders: Folders,
  open: (folders: Folders) => Promise<Workspace> = openRepository,
): Promise<Workspace> {
  const workspace = await open(folders);
  if (Object.keys(workspace.schemas.brand).length === 0)
    command.error(`error: @liveryjs/schemas is not installed in ${folders.root}. Run: npm install`, {
      exitCode: exitCodes.usage,
    });
  if (!existsSync(resolve(workspace.root, workspace.brandsFolder)))
    command.error(
      `error: there is no folder ${resolve(workspace.root, workspace.brandsFolder)}: start the command where your brands are, or name their folder with --brands.`,
      { exitCode: exitCodes.usage },
    );
  return workspace;
}

/** Ends the command when a name is no brand's. @param known ids that may be named */
export function expectBrands(
  command: Command,
  workspace: Workspace,
  ids: readonly string[],
  known: readonly string[] = listBrands(workspace),
): void {
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown === undefined) return;
  const folder = resolve(workspace.root, workspace.brandsFolder);
  command.error(
    `error: there is no brand "${unknown}" in ${folder}. ${didYouMean(nearest(unknown, known), known)}`,
    { exitCode: exitCodes.usage },
  );
}
