import type { ResolvedContents } from '@liveryjs/compiler/i18n';
import type { ManifestResult } from '@liveryjs/compiler/manifest';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { PortalModule } from './ids.ts';
import type { TitleLook } from './title-look.ts';

/** The resolved brand without what only the build reads, and when its conditions of time begin or end, if it has any. */
export type PageBrand = Omit<
  ResolvedBrand,
  | '$schema'
  | 'schemaVersion'
  | 'extends'
  | 'abstract'
  | 'domains'
  | 'assets'
  | 'budgets'
  | 'redirects'
  | 'hosting'
  | 'timeZone'
  | 'seasons'
  | 'theme'
> & {
  theme: Omit<ResolvedBrand['theme'], 'contrast' | 'fonts' | 'ornaments'>;
  boundaries?: ManifestResult['boundaries'];
};

/** Compiled messages of one language, by key: a text, or the syntax tree of one with arguments. */
export type CompiledMessages = Readonly<Record<string, unknown>>;

/** The message that the development server sends to pages of a brand after a save. */
export interface SavedMessage {
  readonly brand: string;
  /** The stylesheet of its tokens, as it is now. */
  readonly styles?: string;
  readonly manifest?: PageBrand;
}

/** One brand as its bundle is made of it. Everything in it is plain data in a fixed order. */
export interface BrandParts extends PortalModule {
  readonly id: string;
  readonly brand: PageBrand;
  /** Names of the widgets that the brand can reach, sorted. */
  readonly widgets: readonly string[];
  /** By language code. */
  readonly messages: Readonly<Record<string, CompiledMessages>>;
  /** Who says each message, by key: widgets, and the empty name for the engine. */
  readonly speakers: Readonly<Record<string, readonly string[]>>;
  /** Contents that it shows, by name and language code; languages that share a text have equal ones. */
  readonly contents: ResolvedContents['contents'];
  /** Files by their names, and by the paths of the values that name one in other sections of the manifest. */
  readonly assets: Readonly<Record<string, BrandFile>>;
  /** The colour of the page behind all else, as CSS writes it, by id of the mode. */
  readonly pageColors: Readonly<Record<string, string>>;
  /** The look of titles in the pictures of its pages; undefined for a brand without fonts of its own. */
  readonly titles: TitleLook | undefined;
  /** The stylesheet; `fileUrl(path)` gives the address of each file that it names. */
  readonly css: (fileUrl: (path: string) => string) => string;
  /** Files that the stylesheet names. */
  readonly styleFiles: readonly StyleFile[];
}

/** A file of the workspace: its path, relative to the root, and what is in it. */
export interface BrandFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** True when the contents are made for the brand, from the file at the path and from others. */
  readonly made?: true;
}

export interface StyleFile extends BrandFile {
  /** True when the page asks for the file before the stylesheet does. */
  readonly preload: boolean;
}
