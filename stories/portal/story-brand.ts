import { brands } from 'virtual:stories/brands';
import type { App } from '@liveryjs/engine/render/app';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { BrandDesign } from '#stories/config/brand-design.ts';
import { isSession, type StorySession } from '#stories/platform/story-session.ts';
import { readFeatures, type TurnedFeatures } from './turned-features.ts';

/** The facts about a brand that are known before it is loaded. */
export interface StoryBrand extends Pick<ResolvedBrand, 'id' | 'name' | 'languages' | 'theme' | 'features'> {
  load(): Promise<StoryBrandParts>;
  /** Loads the design of its colours and tokens. */
  loadDesign(): Promise<BrandDesign>;
}

/** A brand as its bundle is made of it. */
export interface StoryBrandParts extends Pick<App, 'brand' | 'messages' | 'contents' | 'assets'> {
  /** The stylesheet of its tokens. */
  readonly css: string;
}

/** The look of stories, as the toolbar sets it. */
export interface StoryGlobals {
  /** Id of a brand. */
  readonly brand?: string;
  /** Id of a mode; one that the brand lacks means its default. */
  readonly mode?: string;
  /** Code of a language; one that the brand lacks means its default. */
  readonly language?: string;
  readonly direction?: 'auto' | 'ltr' | 'rtl';
  /** Who looks; whoever the story says where it is none. */
  readonly session?: string;
  /** Features that are not as the brand has them, as `writeFeatures` gives them. */
  readonly features?: string;
}

/** The toolbar's choice with the brand's own defaults. */
export interface Choice {
  readonly brand: StoryBrand;
  readonly mode: string;
  readonly language: string;
  readonly direction: 'auto' | 'ltr' | 'rtl';
  /** Undefined: whoever the story says. */
  readonly session: StorySession | undefined;
  readonly features: TurnedFeatures;
}

export function choiceOf({
  brand: id,
  mode,
  language,
  direction = 'auto',
  session,
  features,
}: StoryGlobals): Choice {
  const brand = brands.find((candidate) => candidate.id === id) ?? brands[0];
  if (!brand) throw new Error('There is no brand in brands/ that is not abstract.');
  const { languages, theme } = brand;
  const knownMode =
    theme.modes.find((themeMode) => themeMode.id === mode) ??
    theme.modes.find((themeMode) => themeMode.id === theme.defaultMode);
  return {
    brand,
    mode: (knownMode ?? theme.modes[0])?.id ?? '',
    language: languages.supported.find(({ code }) => code === language)?.code ?? languages.default,
    direction,
    session: isSession(session) ? session : undefined,
    features: readFeatures(features),
  };
}
