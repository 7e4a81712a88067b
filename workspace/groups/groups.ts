import {
  createIssue,
  type Issue,
  type IssueList,
  issueList,
  nearest,
  sortIssues,
} from '@liveryjs/compiler/issues';
import {
  compileSchema,
  isObject,
  type JsonObject,
  pointerKeys,
  pointerTo,
  readJsonFile,
  shapeIssues,
  typeName,
  unreadable,
  valueAt,
} from '@liveryjs/compiler/manifest';
import type { BrandGroup, BrandGroups } from '@liveryjs/schemas/brand';
import { listBrands, type Workspace } from '#workspace/open/index.ts';
import { type Traits, traitsOf } from './traits.ts';

/** Path of the schema of groups.json in a workspace's schemas. */
export const GROUPS_SCHEMA = 'schemas/brand/groups.schema.json';

/** Name of the file, in the folder of the brands. */
const GROUPS_FILE = 'groups.json';

/** The most groups of a file: each is looked into for what it holds through all others. */
const MOST_GROUPS = 500;

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
  if (files.size(file) === undefined) {
    const fault = unreadable(files, file);
    return fault === undefined ? none : { ...none, issues: [fault] };
  }
  const { value, positions, issues: unread } = readJsonFile(files, file, '');
  const placeAt = (pointer: string) => ({ file, pointer, ...positions.at(pointer) });
  const key = (pointer: string) => ({ file, pointer, ...positions.keyAt(pointer) });
  if (!isObject(value)) {
    const shape =
      value === undefined ? [] : [createIssue('json-not-object', placeAt(''), { received: typeName(value) })];
    return { ...none, issues: [...unread, ...shape] };
  }
  const { $schema: _, ...all } = value;
  const count = Object.keys(all).length;
  if (count > MOST_GROUPS)
    return {
      ...none,
      issues: [...unread, createIssue('group-count', placeAt(''), { count, most: MOST_GROUPS })],
    };
  const errors = compileSchema(schemas.brand[GROUPS_SCHEMA] ?? {}).check(value);
  const faults = shapeIssues(errors, {
    value,
    partial: false,
    near: (pointer, on) => (on === 'key' ? key(pointer) : placeAt(pointer)),
    widgetFile: () => undefined,
  });
  // The errors: of the faults that they make, only so many are listed.
  const unsound = new Set(
    errors.map(({ instancePath, propertyName }) => propertyName ?? pointerKeys(instancePath)[0]),
  );
  const isSound = (name: string) => !unsound.has(name);
  const groups = new Map(
    Object.entries(all as BrandGroups).filter((entry): entry is [string, BrandGroup] => isSound(entry[0])),
  );
  const brands = listBrands(workspace);
  const names = [...groups.keys()];
  const members = { brands: new Set(brands), groups: new Set(names.map((name) => `@${name}`)) };
  const order = new Map(names.map((name, index) => [name, index]));
  /** By the name of a group: those that list it. */
  const holders = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const [name, group] of groups)
    for (const member of isMembers(group) ? group : [])
      if (member.startsWith('@')) holders.get(member.slice(1))?.push(name);
  /** Brands by what was read of them; those whose manifest cannot be read are in no condition. */
  const read = new Map<string, Traits | undefined>();
  const traitsFor = (id: string) => {
    if (!read.has(id)) {
      const { document, chain } = workspace.resolver.inherit(id);
      read.set(id, document && traitsOf(document.value, chain));
    }
    return read.get(id);
  };

  /** The members of a list that a name with @ stands for; none where it is that of a condition, or of a brand. */
  function listOf(member: string): readonly string[] {
    const group = member.startsWith('@') ? groups.get(member.slice(1)) : undefined;
    return group !== undefined && isMembers(group) ? group : [];
  }

  /**
   * A member, and all that are in it through groups, each once: groups that each name two others would double with every step.
   * @param gone members that are left out, with all that is in them; those given out are added
   */
  function* within(member: string, gone = new Set<string>()): Generator<string> {
    const open = [member];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (gone.has(next)) continue;
      gone.add(next);
      yield next;
      for (const inner of listOf(next).toReversed()) open.push(inner);
    }
  }

  function brandsOf(name: string): string[] {
    const ids = new Set<string>();
    for (const member of within(`@${name}`)) {
      const group = member.startsWith('@') ? groups.get(member.slice(1)) : undefined;
      if (group === undefined && members.brands.has(member)) ids.add(member);
      if (group === undefined || isMembers(group)) continue;
      for (const id of brands) if (fits(group, traitsFor(id))) ids.add(id);
    }
    return [...ids];
  }

  const list = issueList();

  function findIssues(name: string, group: BrandGroup): void {
    const place = key(pointerTo('', name));
    if (members.brands.has(name))
      list.add('group-shadowed', () => createIssue('group-shadowed', place, { name }));
    if (Object.keys(group).length === 0)
      list.add('group-empty', () => createIssue('group-empty', place, { name }));
    if (!isMembers(group)) return;
    const next = stepsTo(name);
    // Which member a brand is in by; of a group only lists are looked into, which cost nothing.
    const by = new Map<string, string>();
    const gone = new Set<string>();
    for (const [index, member] of group.entries()) {
      const path = `${name}[${index}]`;
      const here = () => placeAt(pointerTo(pointerTo('', name), index));
      const isGroup = member.startsWith('@');
      const choices = isGroup ? members.groups : members.brands;
      if (!choices.has(member) && isSound(member.slice(1)))
        list.add('group-member', () =>
          createIssue('group-member', here(), {
            path,
            value: member,
            nearest: members.groups.has(`@${member}`) ? `@${member}` : nearest(member, [...choices]),
            known: [...choices].filter((other) => other !== `@${name}`),
          }),
        );
      else if (isGroup && next.has(member.slice(1))) {
        const circle = [name];
        for (let step = member.slice(1); step !== name; step = next.get(step) ?? name) circle.push(step);
        // A circle is told once: at the first of its groups.
        if (circle.every((other) => (order.get(other) ?? 0) >= (order.get(name) ?? 0)))
          list.add('group-circle', () =>
            createIssue('group-circle', here(), { path, circle: [...circle, name], value: member }),
          );
      } else {
        const before = by.get(member);
        if (before !== undefined)
          list.add('group-repeated', () =>
            createIssue('group-repeated', here(), { path, value: member, by: before }),
          );
        for (const each of within(member, gone)) by.set(each, member);
      }
    }
  }

  /** The next group on the shortest way to one, by the name of each group that holds it, directly or through others. */
  function stepsTo(name: string): ReadonlyMap<string, string> {
    const next = new Map([[name, name]]);
    // A map gives out what is added while it is gone through, too.
    for (const [group] of next)
      for (const holder of holders.get(group) ?? []) if (!next.has(holder)) next.set(holder, group);
    return next;
  }

  function findConditionIssues(
    name: string,
    group: Condition,
    traits: ReadonlyMap<string, Traits>,
    list: IssueList,
  ): void {
    const shown = [...traits.values()].filter(({ abstract }) => !abstract);
    const keys = CONDITIONS.filter((condition) => group[condition] !== undefined);
    let isUnknown = false;
    for (const condition of keys) {
      const values = [...new Set(shown.flatMap((brand) => valuesOf(brand, condition)))].sort();
      for (const [index, expectedValue] of (group[condition] ?? []).entries()) {
        if (values.includes(expectedValue)) continue;
        isUnknown = true;
        list.add('group-value', () =>
          createIssue('group-value', placeAt(pointerTo(pointerTo(pointerTo('', name), condition), index)), {
            path: `${name}.${condition}[${index}]`,
            value: expectedValue,
            nearest: nearest(expectedValue, values),
            known: values,
          }),
        );
      }
    }
    if (!isUnknown && keys.length > 0 && !shown.some((brand) => fits(group, brand)))
      list.add('group-none', () => createIssue('group-none', key(pointerTo('', name)), { name, keys }));
  }

  for (const [name, group] of groups) findIssues(name, group);
  return {
    names,
    issues: sortIssues([
      ...unread,
      ...faults.map((issue) => {
        const remedy = remedyFor(issue.pointer, value, members.brands);
        const { meant: _, ...rest } = issue;
        return remedy === undefined ? issue : { ...rest, ...remedy };
      }),
      ...list.all(),
    ]),
    brandsOf,
    conditionIssues(traits) {
      const conditions = issueList();
      for (const [name, group] of groups)
        if (!isMembers(group)) findConditionIssues(name, group, traits, conditions);
      return conditions.all();
    },
  };
}

