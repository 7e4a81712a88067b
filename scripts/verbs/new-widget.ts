import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { packageFolder } from '@liveryjs/workspace/open/packages';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { replaceFile, writeFolder } from '@liveryjs/workspace/write-file';
import type { Command } from 'commander';
import { widgetFiles, widgetNames } from '#scripts/new/widget-files.ts';
import { workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { exitCodes } from './verb.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Makes a widget's folder, with the types of its settings, and says what comes next.
 *
 * @param path name of the widget, with the group that it is to stand in before it, if any
 * @returns the command's exit code
 */
export async function newWidget(path: string, command: Command, terminal: Terminal): Promise<number> {
  const folders = foldersOf(command);
  const workspace = await workspaceOf(command, folders);
  const refuse = (sentence: string) => command.error(`error: ${sentence}`, { exitCode: exitCodes.usage });
  const [name = '', group, ...more] = path.split('/').reverse();
  if (
    [name, group ?? 'none'].some((candidate) => !NAME.test(candidate) || candidate.length > 64) ||
    more.length > 0
  )
    refuse(
      `The name of a widget has small letters, digits and single "-", starts with a letter, and has 64 signs at most: it becomes a folder. The same is so for the one group that may stand before it: games/petals. "${path}" is another.`,
    );
  const other = workspace.widgets.find((widget) => widget.name === name);
  if (other !== undefined) refuse(`${other.file} is a widget of that name. Choose another name.`);
  const { root } = folders;
  const folder = join(folders.widgetFolders[0] ?? 'widgets', group ?? '', name);
  if (existsSync(resolve(root, folder)))
    refuse(`${resolve(root, folder)} is there already. Choose another name.`);
  const names = widgetNames(name);
  const schema = relative(folder, 'schemas/generated/widget.schema.json').split(sep).join('/');
  const has = (packageName: string) => packageFolder(packageName, root) !== undefined;
  const texts = widgetFiles(names, schema, {
    group: group ?? 'own',
    story: has('@liveryjs/stories'),
    test: has('vitest') && has('@testing-library/react'),
  });
  writeFolder(resolve(root, folder), texts);

  const { generateTypes } = await import('@liveryjs/workspace/types/generate-types');
  const made = await workspaceOf(command, folders);
  const types = await generateTypes(made);
  // Types that are generated for other folders may wait for the command that writes all of them.
  for (const [path, text] of types)
    if (dirname(path) === posixOf(folder)) replaceFile(resolve(root, path), text);
  terminal.out(
    [
      `Made ${name}:`,
      ...[...texts.keys(), `${name}.props.ts`].map((file) => `  ${posixOf(folder)}/${file}`),
      '',
      'Next:',
      `  "${names.words}.title": "…"     in messages/<CODE>.json of the brands that place it`,
      `  { "id": "${name}", "widget": "${name}" }     among the placements of a page`,
      '  livery types     now, for editors, and after a change of widget.json',
    ].join('\n'),
  );
  return exitCodes.ok;
}

function posixOf(path: string): string {
  return path.split(sep).join('/');
}
