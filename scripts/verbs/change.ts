import {
  approvalOf,
  isOpen,
  listChangeSets,
  nameProblem,
  pathOfSet,
  readChangeSet,
} from '@liveryjs/workspace/changes/change-set';
import { LOG, logSentence, readLog } from '@liveryjs/workspace/changes/log';
import { editLine, noteLines, setLine, stateOf } from '@liveryjs/workspace/changes/print-set';
import { begunSet, outcomeOfSet } from '@liveryjs/workspace/changes/work-on-set';
import { counted } from '@liveryjs/workspace/check/counts';
import { brandsOf } from '@liveryjs/workspace/edits/edit';
import { recover, saveFiles } from '@liveryjs/workspace/edits/save-files';
import { printTouched } from '@liveryjs/workspace/reach/print-reach';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';
import { workspaceOf } from './brand-argument.ts';
import { addApply } from './change-apply.ts';
import { addPlans } from './change-plans.ts';
import { addPreview } from './change-preview.ts';
import { addReview } from './change-review.ts';
import { filesOfSet, refuse, setNamed } from './change-set.ts';
import { foldersOf } from './folders.ts';
import { jsonOption } from './outcomes.ts';
import { showFiles, tellFindings } from './show-edits.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options {
  readonly json?: true;
}

export const changeVerb: Verb = (program, terminal, finish) => {
  const change = program
    .command('change')
    .description(
      'Collect edits of any number of brands under a name: look at them, apply them as one, and take them back.',
    )
    .addHelpText(
      'after',
      examples(
        'livery change new spring-offer --title "Spring offer"',
        'livery edit @asia set /theme/defaultMode light --change spring-offer',
        'livery change show spring-offer',
        'livery change preview spring-offer',
        'livery change note spring-offer "Is green right for the launch?" --edit 3',
        'livery change approve spring-offer',
        'livery change apply spring-offer',
        'livery change undo spring-offer',
      ),
    );
  /** Opens the workspace once what a process has left that ended in a save is taken back. */
  const open = (command: Command) => {
    const folders = foldersOf(command);
    recover(folders);
    return workspaceOf(command, folders);
  };

  change
    .command('new')
    .description('Begin a change set: changes/<name>.json.')
    .argument('<name>', 'small letters, digits and -, such as spring-offer')
    .requiredOption('--title <title>', 'the purpose, in a few words for people')
    .option(...jsonOption)
    .action(async (name: string, { title, json }: Options & { title: string }, command: Command) => {
      const workspace = await open(command);
      if (title.trim() === '') refuse(command, 'say with --title what the change is for.');
      const begun = begunSet(workspace, name, title);
      if ('wrong' in begun) return refuse(command, begun.wrong);
      const { path } = begun;
      saveFiles(workspace, `livery change new ${name}`, [begun]);
      terminal.out(
        json
          ? JSON.stringify({ name, file: path }, null, 2)
          : `${path} is begun. Next: livery edit <brands> set <place> <value> --change ${name}`,
      );
    });

  change
    .command('list')
    .description('List all change sets, with what became of each.')
    .option(...jsonOption)
    .action(async ({ json }: Options, command: Command) => {
      const workspace = await open(command);
      const read = listChangeSets(workspace).map((name) => readChangeSet(workspace, name));
      const sets = read.flatMap((each) => ('wrong' in each ? [] : [each]));
      for (const each of read) if ('wrong' in each) terminal.note(each.wrong);
      if (read.length > sets.length) finish(exitCodes.failed);
      if (json) {
        const rows = sets.map(({ name, set }) => {
          const { title, edits, notes = [], applied } = set;
          return {
            name,
            title,
            edits: edits.length,
            brands: brandsOf(workspace, edits),
            approved: approvalOf(set),
            openNotes: notes.filter(isOpen).length,
            ...(applied && { applied: { by: applied.by, at: applied.at } }),
          };
        });
        return terminal.out(JSON.stringify(rows, null, 2));
      }
      if (read.length === 0)
        return terminal.out('There is no change set. Begin one: livery change new <name> --title "…"');
      for (const each of sets) terminal.out(setLine(each));
    });

  change
    .command('show')
    .description('Say what a change set does: sentences, files, findings, and which pages it touches.')
    .argument('<name>', 'name of the set')
    .option(...jsonOption)
    .action(async (name: string, { json }: Options, command: Command) => {
      finish(await show(command, await open(command), name, json, terminal));
    });

  change
    .command('diff')
    .description('Show the lines that a change set changes in the files of brands.')
    .argument('<name>', 'name of the set')
    .option(...jsonOption)
    .action(async (name: string, { json }: Options, command: Command) => {
      const workspace = await open(command);
      const named = setNamed(command, workspace, name);
      const files = filesOfSet(command, workspace, named);
      if (json) return terminal.out(JSON.stringify(files, null, 2));
      if (files.length === 0)
        return terminal.out(
          named.set.applied
            ? `${name} is ${stateOf(named.set)}: nothing is left to change.`
            : `${name} changes nothing.`,
        );
      showFiles(files, terminal);
    });

  change
    .command('remove')
    .description('Take a change set away. What it has changed in brands stays.')
    .argument('<name>', 'name of the set')
    .option(...jsonOption)
    .action(async (name: string, { json }: Options, command: Command) => {
      const workspace = await open(command);
      const path = pathOfSet(name);
      // One that cannot be read can be taken away, too.
      const bytes = nameProblem(name) === undefined ? workspace.files.read(path) : undefined;
      const before = bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      if (before === undefined) setNamed(command, workspace, name);
      saveFiles(workspace, `livery change remove ${name}`, [{ path, before, after: undefined }]);
      terminal.out(
        json
          ? JSON.stringify({ name, file: path }, null, 2)
          : `${path} is gone. To take it back: livery edit --undo`,
      );
    });

  change
    .command('log')
    .description('Say what became of change sets: when each was applied, taken back, published, and by whom.')
    .argument('[name]', 'name of a set (default: all)')
    .option(...jsonOption)
    .action(async (name: string | undefined, { json }: Options, command: Command) => {
      const { lines, unread } = readLog(await open(command));
      const chosen = lines.filter((line) => name === undefined || line.change === name);
      if (unread.length > 0)
        terminal.note(
          `${LOG} has ${counted(unread.length, 'line')} that livery has not written: ${unread.join(', ')}. Mend or remove them.`,
        );
      if (json) return terminal.out(JSON.stringify(chosen, null, 2));
      for (const line of chosen) terminal.out(logSentence(line));
      if (chosen.length === 0)
        terminal.out(`Nothing became of ${name ?? 'any change set'} yet. See: livery change list`);
    });

  addPreview(change, open, terminal, finish);
  addReview(change, open, terminal);
  addApply(change, open, terminal, finish);
  addPlans(change, open, terminal, finish);
};

