import {
  isObject,
  type JsonSchema,
  mapReferences,
  pointerKeys,
  type SchemaFiles,
  type Target,
  valueAt,
} from '@liveryjs/compiler/manifest';

/** Where the type of a schema file is generated: its name, and the module that exports it. */
export interface NamedType {
  readonly name: string;
  readonly module: string;
}

export interface Linked {
  readonly schema: JsonSchema;
  /** Names of other modules that the types use, by module. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Replaces each `$ref` to a file by the name of that file's type; what a pointer names inside a file is copied in. */
export function linkTypes(
  schema: JsonSchema,
  file: string,
  files: SchemaFiles,
  typeOf: (file: string) => NamedType | undefined,
  ownModule: string,
): Linked {
  const imports = new Map<string, Set<string>>();
  const open = new Set<string>();
  const replace = (target: Target): JsonSchema => {
    const key = `${target.file}#${target.fragment}`;
    const type = target.fragment === '' ? typeOf(target.file) : undefined;
    if (type !== undefined) {
      if (type.module !== ownModule)
        imports.set(type.module, (imports.get(type.module) ?? new Set()).add(type.name));
      return { tsType: type.name, ...defaultOf(files[target.file]) };
    }
    const definition = valueAt(target.file === file ? schema : files[target.file], target.fragment);
    // A schema that holds itself without a name of its own has no type that could be written down.
    if (!isObject(definition) || open.has(key) || pointerKeys(target.fragment).length === 0)
      return { tsType: 'unknown' };
    open.add(key);
    const copied = mapReferences(definition, target.file, replace);
    open.delete(key);
    return copied;
  };
  return { schema: mapReferences(schema, file, replace), imports };
}

function defaultOf(schema: JsonSchema | undefined): JsonSchema {
  return schema?.default === undefined ? {} : { default: schema.default };
}