/** The remedy for a value of a wrong form, where it is clear from what groups are. */
function remedyFor(
  pointer: string,
  groups: JsonObject,
  brands: ReadonlySet<string>,
): { readonly hint: string } | undefined {
  const [name = '', member] = pointerKeys(pointer);
  const value = valueAt(groups, pointer);
  if (member === undefined && !NAME.test(name)) {
    const meant = name
      .replace(/^@/, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-');
    return NAME.test(meant) && !Object.hasOwn(groups, meant)
      ? { hint: `Write ${JSON.stringify(meant)}.` }
      : undefined;
  }
  const texts = typeof value === 'string' ? value.split(/[\s,;]+/).filter((text) => text !== '') : [];
  const all = texts.map((text) => JSON.stringify(text)).join(', ');
  if (member === undefined && value === null)
    return { hint: 'List brands, such as ["lotus"], or take the group out.' };
  if (member === undefined && texts.length > 0) return { hint: `Write [${all}].` };
  if (!Array.isArray(groups[name]) || typeof value !== 'string') return undefined;
  if (texts.length > 1) return { hint: `Write ${all}.` };
  const last = value.split('/').findLast((part) => brands.has(part));
  return last === undefined ? undefined : { hint: `Write ${JSON.stringify(last)}.` };
}

/** The name of a group, as its schema has it. */
const NAME = /^[a-z][a-z0-9-]{0,63}$/;

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
