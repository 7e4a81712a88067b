/** The parts of a brand that are modules of their own, beside one `messages/<CODE>` a language. */
export const BRAND_PARTS = [
  'entry',
  'parts',
  'manifest',
  'widgets',
  'messages',
  'assets',
  'tokens.css',
] as const;
export type BrandPart = (typeof BRAND_PARTS)[number];

const BRAND = 'virtual:brand/';
const CODE = 'virtual:livery/code/';

/** Every widget of the workspace with the renderer, for prerendering. */
export const SERVER_ID = 'virtual:livery/server';

/** What stands in front of a virtual module's id once it is resolved, so that no other plugin takes it for a file. */
export const RESOLVED = '\0';
export const VIRTUAL = /^virtual:(brand|livery)\//;
export const RESOLVED_VIRTUAL = /^\0virtual:(brand|livery)\//;

/** @param part one of BRAND_PARTS, or `messages/<CODE>` */
export function brandModuleId(brand: string, part: BrandPart | `messages/${string}`): string {
  return `${BRAND}${brand}/${part}`;
}

/**
 * The engine, the portal and these widgets, without any brand. Equal sets give equal ids.
 * @param core those of the widgets that come with it; the others are fetched when they are needed
 * @param identity name of the third party that verifies visitors
 */
export function codeModuleId(
  widgets: Iterable<string>,
  core: Iterable<string> = [],
  identity: string | undefined = undefined,
): string {
  return `${CODE}${sortedSet(widgets)}/${sortedSet(core)}/${identity ?? ''}`;
}

function sortedSet(names: Iterable<string>): string {
  return [...new Set(names)].sort().join(',');
}

/** The engine, the portal and some widgets. */
export interface CodeModule {
  readonly kind: 'code';
  readonly widgets: readonly string[];
  readonly core: readonly string[];
  /** Name of the third party that verifies visitors. */
  readonly identity: string | undefined;
}

export type VirtualModule =
  | { readonly kind: 'brand'; readonly brand: string; readonly part: BrandPart }
  | { readonly kind: 'messages'; readonly brand: string; readonly language: string }
  | CodeModule
  | { readonly kind: 'server' };

/** What an id without its mark means; undefined for one that is not of Livery. */
export function parseModuleId(id: string): VirtualModule | undefined {
  if (id === SERVER_ID) return { kind: 'server' };
  if (id.startsWith(CODE)) {
    const [widgets = [], core = [], [identity] = []] = id
      .slice(CODE.length)
      .split('/')
      .map((names) => names.split(',').filter(Boolean));
    return { kind: 'code', widgets, core, identity };
  }
  const [, brand, rest] = /^virtual:brand\/([^/]+)\/(.+)$/.exec(id) ?? [];
  if (brand === undefined || rest === undefined) return undefined;
  const [, language] = /^messages\/([A-Z_]+)$/.exec(rest) ?? [];
  if (language !== undefined) return { kind: 'messages', brand, language };
  const part = BRAND_PARTS.find((name) => name === rest);
  return part && { kind: 'brand', brand, part };
}
