import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { didYouMean, nearest } from '@liveryjs/engine/issues';
import type { Command } from 'commander';
import { readGroups } from '#scripts/groups/groups.ts';
import { listBrands, openRepository, type Workspace } from '#scripts/workspace/index.ts';
import type { Folders } from './folders.ts';
import { exitCodes } from './verb.ts';

/** Opens the workspace of a command line, or ends the command when there is none. */
export async function workspaceOf(
  command: Command,
  folders: Folders,
  open: (folders: Folders) => Promise<Workspace> = openRepository,
): Promise<Workspace> {
  const workspace = await open(folders);
  if (Object.keys(workspace.schemas.brand).length === 0)
    command.error(`error: @liveryjs/schemas is not installed in ${folders.root}. Run: npm install`, {
      exitCode: exitCodes.usage,
    });
  const folder = resolve(workspace.root, workspace.brandsFolder);
  const hint = 'Start the command where your brands are, or name their folder with --brands.';
  if (!existsSync(folder))
    command.error(`error: there is no folder ${folder}. ${whereBrandsAre(folder) ?? hint}`, {
      exitCode: exitCodes.usage,
    });
  return workspace;
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
    existsSync(other) && readdirSync(other).some((name) => existsSync(join(other, name, 'brand.json')));
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
  known: readonly string[] = listBrands(workspace),
): string[] {
  const ids = withoutGroups(command, names, () => workspace);
  expectBrands(command, workspace, ids, known);
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

/** Ends the command when a name is no brand's. @param known ids that may be named */
export function expectBrands(
  command: Command,
  workspace: Workspace,
  ids: readonly string[],
  known: readonly string[] = listBrands(workspace),
): void {
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown === undefined) return;
  if (isGroup(unknown))
    command.error(`error: "${unknown}" is a group, and this takes one brand. Name the brand.`, {
      exitCode: exitCodes.usage,
    });
  const folder = resolve(workspace.root, workspace.brandsFolder);
  command.error(
    `error: there is no brand "${unknown}" in ${folder}. ${didYouMean(nearest(unknown, known), known)}`,
    { exitCode: exitCodes.usage },
  );
}
