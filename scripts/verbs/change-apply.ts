import { doing, filesToApply } from '@liveryjs/workspace/changes/applied';
import { textOfSet } from '@liveryjs/workspace/changes/change-set';
import { collisionLine, stateOf } from '@liveryjs/workspace/changes/print-set';
import { rebase } from '@liveryjs/workspace/changes/rebase';
import {
  appliedSentence,
  heldBy,
  setToApply,
  setToTakeBack,
  takenBackSentence,
} from '@liveryjs/workspace/changes/work-on-set';
import { counted } from '@liveryjs/workspace/check/counts';
import { brandsOf } from '@liveryjs/workspace/edits/edit';
import { countErrors, findingsOf } from '@liveryjs/workspace/edits/findings';
import type { Side } from '@liveryjs/workspace/edits/merge/merge-texts';
import { saveFiles } from '@liveryjs/workspace/edits/save-files';
import type { Workspace } from '@liveryjs/workspace/open';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { type Command, Option } from 'commander';
import { approvedOption, expectApproved, refuse, setNamed } from './change-set.ts';
import { jsonOption } from './outcomes.ts';
import { showFiles, tellFindings } from './show-edits.ts';
import { exitCodes } from './verb.ts';

interface Options {
  readonly force?: true;
  readonly approved?: true;
  readonly undo?: true;
  readonly dryRun?: true;
  readonly take?: Side;
  readonly json?: true;
}

type Open = (command: Command) => Promise<Workspace>;

/** Adds the verbs that write a change set into brands, take it back, and hold it against what files say now. */
export function addApply(
  change: Command,
  open: Open,
  terminal: Terminal,
  finish: (code: number) => void,
): void {
  const take = () =>
    new Option('--take <side>', 'decides what collides: mine is the set, theirs the files').choices([
      'mine',
      'theirs',
    ]);
  const dryRun = ['--dry-run', 'say what would change, and write nothing'] as const;

  change
    .command('apply')
    .description('Write a change set into the files of brands: all of it, or nothing.')
    .argument('<name>', 'name of the set')
    .option('--force', 'write it even where it causes errors')
    .option(...approvedOption)
    .option(...dryRun)
    .option('--undo', 'the same as livery change undo')
    .addOption(take())
    .option(...jsonOption)
    .action(async (name: string, options: Options, command: Command) => {
      const work = options.undo ? takeBack : apply;
      finish(await work(command, await open(command), name, options, terminal));
    });

  change
    .command('undo')
    .description('Take a change set back that is applied. What others have changed since stays.')
    .argument('<name>', 'name of the set')
    .option(...dryRun)
    .addOption(take())
    .option(...jsonOption)
    .action(async (name: string, options: Options, command: Command) => {
      finish(await takeBack(command, await open(command), name, options, terminal));
    });

  change
    .command('rebase')
    .description('Hold a change set against what the files say now, and name what others have changed, too.')
    .argument('<name>', 'name of the set')
    .addOption(take())
    .option(...jsonOption)
    .action(async (name: string, { take, json }: Options, command: Command) => {
      const workspace = await open(command);
      const named = setNamed(command, workspace, name);
      if (named.set.applied)
        refuse(command, `${name} is ${stateOf(named.set)}, and is not rebased any more.`);
      const { set, changed, collisions } = rebase(workspace, named.set, take);
      if (collisions.length === 0)
        saveFiles(workspace, `livery change rebase ${name}`, [
          { path: named.path, before: named.text, after: textOfSet(set) },
        ]);
      finish(collisions.length === 0 ? exitCodes.ok : exitCodes.failed);
      if (json) return terminal.out(JSON.stringify({ name, changed, collisions }, null, 2));
      if (collisions.length > 0) return tellCollisions(collisions.map(collisionLine), take, terminal);
      const left =
        set.edits.length < named.set.edits.length
          ? `, and has ${counted(set.edits.length, 'edit')} left`
          : '';
      terminal.out(
        changed.length === 0 && left === ''
          ? `No file has changed since the edits of ${name} were made.`
          : `${name} is on what the files say now (changed since: ${changed.join(', ') || 'none'})${left}.`,
      );
    });
}