async function show(
  command: Command,
  workspace: Awaited<ReturnType<typeof workspaceOf>>,
  name: string,
  json: true | undefined,
  terminal: Terminal,
): Promise<number> {
  const named = setNamed(command, workspace, name);
  const { edits, files, wrong, reach, ...findings } = await outcomeOfSet(workspace, named);
  const { title, notes = [], applied } = named.set;
  if (json)
    terminal.out(
      JSON.stringify(
        {
          name,
          title,
          approved: approvalOf(named.set),
          ...(applied && { applied: { by: applied.by, at: applied.at } }),
          notes,
          edits: edits.map(({ edit, sentence, file, pointer }) => ({ ...edit, sentence, file, pointer })),
          wrong,
          files: (applied?.files ?? files).map(({ path }) => path),
          ...findings,
          reach,
        },
        null,
        2,
      ),
    );
  else {
    terminal.out(terminal.colors.bold(setLine(named)));
    for (const [index, { edit, sentence }] of edits.entries())
      terminal.out(`  ${index + 1}. ${applied ? editLine(edit) : sentence}`);
    if (notes.length > 0) terminal.out(`\nNotes\n${noteLines(named.set).join('\n')}`);
    if (applied) terminal.out(`\nFiles: ${applied.files.map(({ path }) => path).join(', ')}`);
    else if (files.length > 0) {
      terminal.out(`\nFiles: ${files.map(({ path }) => path).join(', ')}\n`);
      tellFindings(workspace, findings, files, terminal);
      if (findings.come.length + findings.gone.length === 0) terminal.out('No finding comes or goes.\n');
      terminal.out(printTouched('The set', reach, terminal.colors));
    }
    if (wrong.length > 0) terminal.note(`\nIt cannot be applied as it is:\n${wrong.join('\n')}`);
    else if (!applied && edits.length > 0)
      terminal.out(`\nApply ${counted(edits.length, 'edit')}: livery change apply ${name}`);
  }
  return wrong.length > 0 ? exitCodes.failed : exitCodes.ok;
}
