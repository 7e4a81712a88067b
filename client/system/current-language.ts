import { platformCode } from '@liveryjs/engine/kit/plain';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';

/** The platform's code of the language that the page is in. */
export function currentLanguage({ languages }: Pick<ResolvedBrand, 'languages'>): string {
  const { lang } = document.documentElement;
  const code = languages.supported.find(({ locale }) => locale === lang)?.code ?? languages.default;
  return platformCode(languages, code);
}
