import type { Facts } from '@liveryjs/compiler/plain/evaluate-condition';
import type { PageBrand } from '#scripts/plugin/brand-parts.ts';

/** The messages of a language by key, and words that it learns later, by name. */
export interface Messages {
  readonly default: Readonly<Record<string, unknown>>;
  readonly more?: Readonly<
    Record<string, () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>>
  >;
}

/** A page of a brand, as it is made while developing. */
export interface PageParts {
  readonly brand: PageBrand;
  readonly widgets: Readonly<Record<string, () => Promise<unknown>>>;
  readonly messages: Readonly<Record<string, () => Promise<Messages>>>;
  readonly contents: Readonly<Record<string, Readonly<Record<string, () => unknown>>>>;
  readonly assets: Readonly<Record<string, string>>;
}

/** A portal that runs. */
export interface RunningPage {
  update(changed: Partial<PageParts>): void;
  stop(): void;
}

/** Where placements are drawn. Each is named by the very object of its settings. */
export interface Marks {
  marked(loaders: PageParts['widgets']): PageParts['widgets'];
  settingsAt(element: Element): object[];
  boxesOf(settings: object): DOMRect[];
  bringIntoSight(settings: object): void;
  isDrawn(settings: object): boolean;
}

/** Texts that change while the page shows them. */
export interface Texts {
  /** @param keys of the texts that are others now */
  change(keys: readonly string[]): Promise<void>;
}

/** A running page, as the side of the platform acts on it. */
export interface PageContext {
  readonly brand: PageBrand;
  readonly answers: { renew(names: readonly string[]): void };
}

/** The side of the operator's platform, as far as it decides how a page is seen. */
export interface PlatformSide {
  start(context: PageContext): void;
  facts(brand: PageBrand): Facts;
  derive?(brand: PageBrand, facts: Facts): Facts;
  watch(listener: () => void): () => void;
  loadStatus(signal: AbortSignal): Promise<{ readonly status: number }>;
}

/** Ways of a portal to be seen as by somebody else. */
export interface Guises {
  /** @throws Error with a sentence for people */
  enter(audience: string, context: PageContext): Promise<void>;
  /** Codes of the vendors that the platform has. */
  vendors(): readonly string[];
  /** The brand as it would be if some vendors were offered to nobody. */
  withoutVendors(brand: PageBrand, codes: readonly string[]): PageBrand;
}

/** A portal that can be shown in the studio, as the page's own code hands it over. */
export interface FramedPortal {
  readonly first: PageParts;
  /** @param portal the side of the operator's platform. Default: the one that the files say */
  readonly start: (parts: PageParts, portal: unknown, texts: Texts) => RunningPage;
  /** The side of the operator's platform that the files say. */
  readonly portal: PlatformSide;
  /** Fetches the guises of such portals; undefined where there are none. */
  readonly guises: () => Promise<Guises> | undefined;
  readonly marks: Marks;
  /** @param words the name of the words that a language learns when texts change */
  readonly followTexts: (words: string) => Texts;
  /** Id of the page that the address leads to; undefined where it leads to none. */
  readonly pageOf: (brand: PageBrand) => string | undefined;
}
