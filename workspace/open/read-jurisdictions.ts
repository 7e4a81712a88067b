import { join } from 'node:path';
import { createIssue, type Issue } from '@liveryjs/compiler/issues';
import {
  compileSchema,
  composeSchema,
  type FileSystem,
  type JsonSchema,
  type Jurisdiction,
  readJurisdiction,
  type SchemaFiles,
} from '@liveryjs/compiler/manifest';
import { readDefinition } from './read-definition.ts';
import { OTHERS } from './unread-files.ts';

/** Folder of the jurisdictions of a repository, and of those that come with a package. */
export const JURISDICTIONS_FOLDER = 'jurisdictions';

/** The folder of a repository's own jurisdictions, by its folder of brands. */
export function jurisdictionsBeside(brandsFolder: string): string {
  return join(brandsFolder, '..', JURISDICTIONS_FOLDER);
}

/** A file such as XM.json or XM-N.json: codes have the form of ISO 3166. */
const FILE = /^([A-Z]{2}(?:-[A-Z0-9]{1,3})?)\.json$/;

const manifestSchema = 'schemas/brand/manifest.schema.json';
const jurisdictionSchema = 'schemas/brand/jurisdiction.schema.json';
const sectionsSchema = 'schemas/portal/sections.schema.json';
const rulesSchema = 'schemas/portal/jurisdiction-rules.schema.json';

/** The schema of a jurisdiction's file: the rules that any brand can be held to, and those of the industry. */
export function jurisdictionSchemaOf(brand: SchemaFiles, portal: SchemaFiles): JsonSchema {
  const { [jurisdictionSchema]: any = {} } = brand;
  const { [rulesSchema]: ofIndustry = {} } = portal;
  // It stands where a manifest's does, so that what it refers to comes with it.
  const { root } = composeSchema({
    brand: { ...brand, [manifestSchema]: any },
    portal: { ...portal, [sectionsSchema]: ofIndustry },
    widgets: [],
  });
  return root;
}

/**
 * Reads every `<folder>/<CODE>.json`. Of a file with a fault only the fault is told: its code stays known, without rules.
 *
 * @param folders the repository's own first
 */
export function readJurisdictions(
  files: FileSystem,
  folders: readonly string[],
  schema: JsonSchema,
): { readonly jurisdictions: readonly Jurisdiction[]; readonly issues: readonly Issue[] } {
  const { check } = compileSchema(schema);
  const jurisdictionsByCode = new Map<string, Jurisdiction>();
  const issues: Issue[] = [];
  for (const folder of new Set(folders))
    for (const name of files.list(folder)) {
      const file = `${folder}/${name}`;
      const top = { file, line: 1, column: 1, pointer: '' };
      if (!name.endsWith('.json')) {
        const isFile = files.size(file) !== undefined;
        const args = {
          path: `${JURISDICTIONS_FOLDER}/${name}`,
          isFile,
          nearest: undefined,
          form: '<CODE>.json',
        };
        if (!OTHERS.test(name)) issues.push(createIssue('file-unread', top, args));
        continue;
      }
      const code = FILE.exec(name)?.[1];
      const other = jurisdictionsByCode.get(code ?? '');
      if (code === undefined) issues.push(createIssue('jurisdiction-name', top, { name }));
      else if (other !== undefined)
        issues.push(createIssue('jurisdiction-twice', top, { code, other: other.file }));
      else {
        const { value, issues: faults, place } = readDefinition(files, file, schema, check);
        issues.push(...faults);
        const lineOf = (pointer: string) => place(pointer).line;
        jurisdictionsByCode.set(
          code,
          value === undefined
            ? { code, name: code, file, rules: [] }
            : readJurisdiction({ code, file, value, schema, lineOf }),
        );
      }
    }
  return { jurisdictions: [...jurisdictionsByCode.values()], issues };
}
