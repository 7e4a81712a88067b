/**
 * The parts of a brand that are modules of their own, beside one `messages/<CODE>` a language and one
 * `contents/<name>.<CODE>` a content.
 */
export const BRAND_PARTS = [
  'entry',
  'portal',
  'parts',
  'manifest',
  'widgets',
  'messages',
  'contents',
  'assets',
  'tokens.css',
] as const;
export type BrandPart = (typeof BRAND_PARTS)[number];

const BRAND = 'virtual:brand/';
const CODE = 'virtual:livery/code/';
const SOON = 'virtual:livery/soon/';
const LOADERS = 'virtual:livery/loaders/';

/** Every widget of the workspace with the renderer, for prerendering. */
export const SERVER_ID = 'virtual:livery/server';

/** The service worker, as a script of its own. */
export const WORKER_ID = 'virtual:livery/worker';

/** The prefix of a virtual module's id once it is resolved, so that no other plugin takes it for a file. */
export const RESOLVED = '\0';
export const VIRTUAL = /^virtual:(brand|livery)\//;
export const RESOLVED_VIRTUAL = /^\0virtual:(brand|livery)\//;

/** @param part one of BRAND_PARTS, `messages/<CODE>`, or `contents/<name>.<CODE>` */
export function brandModuleId(
  brand: string,
  part: BrandPart | `messages/${string}` | `contents/${string}.${string}`,
): string {
  return `${BRAND}${brand}/${part}`;
}

/** Names of the modules that a brand's portal needs beside its own code. */
export interface PortalModule {
  /** Name of the third party that verifies visitors, where there is one. */
  readonly identity?: string | undefined;
  /** Name of the adapter that calls pass through, where they pass through one. */
  readonly adapter?: string | undefined;
  /** True when the portal hears from the platform what changes. */
  readonly live?: boolean | undefined;
}

/** When a page fetches the code and the words of which widgets, by name. Of all others, when they are needed. */
export interface WidgetsInTime {
  /** Those that every page has from the start. */
  readonly core: readonly string[];
  /** Those that come in one file, which is fetched when the first of them is needed. */
  readonly soon: readonly string[];
  /** Those that the first page may fetch; where the code of all others is, is fetched, too. */
  readonly first: readonly string[];
}

/** The engine, the portal and some widgets, without any brand. */
export interface CodeModule extends PortalModule, WidgetsInTime {
  readonly widgets: readonly string[];
  /** True when the portal keeps a service worker. */
  readonly worker?: boolean | undefined;
}

/** Modules that are equal give equal ids, in whichever order their widgets are named. */
export function codeModuleId({
  widgets,
  core,
  soon,
  first,
  identity = '',
  adapter = '',
  live = false,
  worker = false,
}: CodeModule): string {
  const parts = [...[widgets, core, soon, first].map(sortedSet), identity, adapter];
  const around = worker ? [live ? 'live' : '', 'worker'] : live ? ['live'] : [];
  return CODE + [...parts, ...around].join('/');
}

/** The code of widgets that come together. */
export function soonModuleId(widgets: readonly string[]): string {
  return `${SOON}${sortedSet(widgets)}/widgets`;
}

const SOON_OF_ENGINE = /[\\/]engine[\\/](?:runtime[\\/])?boot[\\/]soon\.[jt]s$/;

/**
 * Tells whether a module of a build, by its id there, is fetched right after a page has started: widgets, or code that the
 * engine runs then.
 */
export function isSoonModule(id: string): boolean {
  return id.startsWith(`${RESOLVED}${SOON}`) || SOON_OF_ENGINE.test(id);
}

/** Where the code of some widgets is. */
export function loadersModuleId(widgets: readonly string[]): string {
  return `${LOADERS}${sortedSet(widgets)}/widgets`;
}

function sortedSet(names: readonly string[]): string {
  return [...new Set(names)].sort().join(',');
}

export type VirtualModule =
  | { readonly kind: 'brand'; readonly brand: string; readonly part: BrandPart }
  | { readonly kind: 'messages'; readonly brand: string; readonly language: string }
  | { readonly kind: 'content'; readonly brand: string; readonly name: string; readonly language: string }
  | ({ readonly kind: 'code' } & CodeModule)
  | { readonly kind: 'soon'; readonly widgets: readonly string[] }
  | { readonly kind: 'loaders'; readonly widgets: readonly string[] }
  | { readonly kind: 'server' }
  | { readonly kind: 'worker' };

/** Parses an id without its mark; undefined for one that is not of Livery. */
export function parseModuleId(id: string): VirtualModule | undefined {
  if (id === SERVER_ID) return { kind: 'server' };
  if (id === WORKER_ID) return { kind: 'worker' };
  const namesAfter = (start: string) =>
    id
      .slice(start.length)
      .split('/')
      .map((names) => names.split(',').filter(Boolean));
  if (id.startsWith(CODE)) {
    const [widgets = [], core = [], soon = [], first = [], ...names] = namesAfter(CODE);
    const [[identity] = [], [adapter] = [], [live] = [], [worker] = []] = names;
    const around = { ...(live && { live: true }), ...(worker && { worker: true }) };
    return { kind: 'code', widgets, core, soon, first, identity, adapter, ...around };
  }
  for (const [start, kind] of [
    [SOON, 'soon'],
    [LOADERS, 'loaders'],
  ] as const)
    if (id.startsWith(start)) return { kind, widgets: namesAfter(start)[0] ?? [] };
  const [, brand, rest] = /^virtual:brand\/([^/]+)\/(.+)$/.exec(id) ?? [];
  if (brand === undefined || rest === undefined) return undefined;
  const [, language] = /^messages\/([A-Z_]+)$/.exec(rest) ?? [];
  if (language !== undefined) return { kind: 'messages', brand, language };
  const [, name, written] = /^contents\/([a-z][a-z0-9-]*)\.([A-Z_]+)$/.exec(rest) ?? [];
  if (name !== undefined && written !== undefined) return { kind: 'content', brand, name, language: written };
  const part = BRAND_PARTS.find((name) => name === rest);
  return part && { kind: 'brand', brand, part };
}
