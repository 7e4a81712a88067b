import { counted } from '#scripts/check/counts.ts';
import type { Colors } from '#scripts/terminal.ts';
import type { Reached } from './reach.ts';

/** So many pages are named. */
const MOST = 8;

/** What a change touches as people read it. Ends without a line break. */
export function printReach(place: string, reached: readonly Reached[], { bold, dim }: Colors): string {
  if (reached.length === 0) return `A change of ${place} touches no bundle.`;
  const lines = reached.flatMap(({ brand, pages, isEveryPage, modes, languages }) => [
    `  ${bold(brand)}`,
    `    pages: ${isEveryPage ? `all ${pages.length}` : named(pages)}`,
    dim(`    modes: ${modes.join(', ')}; languages: ${languages.join(', ')}`),
  ]);
  return [`A change of ${place} touches ${counted(reached.length, 'brand')}:`, ...lines].join('\n');
}

function named(pages: readonly string[]): string {
  if (pages.length === 0) return 'none, only the report of the build';
  const rest = pages.length - MOST;
  return rest > 1 ? `${pages.slice(0, MOST).join('; ')} and ${rest} more` : pages.join('; ');
}
