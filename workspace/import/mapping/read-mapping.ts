import type { Issue } from '@liveryjs/compiler/issues';
import { compileSchema, type FileSystem } from '@liveryjs/compiler/manifest';
import type { TokenMapping } from '@liveryjs/schemas/brand';
import type { PlaceIn } from '#workspace/import/name-tokens.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { readDefinition } from '#workspace/open/read-definition.ts';

/** Path of the schema of mappings in a workspace's schemas. */
export const MAPPING_SCHEMA = 'schemas/brand/token-mapping.schema.json';

/** Where the schema lies that editors check mappings with, relative to the root. */
export const EDITOR_SCHEMA = '.livery/schemas/token-mapping.schema.json';

/**
 * Reads a mapping file.
 *
 * @param path relative to the workspace root
 * @returns the mapping with its defaults, or what is wrong with it
 */
export function readMapping(
  { files, schemas }: { readonly files: FileSystem; readonly schemas: Workspace['schemas'] },
  path: string,
): { readonly mapping?: TokenMapping; readonly issues: readonly Issue[]; readonly place: PlaceIn } {
  const schema = schemas.brand[MAPPING_SCHEMA] ?? {};
  const { value, issues, place } = readDefinition(files, path, schema, compileSchema(schema).check);
  return { ...(value === undefined ? {} : { mapping: value as unknown as TokenMapping }), issues, place };
}

/** A mapping as a file says it. @param schema path of the editor's schema, relative to the file */
export function writtenMapping(mapping: TokenMapping, schema: string): string {
  const { library, group, sources, themes, modes, leaveOutFiles, take, leaveOut, rename } = mapping;
  const content = {
    $schema: schema,
    library,
    ...(group === undefined || group === library ? {} : { group }),
    sources,
    ...(themes === undefined ? {} : { themes }),
    modes,
    leaveOutFiles,
    take,
    leaveOut,
    rename,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
