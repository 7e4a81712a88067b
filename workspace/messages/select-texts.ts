import { languageIn } from '@liveryjs/compiler/i18n';
import { languagesOf } from '#workspace/explain/explain-message.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { type Language, localeOf, type Manifest, manifestsOf, sourceOf } from './languages.ts';
import { type LayeredText, layeredTexts } from './layered-texts.ts';

/** The texts that somebody translates together. */
export interface Selection {
  readonly language: Language;
  readonly texts: readonly LayeredText[];
  /** The brands whose pages show them. */
  readonly shownBy: readonly Manifest[];
}

/**
 * The texts of a workspace in one language.
 * @param brands the only ones whose pages are looked at: then also the texts that they inherit. By default each brand that
 *   speaks the language, and each abstract one, with the texts that its own files say
 * @param locale BCP 47 tag of the language, where no brand says it
 */
export function selectTexts(
  workspace: Workspace,
  code: string,
  {
    brands,
    locale,
  }: { readonly brands?: readonly string[] | undefined; readonly locale?: string | undefined } = {},
): Selection | { readonly wrong: string } {
  const manifests = manifestsOf(workspace);
  // Brands may speak one code in different countries.
  const first = manifests.filter(({ id }) => brands?.includes(id));
  const spokenCodes = manifests.flatMap((manifest) => languagesOf(manifest).map((spoken) => spoken.code));
  const cased = spokenCodes.find((other) => other.toLowerCase() === code.toLowerCase());
  if (cased !== undefined && !spokenCodes.includes(code))
    return { wrong: `no brand speaks ${JSON.stringify(code)}. Did you mean ${JSON.stringify(cased)}?` };
  const tag = locale ?? localeOf([...first, ...manifests], code);
  if (tag === undefined)
    return {
      wrong: `no brand says which language ${JSON.stringify(code)} is. Name its language tag, such as --locale pt-BR.`,
    };
  const language = { code, locale: tag };
  if (brands !== undefined) {
    const shownBy = manifests.filter(({ id }) => brands.includes(id));
    const all = shownBy.flatMap((manifest) =>
      layeredTexts(workspace, manifest, language, manifest.abstract ? 'own' : 'needed'),
    );
    // Brands of one family need the same texts of it.
    const texts = new Map(all.map((text) => [JSON.stringify([text.brand, text.key]), text]));
    return { language, texts: [...texts.values()], shownBy };
  }
  const shownBy = manifests.filter(
    (manifest) => manifest.abstract || languagesOf(manifest).some((spoken) => spoken.code === code),
  );
  return {
    language,
    texts: shownBy.flatMap((manifest) => layeredTexts(workspace, manifest, language, 'own')),
    shownBy: manifests.filter(({ abstract }) => !abstract),
  };
}

/**
 * The languages that a brand's texts are translated to: those that it speaks, of an abstract brand those that it has
 * files for, without the one that it is written in. Sorted.
 */
export function translatedTo({ files }: Workspace, manifest: Manifest): string[] {
  const source = sourceOf(manifest)?.code;
  const folder = manifest.chain.at(-1)?.folder ?? '';
  const written = files.list(`${folder}/messages`).flatMap((name) => languageIn(name) ?? []);
  const codes = manifest.abstract ? written : languagesOf(manifest).map(({ code }) => code);
  return [...new Set(codes)].filter((code) => code !== source).sort();
}
