import type { Colors } from '#workspace/terminal.ts';
import { type BrandYear, type ChangedThing, daysIn } from './year-of.ts';

const CELL = 6;

/** Twelve months of a brand as a table, and what changes in them. Ends without a line break. */
export function printYear(year: BrandYear, colors: Colors): string {
  const { brand, timeZone, months, seasons } = year;
  const { bold, dim } = colors;
  const title = `${bold(brand)}  ${dim(`by the clocks of ${timeZone}`)}`;
  if (seasons.length === 0) return `${title}\n  Nothing in this brand has a season.`;
  const width = Math.max(...seasons.map(({ name }) => name.length));
  const columns = months.slice(0, -1).map((month, index) => [month, months[index + 1] ?? month] as const);
  const name = new Intl.DateTimeFormat('en', { month: 'short', timeZone });
  const head = columns.map(([month]) => name.format(new Date(month)).padStart(CELL)).join('');
  const rows = seasons.map((season) => {
    const cells = columns.map(([month, next]) => {
      const parts = season.spans.flatMap((span) => daysIn(span, month, next, timeZone) ?? []);
      return (parts.length === 0 ? '·' : parts.map(cellOf).join(' ')).padStart(CELL);
    });
    return `  ${season.name.padEnd(width)}${cells.join('')}${season.has.length === 0 ? dim('  nothing has it') : ''}`;
  });
  const years = [months[0], months.at(-2)].map((month) => month && new Date(month));
  const format = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone });
  const range = years.map((date) => date && format.format(date)).join(' to ');
  return [
    `${title}${dim(`, ${range}`)}`,
    dim(`  ${' '.repeat(width)}${head}`),
    ...rows,
    '',
    printChanges(year, colors),
  ].join('\n');
}

function cellOf({ first, last }: { readonly first?: string; readonly last?: string }): string {
  return `${first ?? (last === undefined ? '─' : '')}─${last ?? (first === undefined ? '─' : '')}`;
}

/** The changes, moment by moment. Ends without a line break. */
export function printChanges({ brand, changes }: BrandYear, { bold, dim, green, red }: Colors): string {
  if (changes.length === 0)
    return `  ${bold(brand)}: nothing changes by the time alone in these twelve months.`;
  return changes
    .flatMap(({ local, begins, ends }) => [
      `  ${bold(local)}`,
      ...ends.map((thing) => `    ${red('ends')}    ${told(thing, dim)}`),
      ...begins.map((thing) => `    ${green('begins')}  ${told(thing, dim)}`),
    ])
    .join('\n');
}

function told({ path, season }: ChangedThing, dim: Colors['dim']): string {
  return season === undefined ? path : `${path}  ${dim(season)}`;
}
