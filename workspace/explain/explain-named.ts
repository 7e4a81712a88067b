import { isList, isObject, type JsonValue, ownText, pathOf, pointerTo } from '@liveryjs/compiler/manifest';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';
import { explainRemoved, type RemovedAnswer } from './explain-removed.ts';
import { type LayerPlace, layersOf, writersAt } from './layers.ts';

/** The things that a brand has under an id: placements, vendors, routes, pages of panels, banner groups, features. */
export interface NamedAnswer {
  readonly kind: 'named';
  readonly name: string;
  /** Pointers of what has the id, whose items of lists are named by id. */
  readonly pointers: readonly string[];
  /** Places of the manifest that say the name, as issues write them, with who wrote them. */
  readonly saidAt: readonly ({ readonly path: string } & LayerPlace)[];
}

/** The values that a manifest has under a name, and where they stand. */
export function explainNamed({ merged, origins, chain }: BrandResult, name: string): NamedAnswer | undefined {
  if (merged === undefined || name === '') return undefined;
  const pointers: string[] = [];
  const saidAt: ({ path: string } & LayerPlace)[] = [];
  walk(merged, '', (value, pointer, key) => {
    if (isNamed(value, pointer, key, name)) pointers.push(pointer);
    else if (value === name && !['id', 'code'].includes(key)) {
      const writer = writersAt(origins, chain, pointer).at(-1);
      if (writer !== undefined) saidAt.push({ path: pathOf(merged, pointer), ...writer });
    }
  });
  return pointers.length === 0 && saidAt.length === 0 ? undefined : { kind: 'named', name, pointers, saidAt };
}

/** Who took away what a brand further up had under an id. */
export function explainRemovedName(
  workspace: Workspace,
  result: BrandResult,
  name: string,
): RemovedAnswer | undefined {
  for (const layer of layersOf(workspace, result.chain)) {
    const pointers: string[] = [];
    walk(layer.at('')?.value ?? null, '', (value, pointer, key) => {
      if (isNamed(value, pointer, key, name)) pointers.push(pointer);
    });
    for (const pointer of pointers) {
      const answer = explainRemoved(workspace, result, pointer);
      if (answer !== undefined) return answer;
    }
  }
  return undefined;
}

/** Ids that a brand's manifest has. */
export function namesIn({ merged }: BrandResult): string[] {
  const names = new Set<string>();
  walk(merged ?? null, '', (value) => {
    const id = ownText(value, 'id') ?? ownText(value, 'code');
    if (id !== undefined) names.add(id);
  });
  return [...names];
}

function isNamed(value: JsonValue, pointer: string, key: string, name: string): boolean {
  if (!isObject(value)) return false;
  // A section's members, such as features and panels, have their names as keys.
  return (
    ownText(value, 'id') === name ||
    ownText(value, 'code') === name ||
    (key === name && /^\/[^/]+\/[^/]+$/.test(pointer))
  );
}

type Visit = (value: JsonValue, pointer: string, key: string) => void;

/** Every value of a manifest with its pointer, in which items of lists are named by id where they have one. */
function walk(value: JsonValue, pointer: string, visit: Visit, key = ''): void {
  if (pointer !== '') visit(value, pointer, key);
  if (isList(value))
    for (const [index, item] of value.entries()) {
      const id = ownText(item, 'id') ?? String(index);
      walk(item, pointerTo(pointer, id), visit, id);
    }
  else if (isObject(value))
    for (const [name, member] of Object.entries(value)) walk(member, pointerTo(pointer, name), visit, name);
}
