/** Folder of the schemas of brands, relative to the workspace root. Nothing in it is committed. */
const SCHEMAS_OF_BRANDS = '.livery/schemas';

/** The files of a brand that have a schema. */
export type SchemaKind = 'brand' | 'tokens' | 'messages';

/** Path of one of a brand's schemas, relative to the workspace root: what its file names in `$schema`. */
export function brandSchemaPath(id: string, kind: SchemaKind): string {
  return `${SCHEMAS_OF_BRANDS}/${id}/${kind}.schema.json`;
}
