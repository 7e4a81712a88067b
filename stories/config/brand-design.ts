import type { MeasuredContrast } from '@liveryjs/compiler/theme';
import { explainToken, type TokenAnswer, tokenNames } from '@liveryjs/workspace/explain/explain-token';
import type { BrandResult } from '@liveryjs/workspace/open';

/** The facts about a brand's colours and tokens that designers ask for, and no page of it needs. */
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
