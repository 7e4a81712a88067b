import type { StoryWorkspace } from './story-brands.ts';

/** Path of the summary in a built Storybook. */
export const SUMMARY_FILE = 'brands.json';

/** The facts that tests know of the brands that a Storybook was built with. */
export interface StorySummary {
  readonly brands: readonly {
    readonly id: string;
    readonly modes: readonly string[];
    readonly languages: readonly string[];
  }[];
  readonly leftOut: readonly string[];
}

export function summaryOf({ brands, leftOut }: StoryWorkspace): StorySummary {
  return {
    brands: [...brands.values()].map(({ id, brand: { theme, languages } }) => ({
      id,
      modes: theme.modes.map((mode) => mode.id),
      languages: languages.supported.map(({ code }) => code),
    })),
    leftOut,
  };
}
