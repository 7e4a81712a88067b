import type { PolicyOrigins } from './content-policy.ts';

/** The origins that the portal's section of a manifest lets pictures and games come from. */
export function originsOf(brand: object): PolicyOrigins {
  const { platform = {} } = brand as {
    platform?: { imageOrigins?: readonly string[]; gameOrigins?: readonly string[] };
  };
  return { images: platform.imageOrigins ?? [], frames: platform.gameOrigins ?? [] };
}
