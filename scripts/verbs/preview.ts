import { join, resolve } from 'node:path';
import { brandTimes } from '@liveryjs/workspace/explain/person';
import { loadBrand } from '@liveryjs/workspace/open';
import { shellWord } from '@liveryjs/workspace/shell-word';
import { utcMinute } from '@liveryjs/workspace/utc';
import type { Command } from 'commander';
import { isS3 } from '#scripts/releases/open-target.ts';
import { brandsNamed, workspaceOf } from './brand-argument.ts';
import { buildForRelease } from './build-and-tell.ts';
import { cacheOf, cacheOption } from './cache-option.ts';
import { foldersOf } from './folders.ts';
import { port, wholeNumber } from './numbers.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options {
  readonly to: string;
  readonly out?: string;
  readonly cache?: string;
  readonly hours: number;
  readonly port: number;
}

export const previewVerb: Verb = (program, terminal, finish) => {
  program
    .command('preview')
    .description(
      'Build a brand and show it under an address of its own for some time; visitors notice nothing.',
    )
    .argument('<brand>', 'id of the brand, or @ and the name of a group')
    .requiredOption('--to <folder>', 'the folder of the releases, which livery serve --out <folder> serves')
    .option('--out <folder>', 'where the bundle is built (default: dist)')
    .option(...cacheOption)
    .option('--hours <n>', 'how long the preview can be opened', wholeNumber, 72)
    .option('--port <n>', 'the port that livery serve has', port, 4173)
    .addHelpText(
      'after',
      examples('livery preview aurora --to /srv/portals', 'livery serve --out /srv/portals'),
    )
    .action(async (named: string, { to, out, cache, hours, port: serverPort }: Options, command: Command) => {
      if (isS3(to))
        command.error(
          'error: --to of a preview is a folder: livery serve shows previews, and serves folders.',
          { exitCode: exitCodes.usage },
        );
      const workspace = await workspaceOf(command, foldersOf(command));
      const ids = brandsNamed(command, workspace, [named]);
      const outDir = out === undefined ? join(workspace.root, 'dist') : resolve(out);
      const { brands } = await buildForRelease(workspace, outDir, ids, terminal, {
        cacheDir: cacheOf(cache),
      });
      const { publishPreview } = await import('#scripts/releases/publish.ts');
      const { folderTarget } = await import('#scripts/releases/folder-target.ts');
      const until = new Date(Date.now() + hours * HOUR_MS);
      for (const brand of brands) {
        const { timeZone } = brandTimes(loadBrand(workspace, brand));
        const release = await publishPreview(
          folderTarget(resolve(to)),
          join(outDir, brand),
          until,
          new Date(),
          timeZone,
        );
        const { id, previewUntil } = release;
        if (previewUntil === undefined)
          terminal.out(
            `${brand}: this is release ${id}, which was published already: livery releases ${brand} --to ${shellWord(to)}`,
          );
        else
          terminal.out(
            `${brand}: http://${id}--${brand.toLowerCase()}.localhost:${serverPort}/ until ${utcMinute(previewUntil)}, while livery serve --out ${shellWord(to)} runs.`,
          );
      }
      finish(brands.length < ids.length ? exitCodes.failed : exitCodes.ok);
    });
};

const HOUR_MS = 60 * 60 * 1000;
