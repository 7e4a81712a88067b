import { explainToken, type TokenAnswer, tokenNames } from '@liveryjs/cli/explain/explain-token';
import type { BrandResult } from '@liveryjs/cli/workspace';
import type { MeasuredContrast } from '@liveryjs/engine/theme';

/** What designers ask of a brand's colours and tokens, and no page of it needs. */
export interface BrandDesign {
  /** Pairs of colours that must stay readable: pair by pair, each in every mode. */
  readonly contrast: readonly MeasuredContrast[];
  /** Every token, in the order of the files, with the files that set it in each mode. */
  readonly tokens: readonly TokenAnswer[];
}

export function designOf(result: BrandResult): BrandDesign {
  return {
    contrast: result.theme?.contrast ?? [],
    tokens: tokenNames(result).flatMap((name) => explainToken(result, name) ?? []),
  };
}
