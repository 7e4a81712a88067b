import { doing } from '@liveryjs/workspace/changes/applied';
import { setToApprove, setToWithdraw } from '@liveryjs/workspace/changes/approve';
import { noteOf, setWithNote } from '@liveryjs/workspace/changes/notes';
import { saveFiles } from '@liveryjs/workspace/edits/save-files';
import type { Workspace } from '@liveryjs/workspace/open';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';
import { refuse, setNamed } from './change-set.ts';
import { jsonOption } from './outcomes.ts';

interface NoteOptions {
  readonly edit?: string;
  readonly reply?: string;
  readonly settle?: string;
  readonly reopen?: string;
  readonly json?: true;
}

/** Adds the verbs by which people review a change set: approve it, and write notes about it. */
export function addReview(
  change: Command,
  open: (command: Command) => Promise<Workspace>,
  terminal: Terminal,
): void {
  change
    .command('approve')
    .description('Approve the edits that a change set has now. Other edits need another approval.')
    .argument('<name>', 'name of the set')
    .option('--withdraw', 'take the approval away again')
    .option(...jsonOption)
    .action(
      async (
        name: string,
        { withdraw, json }: { readonly withdraw?: true; readonly json?: true },
        command: Command,
      ) => {
        const workspace = await open(command);
        const named = setNamed(command, workspace, name);
        const who = doing(workspace.root);
        const plan = withdraw
          ? setToWithdraw(workspace, named, who)
          : await setToApprove(workspace, named, who);
        if ('wrong' in plan) return refuse(command, plan.wrong);
        saveFiles(workspace, `livery change approve ${name}`, plan.files);
        terminal.out(json ? JSON.stringify({ name, approved: !withdraw && who }, null, 2) : plan.sentence);
      },
    );

  change
    .command('note')
    .description('Write a note about a change set or one of its edits, answer one, or settle it.')
    .argument('<name>', 'name of the set')
    .argument('[text]', 'the note, or the answer')
    .option('--edit <number>', 'the edit that the note is about, as show numbers them')
    .option('--reply <number>', 'answer this note')
    .option('--settle <number>', 'say that this note is settled; the text is the last answer')
    .option('--reopen <number>', 'open this note again')
    .option(...jsonOption)
    .action(async (name: string, text: string | undefined, options: NoteOptions, command: Command) => {
      const workspace = await open(command);
      const named = setNamed(command, workspace, name);
      const { edit, reply, settle, reopen, json } = options;
      if ([edit, reply, settle, reopen].filter((number) => number !== undefined).length > 1)
        refuse(command, 'give one of --edit, --reply, --settle and --reopen.');
      const isSettled = (settle ?? reopen) === undefined ? undefined : settle !== undefined;
      const note = noteOf(workspace, named, { text, edit, reply: reply ?? settle ?? reopen, isSettled });
      if ('wrong' in note) return refuse(command, note.wrong);
      const save = setWithNote(workspace, named, note, doing(workspace.root));
      if ('wrong' in save) return refuse(command, save.wrong);
      saveFiles(workspace, `livery change note ${name}`, [save]);
      terminal.out(
        json
          ? JSON.stringify({ name, file: named.path }, null, 2)
          : `The note is in ${named.path}. See: livery change show ${name}`,
      );
    });
}
