import type { Issue } from '@liveryjs/compiler/issues';
import { checkBrands } from '#workspace/check/check-brands.ts';
import { countIssues } from '#workspace/check/counts.ts';
import { listBrands, type Workspace, withChanged } from '#workspace/open/index.ts';
import { loadChecks } from '#workspace/open/load-checks.ts';
import type { ChangedFile } from '#workspace/open/with-files.ts';

/** The findings that come of a change of files, and those that go with it. */
export interface FindingsOfChange {
  readonly come: readonly Issue[];
  readonly gone: readonly Issue[];
}

/**
 * Errors that do not hold an edit back, since what they ask for comes after it: texts, contents and pictures are files of
 * others, and those of a language or a mode can be written once the manifest names it.
 */
const AWAITED: ReadonlySet<string> = new Set([
  'message-missing',
  'messages-missing',
  'message-file-missing',
  'content-missing',
  'mode-file-missing',
  'mode-incomplete',
  'asset-missing',
]);

/** The number of errors among findings: those that hold a change back, and those that what comes after it mends. */
export function countErrors(come: readonly Issue[]): { readonly errors: number; readonly awaited: number } {
  const { errors: awaited } = countIssues(come.filter(({ code }) => AWAITED.has(code)));
  return { errors: countIssues(come).errors - awaited, awaited };
}

/** A workspace in which some files say something else; nothing is written. */
export async function openWith(workspace: Workspace, files: readonly ChangedFile[]): Promise<Workspace> {
  return withChanged(workspace, files, await loadChecks(workspace.root));
}

/** The findings that come of a change of files and that go with it, in brands and in those that extend them. */
export async function findingsOf(
  workspace: Workspace,
  brands: readonly string[],
  files: readonly ChangedFile[],
): Promise<FindingsOfChange> {
  if (files.length === 0) return { come: [], gone: [] };
  const touched = { brands: touchedBrands(workspace, brands, files) };
  const old = await checkBrands(workspace, touched);
  const now = await checkBrands(await openWith(workspace, files), touched);
  return compareFindings(old.issues, now.issues);
}

/** The findings that come of a change, and those that go with it. A finding is the same where only its line is another one. */
export function compareFindings(before: readonly Issue[], after: readonly Issue[]): FindingsOfChange {
  const keys = (issues: readonly Issue[]) => new Set(issues.map(keyOf));
  const [old, later] = [keys(before), keys(after)];
  return {
    come: after.filter((issue) => !old.has(keyOf(issue))),
    gone: before.filter((issue) => !later.has(keyOf(issue))),
  };
}

/** Brands that a change in some brands, and of some files, may touch: these, and all that extend them. */
export function touchedBrands(
  workspace: Workspace,
  changed: readonly string[],
  files: readonly { readonly path: string }[] = [],
): string[] {
  return listBrands(workspace).filter((id) =>
    workspace.resolver
      .inherit(id)
      .chain.some(
        (link) => changed.includes(link.id) || files.some(({ path }) => path.startsWith(`${link.folder}/`)),
      ),
  );
}

/** The identity of a finding: its line may be another one. */
function keyOf({ code, file, pointer, message }: Issue): string {
  return JSON.stringify([code, file, pointer, message]);
}
