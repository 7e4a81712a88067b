import type { Issue } from '@liveryjs/engine/issues';
import type { JsonValue } from '@liveryjs/engine/manifest';
import type { Command } from 'commander';
import { checkBrands } from '#scripts/check/check-brands.ts';
import { counted, countIssues } from '#scripts/check/counts.ts';
import { changedLines } from '#scripts/check/fix/splice.ts';
import { prettyIssues } from '#scripts/check/formats/pretty.ts';
import { applyEdits } from '#scripts/edits/apply-edits.ts';
import type { BrandEdit } from '#scripts/edits/edit.ts';
import { type FileChange, saveFiles, undoLast } from '#scripts/edits/save-files.ts';
import type { Terminal } from '#scripts/terminal.ts';
import { listBrands, openWorkspace, type Workspace } from '#scripts/workspace/index.ts';
import { withFiles } from '#scripts/workspace/with-files.ts';
import { brandsNamed, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options {
  readonly language?: string;
  readonly mode?: string;
  readonly dryRun?: true;
  readonly force?: true;
  readonly undo?: true;
}

/** The number of lines of a file's difference that are shown, and of findings. */
const MOST = 40;

export const editVerb: Verb = (program, terminal, finish) => {
  program
    .command('edit')
    .description(
      'Change one thing in any number of brands: a setting, a token or a text. All files are written, or none, and no byte beside what changes.',
    )
    .argument('[brands]', 'ids of brands and groups, with commas between them: lotus,@asia')
    .argument('[what]', 'set, or reset: take out what the brands say themselves')
    .argument('[place]', 'as livery explain names it: a path of the manifest, a token, the key of a message')
    .argument('[value]', 'as JSON has it; what is no JSON is a text')
    .option('--language <code>', 'language of a message')
    .option('--mode <mode>', 'only for this mode, of a token')
    .option('--dry-run', 'show sentences, files, and which findings come and go; write nothing')
    .option('--force', 'write it even where it causes errors')
    .option(
      '--undo',
      'take the last change back: of this command, of check --fix, of an import, of rename or of remove',
    )
    .addHelpText(
      'after',
      examples(
        'livery edit @asia set /theme/defaultMode light --dry-run',
        "livery edit lotus,jade set 'routes[home].main[hot].props.pageSize' 12",
        'livery edit @asia set nav.home "Start" --language EN',
        "livery edit lotus set color.brand.500 '#6142bf' --mode dark",
        'livery edit lotus reset /theme/defaultMode',
        'livery edit --undo',
      ),
    )
    .action(
      async (
        names: string | undefined,
        op: string | undefined,
        at: string | undefined,
        value: string | undefined,
        options: Options,
        command: Command,
      ) => {
        const refuse = (sentence: string): never =>
          command.error(`error: ${sentence}`, { exitCode: exitCodes.usage });
        const workspace = await workspaceOf(command, foldersOf(command));
        if (options.undo) {
          if (names !== undefined) refuse('--undo takes the last change back: name no brand beside it.');
          return finish(undo(workspace, terminal));
        }
        if (names === undefined || op === undefined || at === undefined)
          return refuse(
            'say which brands, set or reset, and a place, such as: livery edit @asia set /theme/defaultMode light',
          );
        if (op !== 'set' && op !== 'reset')
          return refuse(`expected set or reset, got ${JSON.stringify(op)}.`);
        if ((op === 'set') !== (value !== undefined))
          return refuse(
            op === 'set' ? `say what ${at} is to be.` : 'reset takes no value: the brand inherits it again.',
          );
        const brands = brandsNamed(
          command,
          workspace,
          names.split(',').filter((name) => name !== ''),
        );
        const { language, mode } = options;
        const edits = brands.map((brand): BrandEdit => {
          const place = { brand, at, language, mode };
          return op === 'set'
            ? { op, ...place, value: language === undefined ? valueIn(value ?? '') : (value ?? '') }
            : { op, ...place };
        });
        const { sentences, wrong, files } = applyEdits(workspace, edits);
        if (wrong.length > 0) refuse(wrong.join('\n'));
        const { come, gone } = files.length === 0 ? NOTHING : await findings(workspace, brands, files);
        const { errors } = countIssues(come);
        const isHeld = errors > 0 && options.force !== true;
        const isWritten = files.length > 0 && options.dryRun !== true && !isHeld;
        // Before anything is told: a reader that leaves early, such as head, ends the command.
        if (isWritten) saveFiles(workspace, `livery edit ${names} ${op} ${at}`, files);
        for (const sentence of sentences) terminal.out(sentence);
        if (files.length === 0) return finish(exitCodes.ok);
        show(files, terminal);
        tell('Comes', come, withFiles(workspace.files, files), terminal);
        tell('Goes', gone, withFiles(workspace.files, asBefore(files)), terminal);
        if (isWritten)
          terminal.out(`Written: ${counted(files.length, 'file')}. To take it back: livery edit --undo`);
        else if (isHeld)
          terminal.note(
            `Nothing ${options.dryRun ? 'would be' : 'was'} written, because ${counted(errors, 'error')} would come of it. With --force it is.`,
          );
        else terminal.out(`${counted(files.length, 'file')} would be written.`);
        finish(isHeld ? exitCodes.failed : exitCodes.ok);
      },
    );
};

const NOTHING = { come: [], gone: [] };

function undo(workspace: Workspace, terminal: Terminal): number {
  const undone = undoLast(workspace);
  if (undone === undefined) {
    terminal.note('There is no change to take back.');
    return exitCodes.failed;
  }
  show(undone.files, terminal);
  const files = undone.files.length === 0 ? '' : ` (${counted(undone.files.length, 'file')})`;
  terminal.out(`Taken back: ${undone.what}${files}.`);
  return exitCodes.ok;
}

/** The files as they were, by whatever they are now. */
function asBefore(files: readonly FileChange[]): { path: string; after: string }[] {
  return files.flatMap(({ path, before }) => (before === undefined ? [] : [{ path, after: before }]));
}

/** A value of the command line: JSON, else the text as it is. */
function valueIn(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}

function show(files: readonly FileChange[], { out, colors }: Terminal): void {
  for (const { path, before = '', after } of files) {
    const lines = changedLines(before, after);
    const shown = lines
      .slice(0, MOST)
      .map((line) => (line.startsWith('-') ? colors.red(line) : colors.green(line)));
    const more = lines.length - shown.length;
    out(['', colors.bold(path), ...shown, ...(more > 0 ? [`… and ${more} more lines`] : [])].join('\n'));
  }
  out('');
}

function tell(
  verb: string,
  issues: readonly Issue[],
  files: Workspace['files'],
  { out, colors }: Terminal,
): void {
  for (const text of prettyIssues(issues.slice(0, MOST), files, colors)) out(`${verb}: ${text}\n`);
  if (issues.length > MOST) out(`${verb}: ${issues.length - MOST} more findings.\n`);
}

/** The findings that come of a change and that go with it, in the brands and in those that extend them. */
async function findings(workspace: Workspace, changed: readonly string[], files: readonly FileChange[]) {
  const touched = listBrands(workspace).filter((id) =>
    workspace.resolver.inherit(id).chain.some((link) => changed.includes(link.id)),
  );
  const { folders = { root: workspace.root } } = workspace;
  const after = openWorkspace({ ...folders, files: withFiles(workspace.files, files) });
  const [old, now] = [
    await checkBrands(workspace, { brands: touched }),
    await checkBrands(after, { brands: touched }),
  ];
  const keys = (issues: readonly Issue[]) => new Set(issues.map(keyOf));
  const [before, later] = [keys(old.issues), keys(now.issues)];
  return {
    come: now.issues.filter((issue) => !before.has(keyOf(issue))),
    gone: old.issues.filter((issue) => !later.has(keyOf(issue))),
  };
}

/** The identity of a finding: its line may be another one. */
function keyOf({ code, file, pointer, message }: Issue): string {
  return JSON.stringify([code, file, pointer, message]);
}
