import { createIssue, type Issue } from '@liveryjs/compiler/issues';
import { compileSchema, type FileSystem, type JsonSchema, unreadable } from '@liveryjs/compiler/manifest';
import type { PortalDefinition } from '@liveryjs/schemas/brand';
import { readDefinition } from './read-definition.ts';

/** The kind of portals that brands are built as. Files are relative to its folder. */
export interface PortalKind extends PortalDefinition {
  /** Folder of its code, relative to the root. */
  readonly folder: string;
}

/** The file name of every portal.json. */
const PORTAL_FILE = 'portal.json';

/**
 * Reads the first portal.json of some folders.
 *
 * @param schema of a portal.json
 * @returns the kind; undefined where no folder has a file that can be used, with what is wrong with it
 */
export function readPortal(
  files: FileSystem,
  folders: readonly string[],
  schema: JsonSchema,
): { readonly kind?: PortalKind; readonly issues: readonly Issue[] } {
  const isThere = (file: string) => files.size(file) !== undefined || unreadable(files, file) !== undefined;
  const folder = folders.find((name) => isThere(`${name}/${PORTAL_FILE}`));
  if (folder === undefined) return { issues: [] };
  const file = `${folder}/${PORTAL_FILE}`;
  const { value, issues, place } = readDefinition(files, file, schema, compileSchema(schema).check);
  if (value === undefined) return { issues };
  const kind = { ...(value as unknown as PortalDefinition), folder };
  const named = [
    ['/portal', kind.portal],
    ['/withAdapter', kind.withAdapter],
    ['/withLive', kind.withLive],
    ['/withWorker', kind.withWorker],
    ['/guises', kind.guises],
    ['/identity/registry', kind.identity?.registry],
  ] as const;
  const missing = named.flatMap(([pointer, path]) =>
    path === undefined || files.size(`${folder}/${path}`) !== undefined
      ? []
      : [
          unreadable(files, `${folder}/${path}`) ??
            createIssue('portal-code', place(pointer), { file: `${folder}/${path}` }),
        ],
  );
  return missing.length > 0 ? { issues: missing } : { kind, issues: [] };
}
