import { approvalOf, type NamedSet, readChangeSet, textOfSet } from '@liveryjs/workspace/changes/change-set';
import { filesWithSet } from '@liveryjs/workspace/changes/lay-over';
import { moreEdits } from '@liveryjs/workspace/changes/work-on-set';
import { counted } from '@liveryjs/workspace/check/counts';
import { brandsOf, type DraftEdit } from '@liveryjs/workspace/edits/edit';
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

/** The option by which a pipeline holds back what nobody has looked at. */
export const approvedOption = [
  '--approved',
  'refuse a change set where nobody has approved the edits that it has now',
] as const;

/** Ends the command where nobody has approved the edits that a set has now. */
export function expectApproved(command: Command, { name, set }: NamedSet): void {
  const approval = approvalOf(set);
  if (approval?.isOfTheseEdits) return;
  const since = approval
    ? `since ${approval.by} approved ${name}, its edits have changed`
    : `nobody has approved ${name}`;
  refuse(command, `${since}. Look at it, and approve it: livery change approve ${name}`);
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
  edits: readonly DraftEdit[],
  { dryRun }: { readonly dryRun?: true },
  terminal: Terminal,
): Promise<number> {
  const named = setNamed(command, workspace, name);
  const more = moreEdits(workspace, named, edits);
  if ('wrong' in more) return refuse(command, more.wrong);
  const { set, sentences, laid, files } = more;
  const brands = brandsOf(workspace, edits);
  const findings = await findingsOf(await openWith(workspace, laid), brands, files);
  const after = textOfSet(set);
  if (!dryRun)
    saveFiles(workspace, `livery edit --change ${name}`, [{ path: named.path, before: named.text, after }]);
  for (const sentence of sentences) terminal.out(sentence);
  showFiles(files, terminal);
  tellFindings(workspace, findings, files, terminal);
  const count = counted(set.edits.length, 'edit');
  terminal.out(
    dryRun
      ? `${named.path} would have ${count}. Nothing was written.`
      : `${named.path} has ${count} now. No file of a brand was written. See: livery change show ${name}`,
  );
  return exitCodes.ok;
}
