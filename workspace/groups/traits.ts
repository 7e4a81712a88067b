import { isList, type JsonValue, own, ownText } from '@liveryjs/compiler/manifest';

/** All that groups of brands can ask of a brand. */
export interface Traits {
  readonly abstract: boolean;
  /** Codes. */
  readonly languages: readonly string[];
  readonly jurisdiction?: string;
  /** Ids of the brands that it extends, directly or through others. */
  readonly extends: readonly string[];
}

/**
 * The traits of a brand that groups can ask for.
 * @param merged the manifest with what it inherits
 * @param chain of the brand, which is the last
 */
export function traitsOf(merged: JsonValue, chain: readonly { readonly id: string }[]): Traits {
  const supported = own(own(merged, 'languages'), 'supported');
  const jurisdiction = ownText(merged, 'jurisdiction');
  return {
    abstract: own(merged, 'abstract') === true,
    languages: isList(supported) ? supported.flatMap((language) => ownText(language, 'code') ?? []) : [],
    ...(jurisdiction === undefined ? {} : { jurisdiction }),
    extends: chain.slice(0, -1).map(({ id }) => id),
  };
}
