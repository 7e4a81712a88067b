import type { BrandParts } from './brand-parts.ts';
import { brandModuleId, type CodeModule, loadersModuleId, type PortalModule, soonModuleId } from './ids.ts';

const START = '@liveryjs/engine/boot/browser';
const OFFLINE_WORKER = '@liveryjs/engine/render/offline-worker';

/** Absolute paths of what a portal is made of. */
export interface PortalFiles {
  /** Exports `portal`. */
  readonly portal: string;
  /** Exports `withAdapter`; missing where manifests name no adapter. */
  readonly withAdapter?: string;
  /** Exports `withLive`; missing where no portal hears what changes. */
  readonly withLive?: string;
  /** Exports `withWorker`; missing where no portal keeps a service worker. */
  readonly withWorker?: string;
  /** Exports `guises`, for the studio; missing where it knows nobody to see portals as. */
  readonly guises?: string;
  /** The third party that verifies visitors; missing where manifests name none. */
  readonly identity?: {
    /** Exports `identityProviders`. */
    readonly registry: string;
    readonly provider: (name: string) => string;
  };
}

/** A value as JavaScript source. Values are JSON: the same value in the same order gives the same text. */
export const literal = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** `{ "name": <source>, … }` of values that are source already. */
export function objectSource(members: Iterable<readonly [name: string, source: string]>): string {
  return `{${[...members].map(([name, source]) => `${literal(name)}:${source}`).join(',')}}`;
}

export function manifestSource({ brand }: BrandParts): string {
  return `export const brand = ${literal(brand)};\n`;
}

/**
 * @param components absolute path of the component file, by widget name
 * @param soon widgets whose code comes in one file
 */
export function widgetsSource(
  widgets: readonly string[],
  components: Readonly<Record<string, string>>,
  soon: readonly string[] = [],
): string {
  const loaders = widgets.map(
    (name) => [name, `() => import(${literal(componentOf(name, components))})`] as const,
  );
  const together = soon.map((name) => [name, `() => soon(${literal(name)})`] as const);
  const fetching =
    soon.length === 0
      ? ''
      : `const soon = async (name) => ({ default: (await import(${literal(soonModuleId(soon))})).components[name] });\n`;
  return `${fetching}export const widgets = ${objectSource([...together, ...loaders])};\n`;
}

export function soonSource(widgets: readonly string[], components: Readonly<Record<string, string>>): string {
  return componentsSource('components', widgets, components);
}

export function messagesSource({ id, messages }: BrandParts): string {
  const loaders = Object.keys(messages).map(
    (code) => [code, `() => import(${literal(brandModuleId(id, `messages/${code}`))})`] as const,
  );
  return `export const messages = ${objectSource(loaders)};\n`;
}

export function languageSource({ messages }: BrandParts, code: string): string {
  return `export default ${literal(messages[code] ?? {})};\n`;
}

/** A language that has no text of its own is led to that of another. */
export function contentsSource({ id, contents }: BrandParts): string {
  const byName = Object.entries(contents).map(([name, byCode]) => {
    const loaders = Object.entries(byCode).map(
      ([code, { language }]) =>
        [code, `() => import(${literal(brandModuleId(id, `contents/${name}.${language}`))})`] as const,
    );
    return [name, objectSource(loaders)] as const;
  });
  return `export const contents = ${objectSource(byName)};\n`;
}

export function contentSource({ contents }: BrandParts, name: string, code: string): string {
  return `export default ${literal(contents[name]?.[code])};\n`;
}

/** @param urls source of the address of each asset, by name */
export function assetsSource(urls: Iterable<readonly [name: string, source: string]>): string {
  return `export const assets = ${objectSource(urls)};\n`;
}

