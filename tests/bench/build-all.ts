import { formatIssue } from '#engine/issues/index.ts';
import type { BrandBuild } from '#scripts/build/build-brand.ts';
import { buildBrands } from '#scripts/build/build-brands.ts';

/** Builds the project's brands. @throws when one of them is broken; the message is what is wrong with it */
export async function buildAll(root: string, outDir: string): Promise<readonly BrandBuild[]> {
  const { ok, brands } = await buildBrands({ root, outDir });
  if (ok) return brands;
  throw new Error(brands.flatMap(({ issues }) => issues.map((issue) => formatIssue(issue))).join('\n'));
}
