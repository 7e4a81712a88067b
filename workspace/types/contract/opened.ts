import { type JsonSchema, mapSchema } from '@liveryjs/compiler/manifest';

/** The shape of an answer as portals read it: fields that it does not name pass. */
export function opened(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, ({ additionalProperties, ...rest }) =>
    additionalProperties === undefined || additionalProperties === false
      ? rest
      : { ...rest, additionalProperties },
  );
}
