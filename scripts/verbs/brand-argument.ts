import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import { isObject, readJsonFile } from '@liveryjs/compiler/manifest';
import { readGroups } from '@liveryjs/workspace/groups/groups';
import { listBrands, openRepository, type Workspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { rootOf } from '@liveryjs/workspace/open/open-workspace';
import type { Command } from 'commander';
import { packagesProblem } from '#scripts/setup/folder-problem.mjs';
import { type Folders, namesOf } from './folders.ts';
import { exitCodes } from './verb.ts';

/** Opens the workspace of a command line, or ends the command when there is none. */
export async function workspaceOf(
  command: Command,
  folders: Folders,
  open: (folders: Folders) => Promise<Workspace> = openRepository,
): Promise<Workspace> {
  // No package would be found, which other sentences would explain wrongly.
  const root = rootOf(folders);
  const fault = packagesProblem(root) ?? packageFileProblem(root);
  if (fault !== undefined) command.error(`error: ${fault}`, { exitCode: exitCodes.usage });
  expectFolders(command, folders);
  const workspace = await open(folders);
  if (Object.keys(workspace.schemas.brand).length === 0)
    command.error(`error: @liveryjs/schemas is not installed in ${folders.root}. Run: npm install`, {
      exitCode: exitCodes.usage,
    });
  const problem = brandsFolderProblem(workspace);
  if (problem !== undefined) command.error(`error: ${problem}`, { exitCode: exitCodes.usage });
  return workspace;
}

/** Ends the command where it names a folder of widgets or adapters that is none: all that is in it would seem to be missing. */
function expectFolders(command: Command, { widgetFolders, adapterFolders }: Folders): void {
  // The first folder of widgets is the repository's own, which need not be there.
  const named = { widgets: widgetFolders.slice(1), adapters: adapterFolders };
  for (const [option, folders] of Object.entries(named))
    for (const folder of folders)
      if (namesOf(folder).code !== undefined)
        command.error(
          `error: there is no folder ${folder} that could be read. Name one with ${option} in it: --${option} <folder>`,
          { exitCode: exitCodes.usage },
        );
}

/** The fault of a repository's package.json, as a sentence: Node would find none of the packages, or wait for ever for a pipe. */
function packageFileProblem(root: string): string | undefined {
  const file = 'package.json';
  const files = nodeFiles(root);
  if (!files.list('').includes(file)) return undefined;
  const { value, issues } = readJsonFile(files, file, '');
  const fault = issues.find(({ severity }) => severity === 'error');
  if (fault) return `${join(root, file)}:${fault.line}:${fault.column} ${fault.message} ${fault.hint}`;
  return isObject(value)
    ? undefined
    : `${join(root, file)} is no object, so no package is found. Write { and } around it.`;
}

/**
 * Says in a sentence why the folder of the brands cannot be listed, and what to do. Undefined where it can: whoever took
 * another one for empty would find all in order, and call every brand that visitors have one without a manifest.
 */
export function brandsFolderProblem({
  root,
  brandsFolder,
}: Pick<Workspace, 'root' | 'brandsFolder'>): string | undefined {
  const folder = resolve(root, brandsFolder);
  const other = 'or name the folder of the brands with --brands.';
  const { code } = namesOf(folder);
  if (code === undefined) return undefined;
  if (code === 'ENOENT' && isLink(folder))
    return `${folder} is a link to ${readlinkSync(folder)}, which is not there. Mend the link, ${other}`;
  // A file further up leaves no folder here.
  if (code === 'ENOENT' || (code === 'ENOTDIR' && !existsSync(folder)))
    return `there is no folder ${folder}. ${whereBrandsAre(folder) ?? 'Start the command where your brands are, or name their folder with --brands.'}`;
  if (code === 'ENOTDIR')
    return `${folder} is no folder, so there are no brands in it. Move it away, ${other}`;
  if (code === 'ELOOP') return `the links of ${folder} lead in a circle. Mend them, ${other}`;
  if (code === 'EACCES' || code === 'EPERM')
    return `${folder} may not be read by this user, so its brands are not seen. Give this user the right to, ${other}`;
  return `${folder} cannot be read (${code}). Look after the disk, ${other}`;
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** Ends the command where the folder of the brands holds none: nothing would be looked at, and nothing found. */
export function expectAnyBrand(command: Command, workspace: Workspace): void {
  if (listBrands(workspace).length > 0) return;
  const folder = resolve(workspace.root, workspace.brandsFolder);
  const hint =
    whereBrandsAre(folder) ?? 'A brand is a folder with a brand.json in it. Make one with: livery new <id>';
  command.error(`error: there is no brand in ${folder}. ${hint}`, { exitCode: exitCodes.usage });
}

/** The folder to name in place of one that holds no brand, where brands are near it. */
function whereBrandsAre(folder: string): string | undefined {
  const holdsBrands = (other: string) =>
    namesOf(other).names.some((name) => existsSync(join(other, name, 'brand.json')));
  if (existsSync(join(folder, 'brand.json')))
    return `It is a brand itself: name the folder around it, --brands ${dirname(folder)}`;
  const near = [join(folder, 'brands'), dirname(folder)].find(holdsBrands);
  return near === undefined ? undefined : `Did you mean --brands ${near}?`;
}

/**
 * The brands that a command line names: ids as they are, and of `@asia` the brands of the group asia. Each comes once.
 * Ends the command where a name is of no brand or no group, and where a group holds no brand.
 */
export function brandsNamed(
  command: Command,
  workspace: Workspace,
  names: readonly string[],
  knownBrands: readonly string[] = listBrands(workspace),
): string[] {
  const ids = withoutGroups(command, names, () => workspace);
  expectBrands(command, workspace, ids, knownBrands);
  return ids;
}

/**
 * The same for brands that need no manifest.
 * @param open opens the workspace, which is needed only where a group is named
 */
export function withoutGroups(command: Command, names: readonly string[], open: () => Workspace): string[] {
  if (!names.some(isGroup)) return [...new Set(names)];
  const groups = readGroups(open());
  const end = (why: string): never => command.error(`error: ${why}`, { exitCode: exitCodes.usage });
  return [
    ...new Set(
      names.flatMap((name) => {
        if (!isGroup(name)) return name;
        const group = name.slice(1);
        // A group of which a brand is misspelt would leave it out, and nobody would notice.
        const fault = groups.issues.find(({ severity }) => severity === 'error');
        if (fault) return end(`${fault.file}:${fault.line}:${fault.column} ${fault.message} ${fault.hint}`);
        if (!groups.names.includes(group)) {
          const like = nearest(
            name,
            groups.names.map((other) => `@${other}`),
          );
          const hint =
            groups.names.length === 0
              ? 'Groups stand in groups.json, in the folder of the brands.'
              : didYouMean(
                  like,
                  groups.names.map((other) => `@${other}`),
                );
          return end(`there is no group "${name}". ${hint}`);
        }
        const brands = groups.brandsOf(group);
        return brands.length > 0 ? brands : end(`no brand is in the group "${name}". See: livery check`);
      }),
    ),
  ];
}

/** Tells whether a name of a command line is that of a group. */
export function isGroup(name: string): boolean {
  return name.startsWith('@');
}

/** Ends the command when a name is no brand's. @param knownBrands ids that may be named */
export function expectBrands(
  command: Command,
  workspace: Workspace,
  ids: readonly string[],
  knownBrands: readonly string[] = listBrands(workspace),
): void {
  const unknown = ids.find((id) => !knownBrands.includes(id));
  if (unknown === undefined) return;
  if (isGroup(unknown))
    command.error(`error: "${unknown}" is a group, and this takes one brand. Name the brand.`, {
      exitCode: exitCodes.usage,
    });
  const folder = resolve(workspace.root, workspace.brandsFolder);
  // A path, as a shell completes it, or several in one, as other commands take them.
  const named = unknown.split(/[/\\,;\s]+/).filter((part) => knownBrands.includes(part));
  const hint =
    named.length > 0 ? `Write ${named.join(' ')}.` : didYouMean(nearest(unknown, knownBrands), knownBrands);
  command.error(`error: there is no brand "${unknown}" in ${folder}. ${hint}`, { exitCode: exitCodes.usage });
}
