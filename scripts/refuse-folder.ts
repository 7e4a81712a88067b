import { existsSync, realpathSync } from 'node:fs';
import { Failure } from '@liveryjs/workspace/failure';
import { folderProblem } from '#scripts/setup/folder-problem.mjs';

/** @throws Failure for a folder whose name the bundler cannot take; links to it count as the folder itself */
export function refuseFolder(folder: string): void {
  const problem = folderProblem(existsSync(folder) ? realpathSync(folder) : folder);
  if (problem !== undefined) throw new Failure(problem);
}
