import type { PolicyOrigins } from './content-policy.ts';

interface Sources {
  readonly domains?: readonly string[];
  readonly platform?: { readonly imageOrigins?: readonly string[]; readonly gameOrigins?: readonly string[] };
}

/**
 * The origins that a manifest lets pictures, games and calls be of. A brand with several domains may call itself on each
 * of them, by the scheme of the page.
 */
export function originsOf(brand: object): PolicyOrigins {
  const { domains = [], platform = {} } = brand as Sources;
  return {
    images: platform.imageOrigins ?? [],
    frames: platform.gameOrigins ?? [],
    calls: domains.length > 1 ? domains.map(anyLocalPort) : [],
  };
}

/** On this machine a domain answers on whatever port its server has. */
function anyLocalPort(domain: string): string {
  return /(^|\.)localhost$/.test(domain) ? `${domain}:*` : domain;
}
