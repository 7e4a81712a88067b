import { resolve } from 'node:path';
import { isObject, type JsonValue } from '@liveryjs/compiler/manifest';
import { counted } from '@liveryjs/workspace/check/counts';
import { applyEdits } from '@liveryjs/workspace/edits/apply-edits';
import type { BrandEdit, DraftEdit } from '@liveryjs/workspace/edits/edit';
import { countErrors, findingsOf } from '@liveryjs/workspace/edits/findings';
import { paletteEdits } from '@liveryjs/workspace/edits/palette-edits';
import { saveFiles, undoLast } from '@liveryjs/workspace/edits/save-files';
import { listBrands, type Workspace } from '@liveryjs/workspace/open';
import { readOutside } from '@liveryjs/workspace/read-outside';
import { namedAt } from '@liveryjs/workspace/rename/names/named';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';
import { brandsNamed, isGroup, workspaceOf } from './brand-argument.ts';
import { addToSet } from './change-set.ts';
import { foldersOf } from './folders.ts';
import { showFiles, tellFindings } from './show-edits.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options {
  readonly language?: string;
  readonly mode?: string;
  readonly before?: string;
  readonly after?: string;
  readonly dryRun?: true;
  readonly force?: true;
  readonly undo?: true;
  readonly change?: string;
  readonly from?: string;
}

export const editVerb: Verb = (program, terminal, finish) => {
  program
    .command('edit')
    .description(
      'Change one thing in any number of brands: a setting, a token, a text or an item of a list. All files are written, or none, and no byte beside what changes.',
    )
    .argument('[brands]', 'ids of brands and groups, with commas between them: lotus,@asia')
    .argument(
      '[what]',
      'set, reset (take out what the brands say themselves), of an item: add, move, remove, of a name: rename, of a whole file: write, and of all colours: palette',
    )
    .argument(
      '[place]',
      'as livery explain names it: a path of the manifest, a token, the key of a message. Of write a file in the folder of the brand, of palette a colour',
    )
    .argument(
      '[value]',
      'as JSON has it; what is no JSON is a text. Of rename the new name, of write the text',
    )
    // Brands with spaces between them, and a value with some: the action says what to write.
    .allowExcessArguments()
    .option('--language <code>', 'language of a message')
    .option('--mode <mode>', 'only for this mode, of a token')
    .option('--before <id>', 'the item that an item is to stand before')
    .option('--after <id>', 'the item that an item is to stand after')
    .option('--from <file>', 'the file whose text write takes')
    .option('--dry-run', 'show sentences, files, and which findings come and go; write nothing')
    .option('--change <name>', 'add it to this change set, and write nothing of a brand')
    .option('--force', 'write it even where it causes errors')
    .option(
      '--undo',
      'take the last change back: of this command, of check --fix, of an import, of new, of rename, of remove or of change',
    )
    .addHelpText(
      'after',
      examples(
        'livery edit @asia set /theme/defaultMode light --dry-run',
        "livery edit lotus,jade set 'routes[home].main[hot].props.pageSize' 12",
        'livery edit @asia set nav.home "Start" --language EN',
        "livery edit lotus set color.brand.500 '#6142bf' --mode dark",
        "livery edit lotus palette '#c2185b' --dry-run",
        'livery edit lotus reset /theme/defaultMode',
        `livery edit lotus add 'routes[home].main' '{ "id": "news", "widget": "announcements" }' --after hot`,
        "livery edit lotus move 'routes[home].main[news]' --before hot",
        "livery edit lotus remove 'routes[home].main[news]'",
        'livery edit house rename nav.home nav.start --dry-run',
        'livery edit lotus write content/terms.EN.md --from terms.md',
        'livery edit @asia set /theme/defaultMode light --change spring-offer',
        'livery edit --undo',
      ),
    )
    .action(
      async (
        names: string | undefined,
        op: string | undefined,
        placePath: string | undefined,
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
        if (names === undefined || op === undefined || placePath === undefined)
          return refuse(
            'say which brands, what to do, and a place, such as: livery edit @asia set /theme/defaultMode light',
          );
        if (!isOp(op))
          return refuse(
            isGroup(op) || listBrands(workspace).includes(op)
              ? `brands are one word, with commas between them: livery edit ${names},${op} …`
              : `expected set, reset, add, move, remove, rename, write or palette, got ${JSON.stringify(op)}.`,
          );
        if (command.args.length > 4)
          return refuse(
            `put quotation marks around the value: ${JSON.stringify(command.args.slice(3).join(' '))}.`,
          );
        const { from } = options;
        if (from !== undefined && op !== 'write') refuse(`${op} takes no --from: that is for write.`);
        if (
          NEEDS_VALUE.has(op) !== ((value ?? from) !== undefined) ||
          (value !== undefined && from !== undefined)
        )
          return refuse(VALUE_OF[op](placePath));
        const { before, after } = options;
        const spots = [before, after].filter((id) => id !== undefined);
        if (spots.length > (op === 'add' || op === 'move' ? 1 : 0) || (op === 'move' && spots.length === 0))
          return refuse(
            op === 'add' || op === 'move'
              ? 'say with --before or --after, and not with both, which item it is to stand beside.'
              : `${op} takes neither --before nor --after: those are for add and move.`,
          );
        const item = op === 'add' ? valueIn(value ?? '') : {};
        if (!isObject(item))
          return refuse(
            `an item is an object in JSON, such as '{ "id": "news", "widget": "announcements" }', got ${value}`,
          );
        const spot = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
        const brands = brandsNamed(
          command,
          workspace,
          names.split(',').filter((name) => name !== ''),
        );
        const { language, mode } = options;
        if (isWhole(op) && (language !== undefined || mode !== undefined))
          refuse(`${op} takes neither --language nor --mode: ${WHOLE[op]}.`);
        if (op === 'rename' && options.change !== undefined)
          refuse('rename follows a name through all brands, and is written at once: leave --change out.');
        const edits = brands.flatMap((brand): BrandEdit | readonly BrandEdit[] => {
          if (op === 'rename') {
            const named = namedAt(workspace, brand, placePath);
            if ('wrong' in named) return refuse(`${brand}: ${named.wrong}`);
            return { op, brand, what: named.what, from: named.name, to: value ?? '' };
          }
          if (op === 'write') {
            const file = `${workspace.brandsFolder}/${brand}/${placePath}`;
            return { op, file, text: from === undefined ? (value ?? '') : readOutside(resolve(from), from) };
          }
          if (op === 'palette') return paletteEdits(workspace, brand, placePath);
          const place = {
            brand,
            at: placePath,
            ...(language !== undefined && { language }),
            ...(mode !== undefined && { mode }),
          };
          if (op === 'set')
            return { op, ...place, value: language === undefined ? valueIn(value ?? '') : (value ?? '') };
          if (op === 'add') return { op, ...place, value: item, ...spot };
          return op === 'move' ? { op, ...place, ...spot } : { op, ...place };
        });
        if (options.change !== undefined) {
          const inSet = edits.flatMap((edit): DraftEdit[] => (edit.op === 'rename' ? [] : [edit]));
          return finish(await addToSet(command, workspace, options.change, inSet, options, terminal));
        }
        const { sentences, wrong, files } = applyEdits(workspace, edits);
        if (wrong.length > 0) refuse(wrong.join('\n'));
        const findings = await findingsOf(workspace, brands, files);
        const { errors, awaited } = countErrors(findings.come);
        const isHeld = errors > 0 && options.force !== true;
        const isWritten = files.length > 0 && options.dryRun !== true && !isHeld;
        // Before anything is told: a reader that leaves early, such as head, ends the command.
        if (isWritten)
          saveFiles(
            workspace,
            `livery edit ${names} ${op} ${placePath}${op === 'rename' ? ` ${value}` : ''}`,
            files,
          );
        for (const sentence of sentences) terminal.out(sentence);
        if (files.length === 0) return finish(exitCodes.ok);
        showFiles(files, terminal);
        tellFindings(workspace, findings, files, terminal);
        if (isWritten)
          terminal.out(`Written: ${counted(files.length, 'file')}. To take it back: livery edit --undo`);
        else if (isHeld)
          terminal.note(
            `Nothing ${options.dryRun ? 'would be' : 'was'} written, because ${counted(errors, 'error')} would come of it. With --force it is.`,
          );
        else terminal.out(`${counted(files.length, 'file')} would be written.`);
        if (awaited > 0 && !isHeld)
          terminal.note(
            `Until that is there, ${counted(awaited, 'error')} will keep the brand from being built.`,
          );
        finish(isHeld ? exitCodes.failed : exitCodes.ok);
      },
    );
};

