import type { BrandWish, NewBrandView } from '#studio/api.ts';
import { slugOf } from './slug.ts';

/** The fields of a new brand, as they stand in its dialog. */
export interface Fields {
  /** Id of the brand to start from. */
  readonly from: string;
  readonly name: string;
  readonly id: string;
  readonly domains: string;
  readonly merchant: string;
  readonly currency: string;
  /** Codes. */
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** `#rrggbb`; undefined where the parent has no such colour, and nobody has chosen one. */
  readonly color: string | undefined;
  readonly logo: BrandWish['logo'];
}

/** The fields that somebody has written in. */
export type Written = Partial<Fields>;

/** All fields: those that nobody has written in follow the name and the brand to start from. */
export function fieldsOf(view: NewBrandView, written: Written): Fields {
  const { name = '', domains = '', merchant = '', logo } = written;
  const codes = view.languages.map(({ code }) => code);
  const languages = codes.filter((code) => written.languages?.includes(code) ?? true);
  const { defaultLanguage = '' } = written;
  return {
    from: view.from ?? '',
    name,
    id: written.id ?? idOf(name),
    domains,
    merchant,
    currency: written.currency ?? view.currency ?? '',
    languages,
    defaultLanguage: languages.includes(defaultLanguage) ? defaultLanguage : (languages[0] ?? ''),
    color: written.color ?? view.color,
    logo,
  };
}

/** The wish that fields say. What is as the parent has it is left to the parent. */
export function wishOf(view: NewBrandView, fields: Fields): BrandWish {
  const { from, id, name, domains, merchant, currency, color, logo, defaultLanguage } = fields;
  const languages = [
    ...fields.languages.filter((code) => code === defaultLanguage),
    ...fields.languages.filter((code) => code !== defaultLanguage),
  ].join();
  const inherited = view.languages.map(({ code }) => code).join();
  return {
    from,
    id,
    name,
    ...(domains.trim() !== '' && { domains }),
    ...(merchant.trim() !== '' && { merchant }),
    ...(currency !== (view.currency ?? '') && { currency }),
    ...(languages !== inherited && { languages }),
    ...(color !== undefined && color !== view.color && { color }),
    ...(logo !== undefined && { logo }),
  };
}

/** An id that a name suggests: `Café Lotus` is `cafe-lotus`. Empty where the name has no letter that an id may have. */
export function idOf(name: string): string {
  return slugOf(name)
    .replace(/^[^a-z]+/, '')
    .slice(0, 63)
    .replace(/-+$/, '');
}
