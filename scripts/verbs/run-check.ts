import { relative, resolve, sep } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { type CheckResult, checkBrands } from '@liveryjs/workspace/check/check-brands';
import { countIssues } from '@liveryjs/workspace/check/counts';
import { githubReport } from '@liveryjs/workspace/check/formats/github';
import { jsonReport } from '@liveryjs/workspace/check/formats/json';
import { prettyReport } from '@liveryjs/workspace/check/formats/pretty';
import { sarifReport } from '@liveryjs/workspace/check/formats/sarif';
import { KeptFindings } from '@liveryjs/workspace/check/kept-findings';
import {
  CHECKS_FOLDER,
  jurisdictionsBeside,
  keepRepository,
  listBrands,
  openWorkspace,
  type Workspace,
  type WorkspaceFolders,
} from '@liveryjs/workspace/open';
import { createProgress } from '@liveryjs/workspace/progress';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';
import { check as checkShard } from '#scripts/shards/check.ts';
import type { Shard } from '#scripts/shards/take-shard.ts';
import { brandsNamed, expectAnyBrand, workspaceOf } from './brand-argument.ts';
import type { Folders } from './folders.ts';
import { exitCodes } from './verb.ts';

/** The options of `livery check` on a command line. */
export interface CheckOptions {
  readonly format: 'pretty' | 'json' | 'sarif' | 'github';
  readonly watch?: true;
  readonly maxWarnings?: number;
  readonly shard?: Shard;
  readonly fix?: true;
  readonly unused?: true;
  readonly all?: true;
  readonly at?: string;
  readonly change?: string;
}

/** The input of a check. */
interface CheckRun {
  readonly command: Command;
  readonly folders: Folders & Pick<WorkspaceFolders, 'at' | 'laidOver'>;
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
  const kept = new KeptFindings();
  finish(await check(workspace, ids, options, terminal, kept, threads));
  if (!repository) return;
  const { watchFolders } = await import('@liveryjs/workspace/check/watch-folders');
  const { keepSchemas } = await import('@liveryjs/workspace/types/editor/keep-schemas');
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
      const refreshed = await repository.refresh(
        paths.map((path) => relative(folders.root, path).split(sep).join('/')),
      );
      if (refreshed.isSame) return;
      terminal.note('\nSomething changed; checking again.\n');
      kept.forget(refreshed);
      const changed = await open();
      const again = listBrands(changed).filter((id) => !kept.brands.has(id));
      finish(await check(changed, ids, options, terminal, kept));
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
  const { fixBrands } = await import('@liveryjs/workspace/check/fix/fix-brands');
  const { changedLines } = await import('@liveryjs/workspace/check/fix/splice');
  const { saveFiles, saveMove } = await import('@liveryjs/workspace/edits/save-files');
  const { renamesFor } = await import('@liveryjs/workspace/check/fix/renames');
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
  // Output for another program holds findings and nothing else.
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
  kept: KeptFindings,
  threads: readonly Worker[] = [],
): Promise<number> {
  const all = listBrands(workspace);
  const brands = ids.length === 0 ? all : ids.filter((id) => all.includes(id));
  const progress = createProgress(terminal);
  const result = await checkShard(workspace, {
    brands,
    shard,
    kept,
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
