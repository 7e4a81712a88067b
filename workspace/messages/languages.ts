import { isLanguage, languageOfCountry, own, ownText } from '@liveryjs/compiler/manifest';
import { languagesOf } from '#workspace/explain/explain-message.ts';
import { type BrandResult, listBrands, type Workspace } from '#workspace/open/index.ts';

/** A language as the platform calls it, and its BCP 47 tag. */
export interface Language {
  readonly code: string;
  readonly locale: string;
}

/** A manifest as far as texts need it. */
export type Manifest = Pick<BrandResult, 'id' | 'abstract' | 'chain' | 'merged' | 'shown' | 'uses'>;

/** The manifests of all brands of the workspace that can be read. */
export function manifestsOf(workspace: Workspace): Manifest[] {
  return listBrands(workspace)
    .map((id) => workspace.resolver.resolve(id))
    .filter(({ merged }) => merged !== undefined);
}

/** The language that a brand's texts are first written in. */
export function sourceOf(manifest: Manifest): Language | undefined {
  const code = ownText(own(manifest.merged, 'languages'), 'default');
  return languagesOf(manifest).find((language) => language.code === code);
}

/**
 * The BCP 47 tag of a language: as a brand has it, else what its code says. The code of a language may be that of a
 * country, too, and a code that means two languages is not guessed at.
 */
export function localeOf(manifests: readonly Manifest[], code: string): string | undefined {
  const spoken = manifests.flatMap(languagesOf).find((language) => language.code === code);
  if (spoken !== undefined) return spoken.locale;
  const tag = code.toLowerCase();
  const inCountry = isCountry(code) ? languageOfCountry(code) : undefined;
  if (isLanguage(tag) !== true) return inCountry;
  return inCountry === undefined || inCountry === tag ? tag : undefined;
}

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countries.of(code) !== undefined;
}
