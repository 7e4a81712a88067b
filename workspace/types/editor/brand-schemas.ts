import type { JsonSchema } from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/workspace.ts';
import { type BrandFacts, brandFacts } from './brand-facts.ts';
import { inheritedSchema } from './inherited-schema.ts';
import { knownNames } from './known-names.ts';
import { manifestBase } from './manifest-base.ts';
import { messageSchema } from './message-schema.ts';
import { tokenSchema } from './token-schema.ts';

/** Folder of the schemas of brands, relative to the workspace root. Nothing in it is committed. */
const SCHEMAS_OF_BRANDS = '.livery/schemas';

/** Path of one of a brand's schemas, relative to the workspace root: what its file names in `$schema`. */
export function brandSchemaPath(id: string, kind: 'brand' | 'tokens' | 'messages'): string {
  return `${SCHEMAS_OF_BRANDS}/${id}/${kind}.schema.json`;
}

/**
 * Makes the schemas by which an editor helps with a brand's files: what the brand inherits is in them, so that a file
 * which only says what differs is completed and checked as a whole one.
 *
 * @returns the schemas of a brand, text by path relative to the workspace root; none of a file that cannot be read
 */
export function brandSchemas(workspace: Workspace): (id: string) => ReadonlyMap<string, string> {
  const base = manifestBase(workspace);
  const { $defs, ...schema } = base.schema;
  const shared = inside(JSON.stringify($defs));
  const factsByBrand = new Map<string, BrandFacts>();
  const inherited = new Map<string, { schema: string; definitions: string }>();
  const factsOf = (id: string) => {
    const facts = factsByBrand.get(id) ?? brandFacts(workspace, id);
    factsByBrand.set(id, facts);
    return facts;
  };
  const inheritedFrom = ({ id, result, textOf }: BrandFacts) => {
    const before = inherited.get(id);
    if (before !== undefined) return before;
    const { schema, definitions } = inheritedSchema(base.whole, result, workspace, textOf);
    const texts = { schema: JSON.stringify(schema), definitions: JSON.stringify(definitions) };
    inherited.set(id, texts);
    return texts;
  };

  return (id) => {
    const facts = factsOf(id);
    const { result } = facts;
    if (result.merged === undefined) return new Map();
    const above = result.chain.at(-2)?.id;
    const parent = above === undefined ? undefined : factsOf(above);
    const names = Object.fromEntries(
      [...base.definitions].map(([name, kind]) => [name, knownNames(kind, facts, workspace)]),
    );
    const from = parent && inheritedFrom(parent);
    const definitions = [shared, inside(JSON.stringify(names)), ...(from ? [inside(from.definitions)] : [])];
    const parts = [
      ...(from ? [`"allOf":[${from.schema}]`] : []),
      inside(JSON.stringify(schema)),
      `"$defs":{${definitions.filter((part) => part !== '').join(',')}}`,
    ];
    return new Map([
      [brandSchemaPath(id, 'brand'), `{${parts.join(',')}}\n`],
      ...(facts.tokens.length === 0
        ? []
        : [[brandSchemaPath(id, 'tokens'), text(tokenSchema(facts, parent))] as const]),
      [brandSchemaPath(id, 'messages'), text(messageSchema(facts, workspace))],
    ]);
  };
}

/** The members of an object that is written as JSON. */
function inside(json: string): string {
  return json.slice(1, -1);
}

function text(schema: JsonSchema): string {
  return `${JSON.stringify(schema)}\n`;
}
