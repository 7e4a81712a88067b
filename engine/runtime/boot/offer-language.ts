import type { Language } from '@liveryjs/schemas/brand';
import { ref } from 'valtio/vanilla';
import type { App } from '#engine/render/app.ts';
import { recall, remember } from '#engine/render/preferences.ts';
import { loadIntl, offeredLanguages } from '#engine/render/use-language.ts';
import { whenIdle } from '#engine/render/when-idle.ts';

/**
 * Offers the page once in another language, where each has an address and the visitor's browser asks for one that the page
 * is not in. Nobody is led there by it: whoever follows a link gets the language of its address.
 *
 * @param wishes BCP 47 tags that the browser asks for, the first before the others
 * @returns calls it off
 */
export function offerLanguage(app: App, wishes: readonly string[]): () => void {
  const { brand, state } = app;
  if (brand.languages.addresses !== 'path' || recall(brand.id, 'language') || recall(brand.id, 'offered'))
    return () => {};
  return whenIdle(() => {
    const from = state.language;
    const code = wishedLanguage(offeredLanguages(app, state.languages), wishes);
    if (code === undefined || code === from) return;
    // Without its texts it is not offered: the next visit tries it again.
    loadIntl(app, code).then(
      (intl) => {
        remember(brand.id, 'offered', code);
        state.languageOffer = ref({ code, intl: ref(intl), from });
      },
      () => undefined,
    );
  });
}

/**
 * Finds the first language that a browser asks for and a brand speaks, whatever the region: by the language and the script
 * that is usual for it, so that `zh-TW` is not `zh-CN`.
 *
 * @returns its code in the manifest
 */
export function wishedLanguage(
  supported: readonly Pick<Language, 'code' | 'locale'>[],
  wishes: readonly string[],
): string | undefined {
  for (const wish of wishes) {
    const same = supported.find(({ locale }) => locale.toLowerCase() === wish.toLowerCase());
    const like = same ?? supported.find(({ locale }) => kindOf(locale) === kindOf(wish));
    if (like !== undefined) return like.code;
  }
  return undefined;
}

/** The language of a tag with its script; the tag itself where it is none. */
function kindOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}
