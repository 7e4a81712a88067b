import type { StudioCalls, StudioPath } from '@liveryjs/studio/api';
import { type BrandResult, listBrands, type Workspace } from '@liveryjs/workspace/open';
import type { LiveBrand } from '#scripts/dev/brand-store.ts';
import { assetsView } from './views/assets.ts';
import { blanksView } from './views/blanks.ts';
import { type Addresses, brandView, summaryOf } from './views/brands.ts';
import { colorsView } from './views/colors.ts';
import { contentsView, contentView } from './views/contents.ts';
import { formView } from './views/form.ts';
import { messagesView, textView } from './views/messages.ts';
import { pageView } from './views/outline.ts';
import { repeatedView } from './views/repeated.ts';

/** The studio, as views of brands need it: all of it with the draft over the files. */
export interface ViewHost {
  workspace(): Workspace;
  /** A brand as it is shown, or one that is only extended. @throws Failure where there is none */
  brand(id: string): LiveBrand;
  /** All brands that are portals. */
  brands(): readonly LiveBrand[];
  /** The portals that extend a brand which is none itself. */
  portalsOf(result: BrandResult): readonly LiveBrand[];
  addresses(): Addresses;
  /** Paths of files with a draft. */
  drafted(): readonly string[];
}

type Path = Extract<
  StudioPath,
  `/api/${'brand' | 'brands' | 'page' | 'form' | 'blanks' | 'colors' | 'repeated' | 'messages' | 'text' | 'assets' | 'contents' | 'content'}`
>;

/** The calls that show something of a brand, and change nothing. */
export function viewCalls(host: ViewHost): {
  readonly [P in Path]: (body: StudioCalls[P]['body']) => Promise<StudioCalls[P]['answer']>;
} {
  const { workspace, brand: brandOf } = host;
  const resultOf = (id: string) => brandOf(id).result;
  return {
    '/api/brands': async () => {
      const brands = listBrands(workspace()).map(brandOf);
      return {
        brands: [
          ...brands.filter(({ result }) => !result.abstract),
          ...brands.filter(({ result }) => result.abstract),
        ].map((brand) => summaryOf(brand, host.addresses(), host.drafted())),
      };
    },
    '/api/brand': async ({ brand }) =>
      brandView(workspace(), brandOf(brand), host.addresses().port, host.brands()),
    '/api/page': async ({ brand, page, facts }) => pageView(workspace(), resultOf(brand), page, facts),
    '/api/form': async ({ brand, at: place, language }) => {
      const form = formView(workspace(), resultOf(brand), place, language);
      return form === undefined ? {} : { form };
    },
    '/api/blanks': async ({ brand, at: place, language }) =>
      blanksView(workspace(), resultOf(brand), place, language),
    '/api/colors': async ({ brand, shownBy = brand }) => colorsView(resultOf(shownBy), brand),
    '/api/repeated': async ({ brand }) => repeatedView(workspace(), resultOf(brand)),
    '/api/messages': async ({ brand, languages, at: place }) =>
      messagesView(workspace(), resultOf(brand), languages, place),
    '/api/text': async ({ brand, key, language }) => textView(workspace(), resultOf(brand), key, language),
    '/api/assets': async ({ brand }) => assetsView(workspace(), resultOf(brand)),
    '/api/contents': async ({ brand, languages }) => {
      const result = resultOf(brand);
      return contentsView(workspace(), result, languages, host.portalsOf(result));
    },
    '/api/content': async ({ brand, name, language }) => {
      const result = resultOf(brand);
      return contentView(workspace(), result, name, language, host.portalsOf(result));
    },
  };
}
