import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { useApp } from '#engine/render/app.ts';

/** The resolved manifest of the brand. A portal's own sections are read through the platform room. */
export function useBrand(): ResolvedBrand {
  return useApp().brand;
}

/** The address of a named file of the brand; undefined where the brand has none of that name. */
export function useAsset(name: string): string | undefined {
  return useApp().assets[name];
}
