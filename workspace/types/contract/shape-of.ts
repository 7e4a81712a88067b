import {
  isList,
  isObject,
  type JsonSchema,
  type JsonValue,
  mapReferences,
  type SchemaFiles,
} from '@liveryjs/compiler/manifest';

/** Code of the forms that answers are read by: each shape is a constant, and comes after those that it holds. */
export interface ShapeCode {
  /** Name of the constant, by the file of its schema. */
  readonly names: ReadonlyMap<string, string>;
  /** Declarations, in the order in which they have to stand. */
  readonly declarations: readonly string[];
}

/**
 * Writes the forms (`Shape` in schemas/contract/call.ts) of some schemas and of all that they hold.
 *
 * @param requestedFiles schema files
 * @param files all schema files
 */
export function shapesOf(requestedFiles: readonly string[], files: SchemaFiles): ShapeCode {
  const names = new Map<string, string>();
  const open = new Set<string>();
  const declarations: string[] = [];

  function declare(file: string): string {
    const knownName = names.get(file);
    if (knownName !== undefined) return open.has(file) ? `() => ${knownName}` : knownName;
    const name = constantName(file);
    names.set(file, name);
    open.add(file);
    const schema = mapReferences(files[file] ?? {}, file, ({ file: target }) => ({
      'x-shape': declare(target),
    }));
    open.delete(file);
    declarations.push(`const ${name}: Shape = ${form(schema)};\n`);
    return name;
  }

  for (const file of requestedFiles) declare(file);
  return { names, declarations };
}

function constantName(file: string): string {
  const base = file.slice(file.lastIndexOf('/') + 1).replace('.schema.json', '');
  return `${base.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Shape`;
}

function form(schema: JsonSchema): string {
  const held = schema['x-shape'];
  if (typeof held === 'string') return held;
  const choices = schema.anyOf ?? schema.oneOf;
  if (isList(choices) && schema.properties === undefined)
    return `['|', ${choices.map((choice) => form(isObject(choice) ? choice : {})).join(', ')}]`;
  if ('const' in schema) return constants([schema.const as JsonValue]);
  if (isList(schema.enum)) return constants(schema.enum);
  if (isList(schema.type)) {
    if (isIdentifier(schema.type)) return `'k'`;
    return `['|', ${schema.type.map((type) => form({ ...schema, type })).join(', ')}]`;
  }
  return plainForm(schema);
}

/** True when a value may be a number or a text, which is the type of ids alone: it stays as it came. */
function isIdentifier(types: readonly JsonValue[]): boolean {
  return types.length === 2 && types.includes('integer') && types.includes('string');
}

function plainForm(schema: JsonSchema): string {
  switch (schema.type) {
    case 'string':
      return textForm(schema);
    case 'integer':
      return `'i'`;
    case 'number':
      return `'n'`;
    case 'boolean':
      return `'b'`;
    case 'null':
      return `'0'`;
    case 'array':
      return `['[', ${isObject(schema.items) ? form(schema.items) : `'*'`}]`;
    case 'object':
      return objectForm(schema);
    default:
      return `'*'`;
  }
}

function textForm({ format, pattern, minLength }: JsonSchema): string {
  if (format === 'date-time') return `'t'`;
  if (format === 'decimal') return `'d'`;
  const neverEmpty =
    Number(minLength ?? 0) > 0 || (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(''));
  return neverEmpty ? `'S'` : `'s'`;
}

function objectForm({ properties, additionalProperties, required }: JsonSchema): string {
  if (!isObject(properties))
    return isObject(additionalProperties) ? `['{', ${form(additionalProperties)}]` : `'*'`;
  const needed = isList(required) ? required : [];
  const parts = Object.entries(properties).map(([name, schema]) => {
    const key = needed.includes(name) ? name : `${name}?`;
    return `${/^\w+$/.test(key) ? key : `'${key}'`}: ${form(isObject(schema) ? schema : {})}`;
  });
  return `{ ${parts.join(', ')} }`;
}

function constants(values: readonly JsonValue[]): string {
  return `['=', ${values.map((value) => JSON.stringify(value)).join(', ')}]`;
}
