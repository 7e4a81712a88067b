import { isList, isObject, type JsonObject, type JsonValue } from '#compiler/manifest/json.ts';

/** A JSON Schema 2020-12. */
export type JsonSchema = JsonObject;

/** Schemas by the path of their file, posix and relative to the workspace root. */
export type SchemaFiles = Readonly<Record<string, JsonSchema>>;

const keywordsOfData = new Set(['default', 'const', 'enum', 'examples']);

/** A copy of the schema in which `change` has had its say about every subschema, the innermost first. */
export function mapSchema(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const copy: Record<string, JsonValue> = {};
  for (const [key, value] of Object.entries(schema)) {
    copy[key] = keywordsOfData.has(key) ? value : mapKeyword(key, value, change);
  }
  return change(copy);
}

const keywordsOfNamed = new Set(['properties', '$defs', 'patternProperties', 'dependentSchemas']);

function mapKeyword(key: string, value: JsonValue, change: (schema: JsonSchema) => JsonSchema): JsonValue {
  if (isList(value)) return value.map((item) => (isObject(item) ? mapSchema(item, change) : item));
  if (!isObject(value)) return value;
  if (!keywordsOfNamed.has(key)) return mapSchema(value, change);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isObject(item) ? mapSchema(item, change) : item]),
  );
}
