import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodeFolders } from '@liveryjs/workspace/open/packages';
import { replaceFile } from '@liveryjs/workspace/write-file';
import type { BrandParts, CompiledMessages, PageBrand } from '#scripts/plugin/brand-parts.ts';
import type { StaticStyles } from '#scripts/plugin/static-styles.ts';
import { read } from './cache.ts';

/**
 * The part of the engine that prerendering uses. The engine is compiled with a bundle's code, because the build knows no
 * page.
 */
export interface Renderer {
  /** @param path a path of the brand; one that no route has gives the not-found page */
  renderRoute(input: PageInput & { widgets: unknown; portal: unknown }, path: string): RenderedPage;
  /** The document's first script; without a page, that of one which is rendered in the browser. */
  earlyScript(brand: PageBrand, language: string, call?: object, isTimed?: boolean): string;
  /** The rules of components whose styles are given by id. */
  compileStyles(styles: StaticStyles): string;
  readonly widgets: unknown;
  readonly portal: {
    /** Returns the call that the first script sends for a page with a place for its picture. @param path of the route */
    early?(brand: PageBrand, path: string, language: string): object | undefined;
  };
}

/** The data that pages are rendered from, beside the code. */
export interface PageInput {
  readonly brand: PageBrand;
  /** Code of the language that the pages are in. */
  readonly language: string;
  /** In that language. */
  readonly messages: CompiledMessages;
  readonly contents: BrandParts['contents'];
  /** Addresses, by name. */
  readonly assets: Readonly<Record<string, string>>;
  /** Ids of the components whose rules the stylesheet has. */
  readonly inStylesheet: ReadonlySet<string>;
}

/** One page, as the engine says. */
export interface RenderedPage {
  readonly route: string;
  readonly html: string;
  readonly css: string;
  readonly hasPicture: boolean;
  readonly isTimed: boolean;
  readonly title: string;
  readonly description: string | undefined;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * Writes the renderer that `buildServer` made to where it can be loaded.
 * @param folder where its file may stand: other builds may run the same one at the same time
 * @returns its address
 */
export function placeServer(code: string, folder: string, note: (sentence: string) => void): string {
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(folder, `server-${name}.mjs`);
  const kept = read(file);
  if (!kept?.equals(Buffer.from(code))) {
    if (kept) note(`${file} is not as it was written. What it held is made anew.`);
    replaceFile(file, code);
  }
  return pathToFileURL(file).href;
}

/** Runs a renderer, by its address. */
export async function loadServer(address: string): Promise<Renderer> {
  return (await import(address)) as Renderer;
}

/** The version that marks prerendered rules: styled-components takes up those of its own version only. */
export function styleVersion({ engine }: Pick<CodeFolders, 'engine'>): string {
  const { version } = createRequire(join(engine, 'package.json'))('styled-components/package.json') as {
    version: string;
  };
  return version;
}
