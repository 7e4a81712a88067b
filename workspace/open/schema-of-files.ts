import { posix } from 'node:path';
import { createIssue, type Issue } from '@liveryjs/compiler/issues';
import { isObject, type ManifestResult, ownText, readJsonFile } from '@liveryjs/compiler/manifest';
import { brandSchemaPath, type SchemaKind } from '#workspace/types/editor/schema-path.ts';
import type { Workspace } from './workspace.ts';

/** The folder of the schemas of brands, as a file names it that is read by one of them. */
const HINT = '/schemas/';

/** A schema that `livery types` writes for a brand: its brand, and the kind of file that it is for. */
const OF_BRAND = /\.livery\/schemas\/([^/]+)\/(brand|tokens|messages)\.schema\.json$/;

/**
 * Files of a brand that name the schema of another brand, or of another kind of file, as a copied file does: an editor then
 * completes and marks them by what the other one inherits.
 */
export function schemaIssues({ files, brandsFolder }: Workspace, { chain }: ManifestResult): Issue[] {
  const { id = '', folder = '' } = chain.at(-1) ?? {};
  if (!folder.startsWith(`${brandsFolder}/`)) return [];
  const tokens = files.list(folder).filter((name) => /^tokens(\.[^.]+)?\.json$/.test(name));
  const messages = files.list(`${folder}/messages`).filter((name) => /^[A-Z]+\.json$/.test(name));
  const all: (readonly [path: string, kind: SchemaKind])[] = [
    ['brand.json', 'brand'],
    ...tokens.map((name) => [name, 'tokens'] as const),
    ...messages.map((name) => [`messages/${name}`, 'messages'] as const),
  ];
  return all.flatMap(([path, kind]) => {
    const file = `${folder}/${path}`;
    const bytes = files.read(file);
    // Most files name their own schema, and to look for that costs less than to read them.
    const text = bytes === undefined ? undefined : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (text?.includes(HINT) !== true || text.includes(`${HINT}${id}/${kind}.schema.json`)) return [];
    const { value, positions } = readJsonFile(files, file, '');
    const schema = isObject(value) ? ownText(value, '$schema') : undefined;
    const [, brand, schemaKind] = OF_BRAND.exec(schema ?? '') ?? [];
    if (brand === undefined || schemaKind === undefined || (brand === id && schemaKind === kind)) return [];
    const place = { file, pointer: '/$schema', ...positions.at('/$schema') };
    const meant = posix.relative(posix.dirname(file), brandSchemaPath(id, kind));
    return [
      createIssue('schema-of-other', place, {
        brand: brand === id ? undefined : brand,
        of: schemaKind as SchemaKind,
        kind,
        meant,
      }),
    ];
  });
}
