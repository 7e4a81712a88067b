import { isObject, type JsonSchema, own } from '@liveryjs/compiler/manifest';
import { listBrands, type Workspace } from '#workspace/open/index.ts';
import { GROUPS_SCHEMA, readGroups } from './groups.ts';
import { traitsOf } from './traits.ts';

/** The schema by which editors help with groups.json: it knows the brands, the groups, and what brands are asked for. */
export function groupsSchema(workspace: Workspace): JsonSchema {
  const schema = workspace.schemas.brand[GROUPS_SCHEMA] ?? {};
  const brands = listBrands(workspace);
  const traits = brands.flatMap((id) => {
    const { document, chain } = workspace.resolver.inherit(id);
    return document ? [traitsOf(document.value, chain)] : [];
  });
  const groups = readGroups(workspace).names.map((name) => `@${name}`);
  const names: Readonly<Record<string, readonly string[]>> = {
    member: [...brands, ...groups],
    brand: traits.flatMap((brand) => brand.extends),
    language: traits.flatMap(({ languages }) => languages),
    place: workspace.jurisdictions.map(({ code }) => code),
  };
  const definitions = Object.entries(isObject(schema.$defs) ? schema.$defs : {}).map(([name, part]) => {
    const values = [...new Set(names[name] ?? [])].sort();
    const described = own(part, 'description') ?? '';
    return [name, values.length === 0 ? part : { description: described, enum: values }] as const;
  });
  return { ...schema, $defs: Object.fromEntries(definitions) };
}
