import { createIssue, type Issue, nearest, sortIssues } from '@liveryjs/engine/issues';
import {
  compileSchema,
  isObject,
  pointerTo,
  readJsonFile,
  shapeIssues,
  typeName,
} from '@liveryjs/engine/manifest';
import type { BrandGroup, BrandGroups } from '@liveryjs/schemas/brand';
import { listBrands, type Workspace } from '#scripts/workspace/index.ts';
import { type Traits, traitsOf } from './traits.ts';

/** Path of the schema of groups.json in a workspace's schemas. */
export const GROUPS_SCHEMA = 'schemas/brand/groups.schema.json';

/** Name of the file, in the folder of the brands. */
const GROUPS_FILE = 'groups.json';

/** The conditions of a group. All that are there have to hold, each by one of its values. */
const CONDITIONS = ['languages', 'jurisdiction', 'extends'] as const;
type Condition = Extract<BrandGroup, { readonly languages?: unknown }>;

/** Groups of a workspace's brands. */
export interface Groups {
  /** Names, without @. */
  readonly names: readonly string[];
  /** Faults of the file, whatever the brands are; a file that is not there is right. */
  readonly issues: readonly Issue[];
  /** Ids of the brands of a group, each once: in the order of a list, sorted where a condition finds them. */
  brandsOf(name: string): readonly string[];
  /** Findings about values of conditions that no brand has. @param traits of every brand of the workspace, by its id */
  conditionIssues(traits: ReadonlyMap<string, Traits>): Issue[];
}