/** All that an entry hands over, as one module, so that changes of several parts arrive together. */
export function partsSource(id: string): string {
  return `export { brand } from ${literal(brandModuleId(id, 'manifest'))};
export { widgets } from ${literal(brandModuleId(id, 'widgets'))};
export { messages } from ${literal(brandModuleId(id, 'messages'))};
export { contents } from ${literal(brandModuleId(id, 'contents'))};
export { assets } from ${literal(brandModuleId(id, 'assets'))};
`;
}

/**
 * The portal, as an export.
 * @param adapters absolute path of each adapter's file, by name
 */
export function portalSource(
  { identity, adapter, live = false, worker = false }: PortalModule & Pick<CodeModule, 'worker'>,
  files: PortalFiles,
  adapters: Readonly<Record<string, string>>,
): string {
  const verifying = identity === undefined ? '' : identitySource(identity, files);
  if (adapter === undefined && !live && !worker)
    return `${verifying}export { portal } from ${literal(files.portal)};\n`;
  const around = [
    ...(adapter === undefined ? [] : [adapterSource(adapter, files, adapters)]),
    ...(live ? [liveSource(files)] : []),
    ...(worker ? [workerLayer(files)] : []),
  ];
  return `${verifying}import { portal as plain } from ${literal(files.portal)};
${around.map(({ imports }) => imports).join('')}export const portal = ${around.reduce((inner, { wrap }) => wrap(inner), 'plain')};
`;
}

/** A layer around the portal: what it imports, and how it takes the portal in. */
interface Layer {
  readonly imports: string;
  readonly wrap: (portal: string) => string;
}

function adapterSource(
  name: string,
  { withAdapter }: PortalFiles,
  adapters: Readonly<Record<string, string>>,
): Layer {
  const file = adapters[name];
  if (file === undefined || withAdapter === undefined)
    throw new Error(`There is no file for the adapter '${name}'.`);
  return {
    imports: `import { withAdapter } from ${literal(withAdapter)};
import adapter from ${literal(file)};
`,
    wrap: (inner) => `withAdapter(${inner}, adapter)`,
  };
}

function liveSource({ withLive }: PortalFiles): Layer {
  if (withLive === undefined) throw new Error('The portal has no file that hears from the platform.');
  return {
    imports: `import { withLive } from ${literal(withLive)};\n`,
    wrap: (inner) => `withLive(${inner})`,
  };
}

function workerLayer({ withWorker }: PortalFiles): Layer {
  if (withWorker === undefined) throw new Error('The portal has no file that keeps a service worker.');
  return {
    imports: `import { withWorker } from ${literal(withWorker)};\n`,
    wrap: (inner) => `withWorker(${inner})`,
  };
}

/** Hands over the code of a third party, which comes when it is used. */
function identitySource(name: string, { identity }: PortalFiles): string {
  if (identity === undefined) throw new Error(`There is no file for the identity provider '${name}'.`);
  return `import { identityProviders } from ${literal(identity.registry)};
identityProviders[${literal(name)}] = () => import(${literal(identity.provider(name))});
`;
}

export function entrySource(id: string): string {
  return `import { startBrowser } from ${literal(START)};
import { portal } from ${literal(brandModuleId(id, 'portal'))};
import { brand, widgets, messages, contents, assets } from ${literal(brandModuleId(id, 'parts'))};
startBrowser({ brand, widgets, messages, contents, assets, portal });
`;
}

/**
 * The entry while developing: what changes reaches the running portal, and only that.
 * @param studio the module by which a portal joins the studio that it stands in a frame of, and that of its guises, where there is one
 */
