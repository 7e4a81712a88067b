import { Failure } from '@liveryjs/workspace/failure';
import { parseBrandId } from '@liveryjs/workspace/names';
import { shellWord } from '@liveryjs/workspace/shell-word';
import { utcMinute } from '@liveryjs/workspace/utc';
import type { Command } from 'commander';
import type { Release } from '#scripts/releases/release.ts';
import { withoutGroups } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { liveSentence, liveWithoutManifest } from './orphans.ts';
import { type BrandOutcome, jsonOption, jsonOutcome } from './outcomes.ts';
import { placeOption } from './release-options.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

export const releasesVerb: Verb = (program, terminal, finish) => {
  program
    .command('releases')
    .description('List what was published of brands, the latest first, and which release visitors have.')
    .argument('[brand...]', 'ids of brands, or @ and the name of a group (default: all that were published)')
    .requiredOption(...placeOption)
    .option(...jsonOption)
    .addHelpText(
      'after',
      examples('livery releases aurora --to /srv/portals', 'livery releases --to /srv/portals --json'),
    )
    .action(async (names: string[], { to, json }: { to: string; json?: true }, command: Command) => {
      const { openWorkspace } = await import('@liveryjs/workspace/open');
      const ids = withoutGroups(command, names, () => openWorkspace(foldersOf(command)));
      const other = ids.find((id) => parseBrandId(id) === undefined);
      if (other !== undefined) throw new Failure(`"${other}" is not the id of a brand.`);
      const { openTarget } = await import('#scripts/releases/open-target.ts');
      const target = await openTarget(to);
      const brands = ids.length > 0 ? ids : await target.brands();
      const all = await Promise.all(
        brands
          .filter((brand) => parseBrandId(brand) !== undefined)
          .map(async (brand) => ({
            brand,
            current: await target.current(brand),
            releases: await target.list(brand),
            damaged: await target.damaged(brand),
          })),
      );
      const published = all.filter(({ releases, damaged }) => releases.length + damaged.length > 0);
      const missing = ids.find((id) => !published.some(({ brand }) => brand === id));
      if (missing !== undefined)
        throw new Failure(
          `${missing} has no release in ${target.name}. Publish one: livery publish ${missing} --to ${shellWord(to)}`,
        );
      const live = (await liveWithoutManifest(openWorkspace(foldersOf(command)), target)).filter(
        (id) => ids.length === 0 || ids.includes(id),
      );
      if (json) terminal.out(jsonOutcome(true, published.map(standing), { live }));
      else if (published.length === 0)
        terminal.out(
          `There is no release in ${target.name} yet. Publish one: livery publish --all --to ${shellWord(to)}`,
        );
      else {
        for (const { brand, current, releases, damaged } of published) {
          const lost = damaged.map((id) => `  ${id}  ${RECORD_LOST}${id === current ? ', and current' : ''}`);
          terminal.out([brand, ...releases.map((release) => row(release, current)), ...lost].join('\n'));
        }
        for (const id of live) terminal.note(liveSentence(id, to));
      }
      finish(exitCodes.ok);
    });
};

const RECORD_LOST = 'there, and its record is not as it was written';

interface Standing {
  readonly brand: string;
  readonly current: string | undefined;
  readonly releases: readonly Release[];
  readonly damaged: readonly string[];
}

function standing({ damaged, ...brand }: Standing): BrandOutcome {
  const state = brand.current === undefined ? 'offline' : 'live';
  return { ...brand, ...(damaged.length > 0 && { damaged }), state };
}

function row({ id, publishedAt, withdrawn, previewUntil }: Release, current: string | undefined): string {
  const state =
    id === current
      ? 'current'
      : withdrawn !== undefined
        ? `taken back: ${withdrawn}`
        : previewUntil !== undefined
          ? `preview until ${utcMinute(previewUntil)}`
          : '';
  return `  ${id}  ${utcMinute(publishedAt)}  ${state}`.trimEnd();
}
