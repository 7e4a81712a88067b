export { type FileSystem, memoryFiles } from './file-system.ts';
export { isList, isObject, type JsonObject, type JsonValue } from './json.ts';
export { pathOf, pointerKeys, pointerTo, valueAt } from './pointer.ts';
export { type ComposedSchema, composeSchema } from './schema/compose-schema.ts';
export { type JsonSchema, mapSchema, type SchemaFiles } from './schema/json-schema.ts';
export { baseOf, folderOf, joinPath, mapReferences, type Target } from './schema/map-references.ts';
export { sourceSchema } from './schema/source-schema.ts';
export type { WidgetDefinition } from './schema/widget-definition.ts';
