import type { Issue } from '@liveryjs/compiler/issues';
import { listBrands, type Workspace } from '#workspace/open/index.ts';

/** The findings that come of a change, and those that go with it. A finding is the same where only its line is another one. */
export function compareFindings(
  before: readonly Issue[],
  after: readonly Issue[],
): { readonly come: Issue[]; readonly gone: Issue[] } {
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

function keyOf({ code, file, pointer, message }: Issue): string {
  return JSON.stringify([code, file, pointer, message]);
}