/** The sentence for each operation whose value is missing, or is one too many. */
const VALUE_OF = {
  set: (place) => `say what ${place} is to be.`,
  reset: () => 'reset takes no value: the brand inherits it again.',
  add: (place) =>
    `say which item ${place} is to have, such as '{ "id": "news", "widget": "announcements" }'.`,
  move: () => 'move takes no value: say with --before or --after where the item is to stand.',
  rename: (place) => `say what ${place} is to be called.`,
  write: (place) => `say which text ${place} is to have, or with --from which file has it, and not both.`,
  palette: (place) => `palette takes no value beside its colour, ${place}.`,
  remove: () => 'remove takes no value: the place names the item that is left out.',
} satisfies Readonly<Record<string, (place: string) => string>>;

/** The reason why an operation is of all languages and modes. */
const WHOLE = {
  rename: 'a name is the same in all of them',
  write: 'the file says both',
  palette: 'a palette is of all of them',
} as const;

function isWhole(op: string): op is keyof typeof WHOLE {
  return Object.hasOwn(WHOLE, op);
}

/** Operations that take a value. */
const NEEDS_VALUE: ReadonlySet<string> = new Set(['set', 'add', 'rename', 'write']);

function isOp(text: string): text is keyof typeof VALUE_OF {
  return Object.hasOwn(VALUE_OF, text);
}

function undo(workspace: Workspace, terminal: Terminal): number {
  const undone = undoLast(workspace);
  if (undone === undefined) {
    terminal.note('There is no change to take back.');
    return exitCodes.failed;
  }
  showFiles(undone.files, terminal);
  const files = undone.files.length === 0 ? '' : ` (${counted(undone.files.length, 'file')})`;
  terminal.out(`Taken back: ${undone.what}${files}.`);
  return exitCodes.ok;
}

/** A value of the command line: JSON, else the text as it is. */
function valueIn(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}
