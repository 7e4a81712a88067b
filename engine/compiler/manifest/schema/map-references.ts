import { type JsonSchema, mapSchema } from './json-schema.ts';

/**
 * The target of a `$ref`: a file (path relative to the workspace root) and a JSON Pointer in it. A `$ref` is relative to its
 * own file, or, where it begins with a slash, to the workspace root.
 */
export interface Target {
  readonly file: string;
  readonly fragment: string;
}

/**
 * A copy of the schema in which every `$ref` is replaced by what `replace` gives for its target.
 * Keywords that stand beside the `$ref` stay and win.
 */
export function mapReferences(
  schema: JsonSchema,
  file: string,
  replace: (target: Target) => JsonSchema,
): JsonSchema {
  return mapSchema(schema, (part) => {
    const { $ref, ...beside } = part;
    return typeof $ref === 'string' ? { ...replace(targetOf($ref, file)), ...beside } : part;
  });
}

function targetOf(reference: string, file: string): Target {
  const [path = '', fragment = ''] = reference.split('#');
  if (path.startsWith('/')) return { file: path.slice(1), fragment };
  return { file: path === '' ? file : joinPath(folderOf(file), path), fragment };
}

/** The folder of a posix path; empty for a file at the root. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** The name of a posix path's last part. */
export function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Two posix paths in one, with `.` and `..` worked out. What leads above the root keeps its `..`. */
export function joinPath(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
