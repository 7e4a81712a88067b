import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { counted } from '@liveryjs/workspace/check/counts';
import type { Workspace } from '@liveryjs/workspace/open';
import { codeFolders, nearestFile } from '@liveryjs/workspace/open/packages';
import { showControls, type Terminal } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';
import type { BrandBuild } from '#scripts/bundle/build-brand.ts';
import type { BuildResult } from '#scripts/bundle/build-brands.ts';
import { keepBuild } from '#scripts/bundle/stamp.mjs';
import type { Shard } from '#scripts/shards/take-shard.ts';
import { brandsNamed, expectAnyBrand, workspaceOf } from './brand-argument.ts';
import { buildAndTell } from './build-and-tell.ts';
import { cacheOf, cacheOption } from './cache-option.ts';
import { changeOption, withChange } from './change-option.ts';
import { type Folders, foldersOf } from './folders.ts';
import { shardOf } from './numbers.ts';
import { builtSentence, builtWithoutManifest } from './orphans.ts';
import { builtOutcome, jsonOption, jsonOutcome } from './outcomes.ts';
import { pseudoOption } from './pseudo-option.ts';
import { patienceOption, queueOf, queueOption } from './queue-option.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options {
  readonly all?: true;
  readonly out?: string;
  readonly shard?: Shard;
  readonly queue?: string;
  readonly patience?: number;
  readonly pseudo?: true;
  readonly cache?: string;
  readonly json?: true;
  readonly change?: string;
}

/** Apart from what is published. */
const PSEUDO_OUT = '.livery/pseudo';

export const buildVerb: Verb = (program, terminal, finish, args) => {
  program
    .command('build')
    .description('Build one bundle a brand. A brand with errors is not built; the others are.')
    .argument('[brand...]', 'ids of brands, or @ and the name of a group')
    .option('--all', 'every brand that is not abstract')
    .option('--shard <k/n>', 'only one of n equal parts: other machines build the others', shardOf)
    .option(
      '--out <folder>',
      `where the bundles go (default: dist, with --pseudo ${PSEUDO_OUT}, with --change .livery/changes/<name>)`,
    )
    .option(...pseudoOption)
    .option(...queueOption)
    .option(...patienceOption)
    .option(...cacheOption)
    .option(...changeOption)
    .option(...jsonOption)
    .addHelpText(
      'after',
      examples(
        'livery build aurora',
        'livery build @asia',
        'livery build --all',
        'livery build --all --out /srv/portals',
        'livery build --all --shard 3/10',
        'livery build --all --json',
        'livery build lotus --change spring-offer && livery serve --out .livery/changes/spring-offer',
        'livery build --all --queue redis://localhost',
        `livery build aurora --pseudo && livery serve --out ${PSEUDO_OUT}`,
      ),
    )
    .action(async (names: string[], options: Options, command: Command) => {
      const { all, out, shard, queue: option, patience, pseudo, cache, json } = options;
      const queue = queueOf(command, option);
      if (shard && queue)
        command.error(
          'error: give --shard or a queue (--queue, LIVERY_QUEUE), not both: each shares out the brands.',
          {
            exitCode: exitCodes.usage,
          },
        );
      if (pseudo && queue)
        command.error(
          'error: give --pseudo or a queue (--queue, LIVERY_QUEUE), not both: workers build what visitors get.',
          { exitCode: exitCodes.usage },
        );
      if (options.change !== undefined && queue)
        command.error(
          'error: give --change or a queue (--queue, LIVERY_QUEUE), not both: workers read the files as they are.',
          { exitCode: exitCodes.usage },
        );
      const folders = await withChange(command, foldersOf(command), options.change);
      const { root } = folders;
      const workspace = await workspaceOf(command, folders);
      if (all && names.length > 0)
        command.error('error: name brands or give --all, not both.', { exitCode: exitCodes.usage });
      if (!all && names.length === 0)
        command.error('error: name the brands to build, or give --all.', { exitCode: exitCodes.usage });
      if (all) expectAnyBrand(command, workspace);
      const ids = brandsNamed(command, workspace, names);
      const usual =
        options.change === undefined
          ? pseudo && resolve(root, PSEUDO_OUT)
          : resolve(root, '.livery/changes', options.change);
      const outDir = out === undefined ? usual : resolve(out);
      const others = { shard, queue, patience, pseudo, cacheDir: cacheOf(cache), json };
      const result = await buildAndTell(workspace, outDir, all ? undefined : ids, terminal, others);
      const dist = outDir ?? resolve(root, 'dist');
      const left = all ? builtWithoutManifest(workspace, dist) : [];
      const text = (done: BuildResult) =>
        json
          ? jsonOutcome(done.ok, done.brands.map(builtOutcome), { built: left })
          : summary(done, root, terminal);
      terminal.out(text(result));
      if (!json) for (const id of left) terminal.note(builtSentence(id, dist));
      const isAllInOrder = result.ok && result.brands.every(({ issues }) => issues.length === 0);
      if (!queue && isAllInOrder && left.length === 0) {
        const bundles = result.brands.map(({ folder }) => folder);
        keepBuild(args, readBy(folders, workspace), bundles, showControls(text(unchanged(result))));
      }
      finish(result.ok ? exitCodes.ok : exitCodes.failed);
    });
};

/** All that a build reads. */
function readBy({ root, brandsFolder, widgetFolders }: Folders, workspace: Workspace): string[] {
  const { adapters, installed } = workspace;
  const adapterFolders = new Set(Object.values(adapters).map(dirname));
  const liveryFolder = resolve(import.meta.dirname, '..');
  const locks = [root, liveryFolder].flatMap((folder) => nearestFile(folder, ['package-lock.json']) ?? []);
  const places = ['schemas', 'changes', brandsFolder, ...widgetFolders, ...adapterFolders, ...installed].map(
    (path) => resolve(root, path),
  );
  return [
    ...codeFolders(workspace).all,
    liveryFolder,
    ...locks,
    ...places.filter((path) => existsSync(path)),
  ];
}

function unchanged({ brands, ...rest }: BuildResult): BuildResult {
  // Without the reports, which are read when they are asked for.
  const again = ({ id, folder, issues, firstScript }: BrandBuild): BrandBuild => ({
    id,
    folder,
    issues,
    firstScript,
    state: 'unchanged',
    milliseconds: 0,
  });
  return { ...rest, brands: brands.map(again) };
}

function summary({ brands }: BuildResult, root: string, { colors }: Terminal): string {
  const width = Math.max(0, ...brands.map(({ id }) => id.length));
  const paint = { built: colors.green, cached: colors.green, unchanged: colors.dim, failed: colors.red };
  const rows = brands.map((build) =>
    `  ${build.id.padEnd(width)}  ${paint[build.state](build.state.padEnd(9))}  ${details(build, root)}`.trimEnd(),
  );
  const failed = brands.filter(({ state }) => state === 'failed').length;
  const sum = `${counted(brands.length, 'brand')}, ${failed === 0 ? 'all in order' : `${failed} failed`}.`;
  return [...rows, sum].join('\n');
}

function details({ state, folder, firstScript, milliseconds }: BrandBuild, root: string): string {
  if (state === 'failed') return '';
  const size = firstScript === undefined ? '' : `, / needs ${(firstScript / 1024).toFixed(1)} KiB of script`;
  const place = relative(root, resolve(folder));
  const time = state === 'built' ? ` (${(milliseconds / 1000).toFixed(1)} s)` : '';
  return `${place.startsWith('..') ? folder : place}${size}${time}`;
}
