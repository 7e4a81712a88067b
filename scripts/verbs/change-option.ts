import type { WorkspaceFolders } from '@liveryjs/workspace/open';
import type { Command } from 'commander';
import type { Folders } from './folders.ts';

/** The option that lays a change set over the files, of verbs that look at brands. */
export const changeOption = [
  '--change <name>',
  'with a change set laid over the files, which stay as they are',
] as const;

/**
 * Folders with a change set laid over what they hold; the same where none is named. Ends the command where the set cannot be
 * laid over the files.
 */
export async function withChange<Of extends Folders>(
  command: Command,
  folders: Of,
  name: string | undefined,
): Promise<Of & Pick<WorkspaceFolders, 'laidOver'>> {
  if (name === undefined) return folders;
  // Most commands name none, and need not wait for the code.
  const { filesOfSet, setNamed } = await import('./change-set.ts');
  const { workspaceOf } = await import('./brand-argument.ts');
  const workspace = await workspaceOf(command, folders);
  const files = filesOfSet(command, workspace, setNamed(command, workspace, name));
  return { ...folders, laidOver: files.map(({ path, after }) => ({ path, after })) };
}
