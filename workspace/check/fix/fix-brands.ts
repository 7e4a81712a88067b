import { relative } from 'node:path/posix';
import { isMessageFile } from '@liveryjs/compiler/i18n';
import type { Issue } from '@liveryjs/compiler/issues';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import { checkBrands } from '#workspace/check/check-brands.ts';
import { listBrands, type Workspace } from '#workspace/open/index.ts';
import { withFiles } from '#workspace/open/with-files.ts';
import { brandSchemaPath } from '#workspace/types/editor/schema-path.ts';
import { applyChanges } from './apply-changes.ts';
import { corrections, removals, schemaLine } from './corrections.ts';
import { pluralOrder } from './plural-order.ts';
import { repairSyntax } from './repair-syntax.ts';
import { type Edit, splice } from './splice.ts';

/** The most passes over a brand: a fix may uncover other mistakes, such as settings of a widget that had a wrong name. */
const PASSES = 10;

/** Findings of two things with one name. */
const CLASHES = new Set(['duplicate-id', 'duplicate-key', 'language-twice', 'path-collision']);

/** A file with what it says and what it should say. */
export interface FixedFile {
  /** Relative to the workspace root. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

export interface FixOptions {
  /** Ids. Default: every brand of the workspace. */
  readonly brands?: readonly string[];
  /** Takes out what nothing uses, too. */
  readonly unused?: boolean;
  /** Opens the workspace as it would be. */
  readonly open: (files: FileSystem) => Workspace;
}

/**
 * Puts right what has one right answer in the files of brands: a comma that is missing, the spelling of known names, values
 * in a wrong form, what leads to a page that was removed, the order of plural forms, the line that names the schema. A brand in which two things
 * would come to have one name stays as it is.
 *
 * @returns the files that change. Nothing is written
 */
export async function fixBrands(
  workspace: Workspace,
  { brands = listBrands(workspace), unused = false, open }: FixOptions,
): Promise<FixedFile[]> {
  const folderOf = (id: string) => `${workspace.brandsFolder}/${id}/`;
  const fixed = new Map<string, FixedFile>();
  const stuck = new Set<string>();
  let current = workspace;
  let { issues } = await checkBrands(current, { brands });
  for (let pass = 0; pass < PASSES; pass++) {
    const step = brands
      .filter((id) => !stuck.has(id))
      .flatMap((id) =>
        filesOf(current, id, issues).flatMap((path) => fixFile(current, id, path, issues, unused)),
      );
    if (step.length === 0) break;
    const next = open(withFiles(current.files, step));
    const { issues: left } = await checkBrands(next, { brands });
    const clashing = brands.filter((id) =>
      left.some(({ file, code }) => file.startsWith(folderOf(id)) && CLASHES.has(code)),
    );
    for (const id of clashing) stuck.add(id);
    const good = step.filter(({ path }) => !clashing.some((id) => path.startsWith(folderOf(id))));
    for (const { path, before, after } of good)
      fixed.set(path, { path, before: fixed.get(path)?.before ?? before, after });
    current = clashing.length === 0 ? next : open(withFiles(current.files, good));
    issues = clashing.length === 0 ? left : (await checkBrands(current, { brands })).issues;
  }
  return [...fixed.values()];
}

function filesOf({ files, brandsFolder }: Workspace, id: string, issues: readonly Issue[]): string[] {
  const folder = `${brandsFolder}/${id}`;
  const brandFiles = files.list(folder).filter((name) => /^(brand|tokens(\.[^.]+)?)\.json$/.test(name));
  const messages = files.list(`${folder}/messages`).filter(isMessageFile);
  const pictures = issues.flatMap(({ file }) =>
    file.startsWith(`${folder}/`) && file.endsWith('.svg') ? [file] : [],
  );
  const texts = [...brandFiles, ...messages.map((name) => `messages/${name}`)].map(
    (name) => `${folder}/${name}`,
  );
  return [...texts, ...new Set(pictures)];
}

function fixFile(
  workspace: Workspace,
  id: string,
  path: string,
  issues: readonly Issue[],
  unused: boolean,
): FixedFile[] {
  const before = decoded(workspace.files.read(path));
  if (before === undefined) return [];
  const fileIssues = issues.filter(({ file }) => file === path);
  if (fileIssues.some(({ code }) => code === 'json-syntax')) {
    const after = repairSyntax(before);
    // Where a file is no JSON, nobody knows what is where.
    return after === undefined ? [] : [{ path, before, after }];
  }
  if (path.endsWith('.svg')) {
    const after = splice(before, corrections(before, fileIssues));
    return after === before ? [] : [{ path, before, after }];
  }
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isMessages = path.includes('/messages/');
  const kind = isMessages ? 'messages' : name === 'brand.json' ? 'brand' : 'tokens';
  const schema = relative(path.slice(0, path.lastIndexOf('/')), brandSchemaPath(id, kind));
  const edits: Edit[] = [
    ...corrections(before, fileIssues),
    ...schemaLine(before, schema),
    ...(isMessages ? pluralOrder(before) : []),
  ];
  const spelt = splice(before, edits);
  // A name that is spelt right may be another thing: only then is it certain which member is to go.
  const corrected = spelt === before && kind === 'brand' ? changed(workspace, id, before, fileIssues) : spelt;
  // One at a time: what takes out a key takes out a comma beside it.
  const after = unused
    ? issues
        .filter(({ file, also }) => file === path || also?.includes(path))
        .reduce((text, issue) => splice(text, removals(text, [issue])), corrected)
    : corrected;
  return after === before ? [] : [{ path, before, after }];
}

/** The manifest with the changes that findings name. */
function changed({ resolver }: Workspace, id: string, text: string, issues: readonly Issue[]): string {
  const changes = issues.flatMap(({ changes = [] }) => changes);
  if (changes.length === 0) return text;
  const { merged, chain } = resolver.resolve(id);
  const parent = chain.at(-2);
  const inherited = parent && resolver.resolve(parent.id).merged;
  return merged === undefined ? text : applyChanges(text, changes, merged, inherited);
}

/** The text of a file that begins with its first bracket: bytes before it would shift every place. */
function decoded(bytes: Uint8Array | undefined): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return bytes === undefined || text.startsWith('\ufeff') ? undefined : text;
  } catch {
    return undefined;
  }
}