async function apply(
  command: Command,
  workspace: Workspace,
  name: string,
  { force, approved, dryRun, take, json }: Options,
  terminal: Terminal,
): Promise<number> {
  const named = setNamed(command, workspace, name);
  if (approved && take !== undefined)
    refuse(
      command,
      `with --take, other edits are applied than those that were approved. Decide first: livery change rebase ${name} --take ${take}, and have that approved.`,
    );
  if (approved) expectApproved(command, named);
  const plan = setToApply(workspace, named, take);
  if ('wrong' in plan) return refuse(command, plan.wrong);
  const { set, draft, collisions } = plan;
  const { files } = draft;
  if (collisions.length > 0) {
    if (json) terminal.out(JSON.stringify({ name, written: [], collisions: plan.all }, null, 2));
    else tellCollisions(collisions, take, terminal);
    return exitCodes.failed;
  }
  const brands = brandsOf(workspace, set.edits);
  const findings = await findingsOf(workspace, brands, files);
  const { errors, awaited } = countErrors(findings.come);
  const isHeld = errors > 0 && force !== true;
  const isWritten = !isHeld && dryRun !== true;
  // Before anything is told: a reader that leaves early, such as head, ends the command.
  if (isWritten)
    saveFiles(
      workspace,
      `livery change apply ${name}`,
      filesToApply(workspace, named, set, files, doing(workspace.root)),
    );
  if (json) {
    const written = isWritten ? files.map(({ path }) => path) : [];
    terminal.out(JSON.stringify({ name, written, collisions: plan.all, ...findings }, null, 2));
    return isHeld ? exitCodes.failed : exitCodes.ok;
  }
  for (const { sentence } of draft.edits) terminal.out(sentence);
  showFiles(files, terminal);
  tellFindings(workspace, findings, files, terminal);
  if (isHeld) terminal.note(`${heldBy(errors, dryRun !== true)} With --force it is.`);
  else if (dryRun) terminal.out(`${counted(files.length, 'file')} would be written.`);
  else terminal.out(appliedSentence(named, files));
  if (awaited > 0 && !isHeld)
    terminal.note(`Until that is there, ${counted(awaited, 'error')} will keep the brand from being built.`);
  return isHeld ? exitCodes.failed : exitCodes.ok;
}

async function takeBack(
  command: Command,
  workspace: Workspace,
  name: string,
  { dryRun, take, json }: Options,
  terminal: Terminal,
): Promise<number> {
  const named = setNamed(command, workspace, name);
  const plan = setToTakeBack(workspace, named, doing(workspace.root), take);
  if ('wrong' in plan) return refuse(command, plan.wrong);
  const { files, ofBrands, collisions } = plan;
  const isWritten = collisions.length === 0 && dryRun !== true;
  if (isWritten) saveFiles(workspace, `livery change undo ${name}`, files);
  if (json) {
    const written = isWritten ? ofBrands.map(({ path }) => path) : [];
    terminal.out(JSON.stringify({ name, written, collisions: plan.all }, null, 2));
  } else if (collisions.length > 0) tellCollisions(collisions, take, terminal);
  else {
    showFiles(ofBrands, terminal);
    const count = counted(ofBrands.length, 'file');
    terminal.out(dryRun ? `${count} would be written.` : takenBackSentence(named, ofBrands));
  }
  return collisions.length > 0 ? exitCodes.failed : exitCodes.ok;
}

/** @param take the side that was taken already: what collides all the same has lost its place */
function tellCollisions(lines: readonly string[], take: Side | undefined, { note }: Terminal): void {
  const way =
    take === 'mine'
      ? 'The places of these are not there any more. Put them back, such as with git checkout, or leave them as they are: --take theirs.'
      : 'Both are kept: --take mine gives the value of the set, and --take theirs leaves the other.';
  note([...lines, `Nothing was written. ${way}`].join('\n'));
}
