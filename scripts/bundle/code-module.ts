import type { PageBrand } from '#scripts/plugin/brand-parts.ts';
import type { CodeModule, PortalModule } from '#scripts/plugin/ids.ts';
import { coreWidgets, firstWidgets, soonWidgets } from './reasons.ts';

/**
 * The code that a brand needs, which it may share with others.
 * @param widgets names of those that the brand can reach, sorted
 */
export function codeModuleOf(
  brand: PageBrand,
  widgets: readonly string[],
  { identity, adapter, live }: PortalModule,
): CodeModule {
  return {
    widgets,
    core: coreWidgets(brand),
    soon: soonWidgets(brand),
    first: firstWidgets(brand),
    identity,
    adapter,
    live,
    ...(brand.offline?.worker === 'keep' && { worker: true }),
  };
}
