import type { ResolvedBrand } from '@liveryjs/schemas/brand';

/** The platform's code of the language that the page is in. */
export function currentLanguage({ languages }: Pick<ResolvedBrand, 'languages'>): string {
  const { lang } = document.documentElement;
  return languages.supported.find(({ locale }) => locale === lang)?.code ?? languages.default;
}
