import { type BrandBuild, build, openWorkspace } from '@liveryjs/cli';
import { formatIssue } from '@liveryjs/compiler/issues';

/** Builds the project's brands. @throws when one of them is broken; the message is what is wrong with it */
export async function buildAll(root: string, outDir: string): Promise<readonly BrandBuild[]> {
  const { ok, brands } = await build(await openWorkspace({ root }), { outDir });
  if (ok) return brands;
  throw new Error(brands.flatMap(({ issues }) => issues.map((issue) => formatIssue(issue))).join('\n'));
}
