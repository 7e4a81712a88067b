import { resolve } from 'node:path';
import { didYouMean, nearest } from '@liveryjs/engine/issues';
import type { Command } from 'commander';
import { listBrands, openWorkspace, type Workspace } from '#scripts/workspace/index.ts';
import { exitCodes } from './verb.ts';

/** Opens the workspace of a command line, or ends the command when there is none. */
export function workspaceOf(command: Command, folders: Parameters<typeof openWorkspace>[0]): Workspace {
  const workspace = openWorkspace(folders);
  if (Object.keys(workspace.schemas.brand).length === 0)
    command.error(`error: ${folders.root} has no schemas/brand: name the folder of a project with --root.`, {
      exitCode: exitCodes.usage,
    });
  return workspace;
}

/** Ends the command when a name is no brand's. */
export function expectBrands(command: Command, workspace: Workspace, ids: readonly string[]): void {
  const known = listBrands(workspace);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown === undefined) return;
  const folder = resolve(workspace.root, workspace.brandsFolder);
  command.error(
    `error: there is no brand "${unknown}" in ${folder}. ${didYouMean(nearest(unknown, known), known)}`,
    { exitCode: exitCodes.usage },
  );
}
