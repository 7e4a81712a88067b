import {
  composeSchema,
  isList,
  isObject,
  type JsonSchema,
  type JsonValue,
  mapSchema,
  sourceSchema,
} from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/workspace.ts';

/** The part that all brands' schemas of manifests have in common. */
export interface ManifestBase {
  /** The schema of a whole manifest, by which inherited values are walked. */
  readonly whole: JsonSchema;
  /** The schema that an editor checks by. A name in it refers to a definition that each brand adds to its `$defs`. */
  readonly schema: JsonSchema;
  /** The kinds of names that the definitions are about, by name of the definition. */
  readonly definitions: ReadonlyMap<string, NameKind>;
}

/** A kind of names: a pattern of a schema's `references`, a format, or `extends`. */
export interface NameKind {
  readonly kind: string;
  /** Further values that are allowed. */
  readonly also: readonly JsonValue[];
}

/** Formats whose texts are names, too. */
export const NAME_FORMATS: readonly string[] = ['message-key', 'token', 'icon', 'content'];

/** The part of an editor's schema that does not depend on the brand. */
export function manifestBase({ schemas, widgets }: Workspace): ManifestBase {
  const composed = composeSchema({ brand: schemas.brand, portal: schemas.portal, widgets });
  const definitions = new Map<string, NameKind>();
  // A value that refers to something may go back to the default, which is written as null.
  const refer = (kind: string, also: readonly JsonValue[] = [null]) => {
    const name = ['known', kind, ...also.map(String)].join('-').replaceAll(/[^A-Za-z]+/g, '-');
    definitions.set(name, { kind, also });
    return { $ref: `#/$defs/${name}` };
  };
  const schema = mapSchema(sourceSchema(composed), (part) => {
    const { references, format, referenceAlso: also, description, type } = part;
    const isName = typeof format === 'string' && NAME_FORMATS.includes(format);
    const kind = typeof references === 'string' ? references : isName ? format : undefined;
    if (kind === undefined) return withDefault(part);
    // A choice of schemas would have the editor list all names in place of a sentence.
    const name = refer(kind, [...(isList(also) ? also : []), null]);
    return {
      ...(description === undefined ? {} : { description }),
      ...(type === undefined ? {} : { type }),
      ...name,
    };
  });
  return { whole: composed.root, schema: withOwnNames(schema, refer), definitions };
}

/** A default that can be said in a line is shown where nothing is inherited. */
function withDefault(part: JsonSchema): JsonSchema {
  const { default: value, type, title } = part;
  if (value === undefined || typeof value === 'object' || type === undefined || title !== undefined)
    return part;
  const line = `default: ${JSON.stringify(value)}`;
  return { ...part, title: `D${line.slice(1)}`, completionDetail: line };
}

/** Adds the names that are no references in a manifest's schema: keys of sections, `extends`, slots of a widget. */
function withOwnNames(
  schema: JsonSchema,
  refer: (kind: string, also?: readonly JsonValue[]) => JsonSchema,
): JsonSchema {
  const defs = members(schema.$defs);
  const properties = members(schema.properties);
  const placement = members(defs.placement);
  const cases = isList(placement.allOf) ? placement.allOf : [];
  const keysOf = (name: string, kind: string) =>
    defs[name] === undefined
      ? {}
      : { [name]: { ...members(defs[name]), type: ['object', 'null'], propertyNames: refer(kind, []) } };
  const { description } = members(properties.extends);
  return {
    ...schema,
    properties: {
      ...properties,
      extends: { description: description ?? '', type: ['string', 'null'], ...refer('extends') },
      features: { $ref: '#/$defs/features' },
      assets: { $ref: '#/$defs/assets' },
    },
    $defs: {
      ...defs,
      ...keysOf('features', '/features/*#'),
      ...keysOf('assets', '/assets/*#'),
      placement: { ...placement, ...(cases.length > 0 && { allOf: cases.map(withClosedSlots) }) },
    },
  };
}

function withClosedSlots(rule: JsonValue): JsonValue {
  const then = members(members(rule).then);
  const properties = members(then.properties);
  const slots = {
    ...members(properties.slots),
    additionalProperties: false,
    errorMessage: 'The widget has no slot of this name.',
  };
  // biome-ignore lint/suspicious/noThenProperty: the JSON Schema keyword
  return { ...members(rule), then: { ...then, properties: { ...properties, slots } } };
}

function members(value: JsonValue | undefined): JsonSchema {
  return isObject(value) ? value : {};
}
