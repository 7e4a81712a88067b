import {
  listChangeSets,
  nameProblem,
  pathOfSet,
  readChangeSet,
  textOfSet,
} from '@liveryjs/workspace/changes/change-set';
import { filesWithSet } from '@liveryjs/workspace/changes/lay-over';
import { editLine, setLine, stateOf } from '@liveryjs/workspace/changes/print-set';
import { reachOfFiles } from '@liveryjs/workspace/changes/reach-of-files';
import { counted } from '@liveryjs/workspace/check/counts';
import { draftEdits } from '@liveryjs/workspace/edits/draft-edits';
import { brandsOf } from '@liveryjs/workspace/edits/edit';
import { findingsOf, openWith } from '@liveryjs/workspace/edits/findings';
import { recover, saveFiles } from '@liveryjs/workspace/edits/save-files';
import { printTouched } from '@liveryjs/workspace/reach/print-reach';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';
import { workspaceOf } from './brand-argument.ts';
import { addApply } from './change-apply.ts';
import { addPreview } from './change-preview.ts';
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
      const path = pathOfSet(name);
      const problem = nameProblem(name);
      if (problem !== undefined) refuse(command, problem);
      if (title.trim() === '') refuse(command, 'say with --title what the change is for.');
      if (workspace.files.size(path) !== undefined)
        refuse(command, `${path} is there already. Choose another name, or see: livery change show ${name}`);
      const after = textOfSet({ title: title.trim(), edits: [], from: {} });
      saveFiles(workspace, `livery change new ${name}`, [{ path, before: undefined, after }]);
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
        const rows = sets.map(({ name, set: { title, edits, applied } }) => ({
          name,
          title,
          edits: edits.length,
          brands: brandsOf(workspace, edits),
          ...(applied && { applied: { by: applied.by, at: applied.at } }),
        }));
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

  addPreview(change, open, terminal, finish);
  addApply(change, open, terminal, finish);
};

async function show(
  command: Command,
  workspace: Awaited<ReturnType<typeof workspaceOf>>,
  name: string,
  json: true | undefined,
  terminal: Terminal,
): Promise<number> {
  const named = setNamed(command, workspace, name);
  const laid = filesWithSet(workspace, named);
  const [files, wrong] = 'wrong' in laid ? [[], laid.wrong] : [laid.files, []];
  const { edits } = draftEdits(workspace, named.set.edits);
  const brands = brandsOf(workspace, named.set.edits);
  const findings = await findingsOf(workspace, brands, files);
  const after = await openWith(workspace, files);
  const reached = reachOfFiles(workspace, after, files);
  const { title, applied } = named.set;
  if (json)
    terminal.out(
      JSON.stringify(
        {
          name,
          title,
          ...(applied && { applied: { by: applied.by, at: applied.at } }),
          edits: edits.map(({ edit, sentence, file, pointer }) => ({ ...edit, sentence, file, pointer })),
          wrong,
          files: (applied?.files ?? files).map(({ path }) => path),
          ...findings,
          reach: reached,
        },
        null,
        2,
      ),
    );
  else {
    terminal.out(terminal.colors.bold(setLine(named)));
    for (const [index, { edit, sentence }] of edits.entries())
      terminal.out(`  ${index + 1}. ${applied ? editLine(edit) : sentence}`);
    if (applied) terminal.out(`\nFiles: ${applied.files.map(({ path }) => path).join(', ')}`);
    else if (files.length > 0) {
      terminal.out(`\nFiles: ${files.map(({ path }) => path).join(', ')}\n`);
      tellFindings(workspace, findings, files, terminal);
      if (findings.come.length + findings.gone.length === 0) terminal.out('No finding comes or goes.\n');
      terminal.out(printTouched('The set', reached, terminal.colors));
    }
    if (wrong.length > 0) terminal.note(`\nIt cannot be applied as it is:\n${wrong.join('\n')}`);
    else if (!applied && edits.length > 0)
      terminal.out(`\nApply ${counted(edits.length, 'edit')}: livery change apply ${name}`);
  }
  return wrong.length > 0 ? exitCodes.failed : exitCodes.ok;
}
