import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';

const folder = join(import.meta.dirname, '../fixtures/dtcg/2025.10');

/** Objections of the Design Tokens Community Group's own schemas to a document: a line each. */
export function dtcgProblems(kind: 'format' | 'resolver', document: object): string[] {
  const validate = ajv.getSchema(`https://www.designtokens.org/schemas/2025.10/${kind}.json`);
  if (validate === undefined) throw new Error(`There is no schema ${kind}.`);
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** A token document in which each token says its type itself: by a type of a group, the schemas hold no value. */
export function withTypes(group: object, type?: string): object {
  const inner = '$type' in group ? String(group.$type) : type;
  if ('$value' in group) return { ...(inner !== undefined && { $type: inner }), ...group };
  const members = Object.entries(group).map(([key, value]) => [
    key,
    key.startsWith('$') ? value : withTypes(value, inner),
  ]);
  return Object.fromEntries(members);
}

const ajv = new Ajv({ strict: false, validateFormats: false });
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) ajv.addSchema(JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8')));
