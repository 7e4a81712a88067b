import { isObject, type JsonSchema, type JsonValue, mapSchema } from '@liveryjs/compiler/manifest';

export interface TypeOptions {
  /** Resolved values have their defaults filled in: a key with a default is present. */
  readonly defaultsPresent: boolean;
}

/** Keywords that say nothing about a type, or say it in a way that the type generator does not understand. */
const notOfTypes = new Set([
  'if',
  'then',
  'allOf',
  'dependentRequired',
  'propertyNames',
  'minItems',
  'maxItems',
  '$defs',
]);

/** A schema as the type generator needs it: what is present is required, rules between keys are left out. */
export function typeSchema(schema: JsonSchema, { defaultsPresent }: TypeOptions): JsonSchema {
  return mapSchema(schema, (part) => {
    const out: Record<string, JsonValue> = {};
    for (const [key, value] of Object.entries(part)) {
      if (notOfTypes.has(key) || (isChoice(key) && !hasTypes(value))) continue;
      out[key] = value;
    }
    if (isObject(part.properties) && defaultsPresent) out.required = present(part);
    return out;
  });
}

function present(part: JsonSchema): string[] {
  const required = Array.isArray(part.required) ? part.required : [];
  return Object.entries(isObject(part.properties) ? part.properties : {})
    .filter(
      ([name, property]) => required.includes(name) || (isObject(property) && property.default !== undefined),
    )
    .map(([name]) => name);
}

function isChoice(key: string): boolean {
  return key === 'oneOf' || key === 'anyOf';
}

function hasTypes(value: JsonValue): boolean {
  return (
    Array.isArray(value) &&
    value.some((item) => isObject(item) && Object.keys(item).some((key) => key !== 'required'))
  );
}
