import { relative, resolve, sep } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Command } from 'commander';
import { type CheckResult, checkBrands } from '#scripts/check/check-brands.ts';
import type { BrandFindings } from '#scripts/check/check-one.ts';
import { countIssues } from '#scripts/check/counts.ts';
import { githubReport } from '#scripts/check/formats/github.ts';
import { jsonReport } from '#scripts/check/formats/json.ts';
import { prettyReport } from '#scripts/check/formats/pretty.ts';
import { sarifReport } from '#scripts/check/formats/sarif.ts';
import { createProgress } from '#scripts/progress.ts';
import type { Shard } from '#scripts/shards/take-shard.ts';
import type { Terminal } from '#scripts/terminal.ts';
import {
  CHECKS_FOLDER,
  jurisdictionsBeside,
  keepRepository,
  listBrands,
  openWorkspace,
  type Workspace,
  type WorkspaceFolders,
} from '#scripts/workspace/index.ts';
import { brandsNamed, expectAnyBrand, workspaceOf } from './brand-argument.ts';
import type { Folders } from './folders.ts';
import { exitCodes } from './verb.ts';

/** What a command line of `livery check` says. */
export interface CheckOptions {
  readonly format: 'pretty' | 'json' | 'sarif' | 'github';
  readonly watch?: true;
  readonly maxWarnings?: number;
  readonly shard?: Shard;
  readonly fix?: true;
  readonly unused?: true;
  readonly all?: true;
  readonly at?: string;
}

/** What a check runs with. */
interface CheckRun {
  readonly command: Command;
  readonly folders: Folders & Pick<WorkspaceFolders, 'at'>;
  /** Threads that were started for it. */
  readonly threads: readonly Worker[];
  readonly terminal: Terminal;
  readonly finish: (code: number) => void;
}

/** Checks the brands and groups of that name, or all brands; goes on while it is to watch. */
export async function runCheck(
  names: readonly string[],
  options: CheckOptions,
  { command, folders, threads, terminal, finish }: CheckRun,
): Promise<void> {
  const repository = options.watch && (await keepRepository(folders));
  const open = () => workspaceOf(command, folders, repository && (async () => repository.workspace()));
  let workspace = await open();
  expectAnyBrand(command, workspace);
  const ids = brandsNamed(command, workspace, names);
  if (options.unused && !options.fix)
    command.error('error: --unused goes with --fix.', { exitCode: exitCodes.usage });
  if (options.all && ids.length > 0)
    command.error('error: name brands or give --all, not both.', { exitCode: exitCodes.usage });
  if (options.shard && (options.fix || options.watch))
    command.error('error: --shard goes neither with --fix nor with --watch.', {
      exitCode: exitCodes.usage,
    });
  if (options.fix && (await fix(workspace, ids, options, terminal))) {
    await repository?.refresh([workspace.brandsFolder]);
    workspace = await open();
  }
  const known = new Map<string, BrandFindings>();
  finish(await check(workspace, ids, options, terminal, known, threads));
  if (!repository) return;
  const { watchFolders } = await import('#scripts/check/watch-folders.ts');
  const { keepSchemas } = await import('#scripts/types/editor/keep-schemas.ts');
  await keepSchemas(workspace);
  const { brandsFolder, widgetFolders, adapterFolders } = folders;
  const watched = [
    'schemas',
    CHECKS_FOLDER,
    jurisdictionsBeside(brandsFolder),
    brandsFolder,
    ...widgetFolders,
    ...adapterFolders,
  ];
  await watchFolders(
    watched.map((folder) => resolve(folders.root, folder)),
    async (paths) => {
      const { isSame, concerns } = await repository.refresh(
        paths.map((path) => relative(folders.root, path).split(sep).join('/')),
      );
      if (isSame) return;
      terminal.note('\nSomething changed; checking again.\n');
      for (const [id, { from }] of known) if (concerns(from)) known.delete(id);
      const changed = await open();
      const again = listBrands(changed).filter((id) => !known.has(id));
      finish(await check(changed, ids, options, terminal, known));
      await keepSchemas(changed, { ids: again });
    },
    terminal.signal,
  );
  finish(exitCodes.ok);
}

/** Writes what can be put right, and shows it. @returns whether anything was written */
async function fix(
  workspace: Workspace,
  ids: readonly string[],
  { unused, format }: CheckOptions,
  { out, note, colors }: Terminal,
): Promise<boolean> {
  const { fixBrands } = await import('#scripts/check/fix/fix-brands.ts');
  const { changedLines } = await import('#scripts/check/fix/splice.ts');
  const { saveFiles, saveMove } = await import('#scripts/edits/save-files.ts');
  const { renamesFor } = await import('#scripts/check/fix/renames.ts');
  const { folders = { root: workspace.root } } = workspace;
  const brands = ids.length === 0 ? {} : { brands: ids };
  const renames = renamesFor(workspace, (await checkBrands(workspace, brands)).issues);
  // Each can be taken back by itself.
  for (const move of renames) saveMove(workspace, `livery check --fix (${move.from})`, [], move);
  const named = renames.length === 0 ? workspace : openWorkspace(folders);
  const fixed = await fixBrands(named, {
    ...brands,
    unused: unused === true,
    open: (files) => openWorkspace({ ...folders, files }),
  });
  // What another program reads holds findings and nothing else.
  const tell = format === 'pretty' ? out : note;
  saveFiles(workspace, 'livery check --fix', fixed);
  for (const { from, to } of renames) tell(`${from} is ${to} now.\n`);
  for (const { path, before, after } of fixed) {
    const lines = changedLines(before, after).map((line) =>
      line.startsWith('-') ? colors.red(line) : colors.green(line),
    );
    tell([colors.bold(path), ...lines, ''].join('\n'));
  }
  return fixed.length + renames.length > 0;
}

async function check(
  workspace: Workspace,
  ids: readonly string[],
  { format, shard, maxWarnings = Number.POSITIVE_INFINITY }: CheckOptions,
  terminal: Terminal,
  known: Map<string, BrandFindings>,
  threads: readonly Worker[] = [],
): Promise<number> {
  const all = listBrands(workspace);
  const brands = ids.length === 0 ? all : ids.filter((id) => all.includes(id));
  const progress = createProgress(terminal);
  const result = await checkBrands(workspace, {
    brands,
    shard,
    known,
    threads,
    onBrand: (id, done, total) => progress.step(`Checking ${id} (${done + 1} of ${total})`),
    signal: terminal.signal,
  });
  progress.end();
  const text = report(format, result, workspace, terminal);
  if (text !== '') terminal.out(text);
  const { errors, warnings } = countIssues(result.issues);
  return errors > 0 || warnings > maxWarnings ? exitCodes.failed : exitCodes.ok;
}

function report(
  format: CheckOptions['format'],
  result: CheckResult,
  { files }: Workspace,
  terminal: Terminal,
): string {
  switch (format) {
    case 'json':
      return jsonReport(result);
    case 'sarif':
      return sarifReport(result.issues);
    case 'github':
      return githubReport(result.issues);
    case 'pretty':
      return prettyReport(result, files, terminal.colors);
  }
}
