import type { ResolvedBrand } from '@liveryjs/schemas/brand';

/**
 * The features that are on, from the manifest and the platform's enabled modules [6.07].
 *
 * @param modules ids of the enabled modules; undefined while the platform has not answered
 * @returns undefined while a feature that is bound to a module cannot be decided
 */
export function featuresOn(
  features: ResolvedBrand['features'],
  modules: readonly string[] | undefined,
): readonly string[] | undefined {
  const entries = Object.entries(features);
  if (!modules && entries.some(([, feature]) => feature.fixed === undefined)) return undefined;
  return entries
    .filter(([, { fixed, module }]) => fixed ?? (module !== undefined && modules?.includes(module)))
    .map(([name]) => name);
}
