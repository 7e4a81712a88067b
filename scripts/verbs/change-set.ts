import { addEdits } from '@liveryjs/workspace/changes/add-edits';
import { type NamedSet, readChangeSet, textOfSet } from '@liveryjs/workspace/changes/change-set';
import { filesWithSet } from '@liveryjs/workspace/changes/lay-over';
import { counted } from '@liveryjs/workspace/check/counts';
import { between } from '@liveryjs/workspace/edits/between';
import type { PlaceEdit } from '@liveryjs/workspace/edits/edit';
import { findingsOf, openWith } from '@liveryjs/workspace/edits/findings';
import { type FileChange, saveFiles } from '@liveryjs/workspace/edits/save-files';
import type { Workspace } from '@liveryjs/workspace/open';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';
import { showFiles, tellFindings } from './show-edits.ts';
import { exitCodes } from './verb.ts';

/** Reads a change set of a command line, or ends the command with what is wrong with it. */
export function setNamed(command: Command, workspace: Workspace, name: string): NamedSet {
  const named = readChangeSet(workspace, name);
  return 'wrong' in named ? refuse(command, named.wrong) : named;
}

/** The files as they would be with a set, or ends the command where it cannot be applied. */
export function filesOfSet(command: Command, workspace: Workspace, named: NamedSet): readonly FileChange[] {
  const laid = filesWithSet(workspace, named);
  return 'wrong' in laid ? refuse(command, `${named.path}: ${laid.wrong.join('\n')}`) : laid.files;
}

/** Ends the command with a sentence. */
export function refuse(command: Command, sentence: string): never {
  return command.error(`error: ${sentence}`, { exitCode: exitCodes.usage });
}

/** Adds edits to a change set, and says what comes of them. @returns the exit code */
export async function addToSet(
  command: Command,
  workspace: Workspace,
  name: string,
  edits: readonly PlaceEdit[],
  { dryRun }: { readonly dryRun?: true },
  terminal: Terminal,
): Promise<number> {
  const named = setNamed(command, workspace, name);
  if (named.set.applied)
    refuse(
      command,
      `${name} is applied. Begin another set, or take it back first: livery change undo ${name}`,
    );
  const added = addEdits(workspace, named.set, edits);
  if ('wrong' in added) return refuse(command, `${named.path}: ${added.wrong.join('\n')}`);
  // The edits are held against the set as it was, and not against the brands without it.
  const laid = filesOfSet(command, workspace, named);
  const files = between(laid, added.draft.files);
  const brands = [...new Set(edits.map(({ brand }) => brand))];
  const findings = await findingsOf(await openWith(workspace, laid), brands, files);
  const after = textOfSet(added.set);
  if (!dryRun)
    saveFiles(workspace, `livery edit --change ${name}`, [{ path: named.path, before: named.text, after }]);
  for (const sentence of added.sentences) terminal.out(sentence);
  showFiles(files, terminal);
  tellFindings(workspace, findings, files, terminal);
  const count = counted(added.set.edits.length, 'edit');
  terminal.out(
    dryRun
      ? `${named.path} would have ${count}. Nothing was written.`
      : `${named.path} has ${count} now. No file of a brand was written. See: livery change show ${name}`,
  );
  return exitCodes.ok;
}
