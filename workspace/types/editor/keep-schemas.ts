import { setImmediate } from 'node:timers/promises';
import { sourceSchema } from '@liveryjs/compiler/manifest';
import { CHANGE_SCHEMA, EDITOR_CHANGE_SCHEMA } from '#workspace/changes/change-set.ts';
import { groupsSchema } from '#workspace/groups/groups-schema.ts';
import { EDITOR_SCHEMA, MAPPING_SCHEMA } from '#workspace/import/mapping/read-mapping.ts';
import { listBrands } from '#workspace/open/index.ts';
import type { Workspace } from '#workspace/open/workspace.ts';
import { writeChanged } from '#workspace/types/write-types.ts';
import { brandSchemas } from './brand-schemas.ts';
import { SOURCES_SCHEMA, sourcesSchema } from './sources-schema.ts';

/** Path of the schema of a jurisdiction's file, relative to the workspace root: what such a file names in `$schema`. */
const JURISDICTION_SCHEMA = '.livery/schemas/jurisdiction.schema.json';

/** Path of the schema of groups.json, relative to the workspace root: what that file names in `$schema`. */
const EDITOR_GROUPS_SCHEMA = '.livery/schemas/groups.schema.json';

/**
 * Writes the schemas by which editors help with brands, groups of them, change sets, mappings of tokens, and sources of translations, where they say something else than
 * before. Other work goes on between two brands.
 *
 * @param ids of brands. Default: all of the workspace
 * @param signal ends the work
 * @returns the paths that were written, relative to the root
 */
export async function keepSchemas(
  workspace: Workspace,
  {
    ids = listBrands(workspace),
    signal,
  }: { readonly ids?: readonly string[]; readonly signal?: AbortSignal } = {},
): Promise<string[]> {
  const schemasOf = brandSchemas(workspace);
  const ofPlaces = sourceSchema({ root: workspace.jurisdictionSchema, problems: [] });
  const ofMappings = workspace.schemas.brand[MAPPING_SCHEMA] ?? {};
  const written = writeChanged(
    workspace.root,
    new Map([
      [JURISDICTION_SCHEMA, `${JSON.stringify(ofPlaces)}\n`],
      [EDITOR_SCHEMA, `${JSON.stringify(ofMappings)}\n`],
      [SOURCES_SCHEMA, `${JSON.stringify(sourcesSchema)}\n`],
      [EDITOR_CHANGE_SCHEMA, `${JSON.stringify(workspace.schemas.brand[CHANGE_SCHEMA] ?? {})}\n`],
      [EDITOR_GROUPS_SCHEMA, `${JSON.stringify(groupsSchema(workspace))}\n`],
    ]),
  );
  for (const id of ids) {
    await setImmediate();
    if (signal?.aborted) break;
    written.push(...writeChanged(workspace.root, schemasOf(id)));
  }
  return written;
}