/** Reads the groups of a workspace. Never throws for what people wrote: see `issues`. */
export function readGroups(workspace: Workspace): Groups {
  const { files, brandsFolder, schemas } = workspace;
  const file = `${brandsFolder}/${GROUPS_FILE}`;
  const none: Groups = { names: [], issues: [], brandsOf: () => [], conditionIssues: () => [] };
  if (files.size(file) === undefined) return none;
  const { value, positions, issues: unread } = readJsonFile(files, file, '');
  const at = (pointer: string) => ({ file, pointer, ...positions.at(pointer) });
  const key = (pointer: string) => ({ file, pointer, ...positions.keyAt(pointer) });
  if (!isObject(value)) {
    const shape =
      value === undefined ? [] : [createIssue('json-not-object', at(''), { received: typeName(value) })];
    return { ...none, issues: [...unread, ...shape] };
  }
  const faults = shapeIssues(compileSchema(schemas.brand[GROUPS_SCHEMA] ?? {}).check(value), {
    value,
    partial: false,
    near: (pointer, on) => (on === 'key' ? key(pointer) : at(pointer)),
    widgetFile: () => undefined,
  });
  const isSound = (name: string) =>
    !faults.some(({ pointer }) => `${pointer}/`.startsWith(`${pointerTo('', name)}/`));
  const { $schema: _, ...all } = value;
  const groups = new Map(
    Object.entries(all as BrandGroups).filter((entry): entry is [string, BrandGroup] => isSound(entry[0])),
  );
  const brands = listBrands(workspace);
  const names = [...groups.keys()];
  /** Brands by what was read of them; those whose manifest cannot be read are in no condition. */
  const read = new Map<string, Traits | undefined>();
  const traitsFor = (id: string) => {
    if (!read.has(id)) {
      const { document, chain } = workspace.resolver.inherit(id);
      read.set(id, document && traitsOf(document.value, chain));
    }
    return read.get(id);
  };

  function brandsOf(name: string, above: readonly string[] = []): string[] {
    const group = groups.get(name);
    if (group === undefined || above.includes(name)) return [];
    if (!isMembers(group)) return brands.filter((id) => fits(group, traitsFor(id)));
    const ids = group.flatMap((member) =>
      member.startsWith('@')
        ? brandsOf(member.slice(1), [...above, name])
        : brands.filter((id) => id === member),
    );
    return [...new Set(ids)];
  }

  function* issuesOf(name: string, group: BrandGroup): Generator<Issue> {
    const place = key(pointerTo('', name));
    if (brands.includes(name)) yield createIssue('group-shadowed', place, { name });
    if (Object.keys(group).length === 0) yield createIssue('group-empty', place, { name });
    if (!isMembers(group)) return;
    // Which member a brand is in by; of a group only lists are looked into, which cost nothing.
    const by = new Map<string, string>();
    for (const [index, member] of group.entries()) {
      const path = `${name}[${index}]`;
      const here = at(pointerTo(pointerTo('', name), index));
      const members = member.startsWith('@') ? names.map((other) => `@${other}`) : brands;
      const circle = member.startsWith('@') ? circleFrom(member.slice(1), name) : undefined;
      if (!members.includes(member) && isSound(member.slice(1)))
        yield createIssue('group-member', here, {
          path,
          value: member,
          nearest: nearest(member, members),
          known: members.filter((other) => other !== `@${name}`),
        });
      else if (circle) {
        // A circle is told once: at the first of its groups.
        if (names.find((other) => circle.includes(other)) === name)
          yield createIssue('group-circle', here, { path, circle, value: member });
      } else {
        const listed = [member, ...listedIn(member)];
        const before = by.get(member);
        if (before !== undefined)
          yield createIssue('group-repeated', here, { path, value: member, by: before });
        for (const each of listed) if (!by.has(each)) by.set(each, member);
      }
    }
  }

  /** The members of a group, its own or through others. */
  function listedIn(member: string, above: readonly string[] = []): string[] {
    const group = member.startsWith('@') ? groups.get(member.slice(1)) : undefined;
    if (group === undefined || !isMembers(group) || above.includes(member)) return [];
    return group.flatMap((each) => [each, ...listedIn(each, [...above, member])]);
  }

  /** The way from a group back to the one that holds it. */
  function circleFrom(
    name: string,
    back: string,
    way: readonly string[] = [back],
  ): readonly string[] | undefined {
    if (name === back) return [...way, name];
    const group = groups.get(name);
    if (group === undefined || !isMembers(group) || way.includes(name)) return undefined;
    for (const member of group) {
      const circle = member.startsWith('@') ? circleFrom(member.slice(1), back, [...way, name]) : undefined;
      if (circle) return circle;
    }
    return undefined;
  }

  function* conditionIssuesOf(
    name: string,
    group: Condition,
    traits: ReadonlyMap<string, Traits>,
  ): Generator<Issue> {
    const shown = [...traits.values()].filter(({ abstract }) => !abstract);
    const keys = CONDITIONS.filter((condition) => group[condition] !== undefined);
    let isUnknown = false;
    for (const condition of keys) {
      const values = [...new Set(shown.flatMap((brand) => valuesOf(brand, condition)))].sort();
      for (const [index, wanted] of (group[condition] ?? []).entries()) {
        if (values.includes(wanted)) continue;
        isUnknown = true;
        const place = at(pointerTo(pointerTo(pointerTo('', name), condition), index));
        yield createIssue('group-value', place, {
          path: `${name}.${condition}[${index}]`,
          value: wanted,
          nearest: nearest(wanted, values),
          known: values,
        });
      }
    }
    if (!isUnknown && keys.length > 0 && !shown.some((brand) => fits(group, brand)))
      yield createIssue('group-none', key(pointerTo('', name)), { name, keys });
  }

  return {
    names,
    issues: sortIssues([
      ...unread,
      ...faults,
      ...[...groups].flatMap(([name, group]) => [...issuesOf(name, group)]),
    ]),
    brandsOf: (name) => brandsOf(name),
    conditionIssues: (traits) =>
      [...groups].flatMap(([name, group]) =>
        isMembers(group) ? [] : [...conditionIssuesOf(name, group, traits)],
      ),
  };
}

function isMembers(group: BrandGroup): group is Extract<BrandGroup, readonly string[]> {
  return Array.isArray(group);
}

function fits(group: Condition, traits: Traits | undefined): boolean {
  const keys = CONDITIONS.filter((condition) => group[condition] !== undefined);
  return (
    keys.length > 0 &&
    traits !== undefined &&
    !traits.abstract &&
    keys.every((condition) => valuesOf(traits, condition).some((value) => group[condition]?.includes(value)))
  );
}

function valuesOf(traits: Traits, condition: (typeof CONDITIONS)[number]): readonly string[] {
  const value = traits[condition];
  return typeof value === 'string' ? [value] : (value ?? []);
}
