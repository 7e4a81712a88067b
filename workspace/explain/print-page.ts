import type { JsonObject } from '@liveryjs/compiler/manifest';
import type { Colors } from '#workspace/terminal.ts';
import { utcMinute } from '#workspace/utc.ts';
import type { PageAnswer, PlacementAnswer, RemovedPlacement } from './explain-page.ts';
import { by, type LayerPlace } from './layers.ts';
import { type Holds, inWords, type Person } from './person.ts';

/** The page at an address as people read it. Ends without a line break. */
export function printPage(page: PageAnswer, colors: Colors): string {
  const { address, route, isAlias, when, holds, person, sentTo, regions } = page;
  const { bold, dim } = colors;
  const alias = isAlias ? ' (another address of it)' : '';
  const lines = [`${bold(address)}  route ${route.id}${alias}  ${dim(by(route))}`];
  if (person) lines.push(`  ${forWhom(person)}`);
  if (when && !holds) lines.push(`  exists only with ${conditionInWords(when)}`);
  if (sentTo) lines.push(`  This person is sent to ${sentTo}: the brand asks for a login first.`);
  if (holds?.state === 'hidden')
    lines.push(`  The page that says “not found” shows instead: ${reason(holds)}.`);
  if (holds?.state === 'depends') lines.push(`  The route ${reason(holds)}.`);
  if (sentTo || holds?.state === 'hidden') return lines.join('\n');
  for (const { region, placements, removed } of regions)
    lines.push(
      '',
      `  ${bold(region)}`,
      ...placementLines(placements, '    ', colors),
      ...removedLines(removed, '    ', colors),
    );
  return lines.join('\n');
}

function forWhom({ audience, language, off, now }: Person): string {
  const features =
    off.length === 0 ? 'every module of the platform on' : `${off.join(' and ')} off, every other module on`;
  const time = now === undefined ? '' : `, at ${utcMinute(now)}`;
  return `For ${audience}, in ${language}, with ${features}${time}.`;
}

function placementLines(placements: readonly PlacementAnswer[], indent: string, colors: Colors): string[] {
  const { dim, red, yellow } = colors;
  return placements.flatMap((placement) => {
    const { id, widget, placed, changed, moved, when, leftOut, holds, entries, slots, removed } = placement;
    const state = stateOf(leftOut, holds);
    const paint = state.startsWith('hidden') ? red : state.startsWith('depends') ? yellow : dim;
    const lines = [`${indent}${id}  ${widget}  ${dim(by(placed))}${state === '' ? '' : `  ${paint(state)}`}`];
    const inside = `${indent}    `;
    if (moved) lines.push(dim(`${inside}put ${moved.how} ${moved.target} by ${by(moved)}`));
    const others = changed.filter(({ layer }) => layer !== moved?.layer);
    if (others.length > 0) lines.push(dim(`${inside}changed by ${others.map(by).join(', ')}`));
    if (when && !holds && !leftOut) lines.push(`${inside}only with ${conditionInWords(when)}`);
    if (leftOut || holds?.state === 'hidden') return lines;
    for (const entry of entries) lines.push(`${inside}${entry.path}  ${stateOf(false, entry)}`);
    for (const [slot, list] of Object.entries(slots))
      if (list.length > 0)
        lines.push(`${indent}  slot ${slot}`, ...placementLines(list, `${indent}    `, colors));
    return [...lines, ...removedLines(removed, inside, colors)];
  });
}

function stateOf(leftOut: boolean, holds: Holds | undefined): string {
  if (!holds || holds.state === 'shown') return leftOut ? 'in no bundle' : '';
  if (leftOut) return `in no bundle: ${reason(holds)}`;
  return holds.state === 'hidden' ? `hidden: ${reason(holds)}` : reason(holds);
}

function reason({ why, by: written }: Holds & { readonly by?: LayerPlace }): string {
  return `${why.join('; ')}${written === undefined ? '' : `, says ${by(written)}`}`;
}

function removedLines(removed: readonly RemovedPlacement[], indent: string, { dim }: Colors): string[] {
  return removed.map((gone) => dim(`${indent}without ${gone.id}: removed by ${by(gone)}`));
}

function conditionInWords(when: JsonObject): string {
  return Object.entries(when)
    .map(([kind, expected]) => inWords(kind, expected))
    .join(' and ');
}
