import type { JsonSchema } from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/workspace.ts';
import { type BrandFacts, brandFacts } from './brand-facts.ts';
import { inheritedSchema } from './inherited-schema.ts';
import { knownNames } from './known-names.ts';
import { manifestBase } from './manifest-base.ts';
import { messageSchema } from './message-schema.ts';
import { brandSchemaPath, type SchemaKind } from './schema-path.ts';
import { tokenSchema } from './token-schema.ts';

/** The schemas of a workspace's brands, each made when it is asked for and kept. */
export interface KeptSchemas {
  /** All schemas of a brand, text by path relative to the workspace root; none of a file that cannot be read. */
  of(id: string): ReadonlyMap<string, string>;
  /** The text of one of them, of a brand that cannot be read as it last was; undefined where it never could be read. */
  textOf(id: string, kind: SchemaKind): string | undefined;
  /** Has those be made again that a change may concern. */
  forget(concerns: (result: BrandFacts['result']) => boolean): void;
}

/**
 * Makes the schemas by which an editor helps with a brand's files: what the brand inherits is in them, so that a file
 * which only says what differs is completed and checked as a whole one.
 *
 * @returns the schemas of a brand, text by path relative to the workspace root; none of a file that cannot be read
 */
export function brandSchemas(workspace: Workspace): (id: string) => ReadonlyMap<string, string> {
  return keptSchemas(workspace).of;
}

/** The same schemas, for who makes them again as files change. */
export function keptSchemas(workspace: Workspace): KeptSchemas {
  const base = manifestBase(workspace);
  const { $defs, ...schema } = base.schema;
  const shared = inside(JSON.stringify($defs));
  const factsByBrand = new Map<string, BrandFacts>();
  const readable = new Map<string, BrandFacts>();
  const inherited = new Map<string, { schema: string; definitions: string }>();
  const texts = new Map<string, string | undefined>();
  const factsOf = (id: string) => {
    const before = factsByBrand.get(id);
    if (before !== undefined) return before;
    const facts = brandFacts(workspace, id);
    factsByBrand.set(id, facts);
    if (facts.result.merged !== undefined) readable.set(id, facts);
    return facts;
  };
  const inheritedFrom = ({ id, result, textOf }: BrandFacts) => {
    const before = inherited.get(id);
    if (before !== undefined) return before;
    const { schema, definitions } = inheritedSchema(base.whole, result, workspace, textOf);
    const made = { schema: JSON.stringify(schema), definitions: JSON.stringify(definitions) };
    inherited.set(id, made);
    return made;
  };
  const parentOf = ({ result }: BrandFacts) => {
    const above = result.chain.at(-2)?.id;
    return above === undefined ? undefined : factsOf(above);
  };
  const makers: Readonly<Record<SchemaKind, (facts: BrandFacts) => string | undefined>> = {
    brand(facts) {
      const parent = parentOf(facts);
      const names = Object.fromEntries(
        [...base.definitions].map(([name, kind]) => [name, knownNames(kind, facts, workspace)]),
      );
      const from = parent && inheritedFrom(parent);
      const definitions = [
        shared,
        inside(JSON.stringify(names)),
        ...(from ? [inside(from.definitions)] : []),
      ];
      const parts = [
        ...(from ? [`"allOf":[${from.schema}]`] : []),
        inside(JSON.stringify(schema)),
        `"$defs":{${definitions.filter((part) => part !== '').join(',')}}`,
      ];
      return `{${parts.join(',')}}\n`;
    },
    tokens: (facts) => (facts.tokens.length === 0 ? undefined : text(tokenSchema(facts, parentOf(facts)))),
    messages: (facts) => text(messageSchema(facts, workspace)),
  };
  const made = (facts: BrandFacts, kind: SchemaKind) => {
    const path = brandSchemaPath(facts.id, kind);
    if (!texts.has(path)) texts.set(path, makers[kind](facts));
    return texts.get(path);
  };

  return {
    of(id) {
      const facts = factsOf(id);
      if (facts.result.merged === undefined) return new Map();
      return new Map(
        (['brand', 'tokens', 'messages'] as const).flatMap((kind) => {
          const schemaText = made(facts, kind);
          return schemaText === undefined ? [] : [[brandSchemaPath(id, kind), schemaText] as const];
        }),
      );
    },
    textOf(id, kind) {
      const facts = factsOf(id);
      const lastRead = facts.result.merged === undefined ? readable.get(id) : facts;
      return lastRead && made(lastRead, kind);
    },
    forget(concerns) {
      for (const [id, { result }] of factsByBrand) {
        if (!concerns(result)) continue;
        factsByBrand.delete(id);
        inherited.delete(id);
        for (const kind of ['brand', 'tokens', 'messages'] as const) texts.delete(brandSchemaPath(id, kind));
      }
    },
  };
}

/** The members of an object that is written as JSON. */
function inside(json: string): string {
  return json.slice(1, -1);
}

function text(schema: JsonSchema): string {
  return `${JSON.stringify(schema)}\n`;
}
