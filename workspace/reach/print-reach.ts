import { counted } from '#workspace/check/counts.ts';
import type { Colors } from '#workspace/terminal.ts';
import type { Reached } from './reach.ts';

/** The most pages that are named. */
const MOST = 8;

/** Returns the brands and pages that a change touches, as text for people. Ends without a line break. */
export function printReach(place: string, reached: readonly Reached[], colors: Colors): string {
  return printTouched(`A change of ${place}`, reached, colors);
}

/** The same for a change of any name. */
export function printTouched(change: string, reached: readonly Reached[], { bold, dim }: Colors): string {
  if (reached.length === 0) return `${change} touches no bundle.`;
  const lines = reached.flatMap(({ brand, pages, isEveryPage, modes, languages }) => [
    `  ${bold(brand)}`,
    `    pages: ${isEveryPage ? `all ${pages.length}` : namedPages(pages)}`,
    dim(`    modes: ${modes.join(', ')}; languages: ${languages.join(', ')}`),
  ]);
  return [`${change} touches ${counted(reached.length, 'brand')}:`, ...lines].join('\n');
}

/** Names of pages, the first ones where there are many. */
export function namedPages(pages: readonly string[]): string {
  if (pages.length === 0) return 'none, only the report of the build';
  const rest = pages.length - MOST;
  return rest > 1 ? `${pages.slice(0, MOST).join('; ')} and ${rest} more` : pages.join('; ');
}