export function devEntrySource(
  id: string,
  studio?: { readonly frame: string; readonly guises: string | undefined },
): string {
  const parts = literal(brandModuleId(id, 'parts'));
  return `import { startBrowser } from ${literal(START)};
import { followBrand } from '@liveryjs/engine/boot/follow-brand';
import { replaceRules } from '@liveryjs/compiler/theme/replace-rules';
import { withSameParts } from '@liveryjs/compiler/manifest/same-parts';
import { portal as ofFiles } from ${literal(brandModuleId(id, 'portal'))};
import ${literal(brandModuleId(id, 'tokens.css'))};
import * as first from ${parts};
${studio === undefined ? '' : framedSource(studio)}let parts = first;
const start = (input, portal = ofFiles, texts = {}) =>
  startBrowser({ ...input, portal, followed: { ...followBrand(input.brand), useTexts: texts.useTexts } });
const app = ${studio === undefined ? 'start(first)' : 'isFramed ? joinStudio({ first, start, marks: markPlacements(), followTexts, pageOf, portal: ofFiles, guises }) : start(first)'};
if (import.meta.hot) {
  import.meta.hot.accept(${parts}, (next) => {
    if (!next) return;
    const names = Object.keys(next).filter((name) => next[name] !== parts[name]);
    parts = next;
    app.update(Object.fromEntries(names.map((name) => [name, next[name]])));
  });
  import.meta.hot.on('livery:saved', ({ brand, styles, manifest }) => {
    if (brand !== ${literal(id)} || app.isDrafted?.()) return;
    if (styles !== undefined)
      for (const style of document.querySelectorAll('style[data-vite-dev-id$=${literal(brandModuleId(id, 'tokens.css'))}]'))
        replaceRules(style, styles);
    if (manifest === undefined) return;
    const saved = withSameParts(manifest, parts.brand);
    parts = { ...parts, brand: saved };
    app.update({ brand: saved });
  });
}
`;
}

function framedSource({
  frame,
  guises,
}: {
  readonly frame: string;
  readonly guises: string | undefined;
}): string {
  return `import { followTexts } from '@liveryjs/engine/boot/follow-texts';
import { markPlacements } from '@liveryjs/engine/boot/mark-placements';
import { matchRoute } from '@liveryjs/engine/routing/match-route';
import { pathHere } from '@liveryjs/engine/routing/path-here';
import { isFramed, joinStudio } from ${literal(frame)};
const guises = ${guises === undefined ? '() => undefined' : `async () => (await import(${literal(guises)})).guises`};
const pageOf = (brand) => matchRoute(brand.routes, pathHere(brand))?.id;
`;
}

/** The engine, the portal and some widgets, for any brand that reaches exactly these and names what else is in it. */
export function codeSource(
  { widgets, core, soon, first, ...portal }: CodeModule,
  files: PortalFiles,
  components: Readonly<Record<string, string>>,
  adapters: Readonly<Record<string, string>>,
): string {
  const late = widgets.filter((name) => !core.includes(name) && !soon.includes(name));
  const others = late.filter((name) => !first.includes(name));
  return `export { startBrowser } from ${literal(START)};
${portalSource(portal, files, adapters)}${widgetsSource(
  late.filter((name) => first.includes(name)),
  components,
  soon,
)}export const otherWidgets = () => import(${literal(loadersModuleId(others))});
${componentsSource('components', core, components)}`;
}

export function workerSource(): string {
  return `export { keepOffline } from ${literal(OFFLINE_WORKER)};\n`;
}

export function serverSource(files: PortalFiles, components: Readonly<Record<string, string>>): string {
  return `export { compileStyles, earlyScript, renderRoute } from '@liveryjs/engine/boot/server';
export { portal } from ${literal(files.portal)};
${componentsSource('widgets', Object.keys(components).sort(), components)}`;
}

/** Widgets by name, all here at once, as an export. */
function componentsSource(
  exported: string,
  names: readonly string[],
  components: Readonly<Record<string, string>>,
): string {
  const imports = names.map(
    (name, index) => `import w${index} from ${literal(componentOf(name, components))};\n`,
  );
  const members = names.map((name, index) => [name, `w${index}`] as const);
  return `${imports.join('')}export const ${exported} = ${objectSource(members)};\n`;
}

function componentOf(name: string, components: Readonly<Record<string, string>>): string {
  const file = components[name];
  if (file === undefined) throw new Error(`There is no component for the widget '${name}'.`);
  return file;
}
