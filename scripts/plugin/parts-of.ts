import { extname, join, resolve } from 'node:path';
import type { Issue } from '@liveryjs/compiler/issues';
import {
  byIdentity,
  folderOf,
  iconFiles,
  isMoving,
  mergeSprites,
  symbolsIn,
} from '@liveryjs/compiler/manifest';
import { OVER_THE_PAGE } from '@liveryjs/compiler/plain/list-name';
import { firstMode, pageStyle, paintSvg, writeStylesheet } from '@liveryjs/compiler/theme';
import { languageLabel } from '@liveryjs/engine/i18n/language-label';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import { codeFolders } from '@liveryjs/workspace/open/packages';
import type { BrandFile, BrandParts } from './brand-parts.ts';
import type { PortalModule } from './ids.ts';
import type { PortalFiles } from './module-source.ts';
import { minifyStyle } from './style-text.ts';
import { titleLook } from './title-look.ts';

const STYLE_OF_PAGES = `${minifyStyle(pageStyle).trim()}\n`;

/** The parts of a brand that has no errors; undefined for one that is abstract or broken. */
export function partsOf(workspace: Workspace, result: BrandResult): BrandParts | undefined {
  const { brand: whole, theme: resolvedTheme, messages, contents, uses, boundaries } = result;
  if (!whole || !resolvedTheme || !messages || !contents || issuesOf(workspace, result).some(isError))
    return undefined;
  const {
    $schema: _schema,
    schemaVersion: _version,
    extends: _parent,
    abstract: _abstract,
    domains: _domains,
    assets: _assets,
    budgets: _budgets,
    redirects: _redirects,
    hosting: _hosting,
    timeZone: _timeZone,
    seasons: _seasons,
    theme: { contrast: _contrast, fonts, ornaments, ...theme },
    languages: { supported, ...languages },
    ...brand
  } = whole;
  const file = (path: string): BrandFile => {
    const bytes = workspace.files.read(path) ?? new Uint8Array();
    return { path, bytes: path.endsWith('.svg') ? withLineFeeds(bytes) : bytes };
  };
  const values = resolvedTheme.modes[firstMode(whole.theme)?.id ?? ''] ?? {};
  const sprites = iconFiles(uses.assets);
  const assetOf = (name: string, { path, bytes }: BrandFile): BrandFile => {
    if (name === 'icons' && sprites.length > 1)
      return made(path, mergeSprites(workspace.files, sprites).replaceAll('\r\n', '\n'));
    // Symbols are painted by the page that they stand in.
    const isPicture = path.endsWith('.svg') && symbolsIn(workspace.files, [path]).length === 0;
    const painted = isPicture ? paintedBytes(bytes, values) : bytes;
    return painted === bytes ? { path, bytes } : { path, bytes: painted, made: true };
  };
  const fontPointer = (font: number, file: number) => `/theme/fonts/${font}/files/${file}/src`;
  const fontFiles = fonts.flatMap((font, index) =>
    font.files.map(({ preload }, fileIndex) => ({ pointer: fontPointer(index, fileIndex), preload })),
  );
  const ornamentFiles = Object.keys(ornaments).map((name) => ({
    pointer: `/theme/ornaments/${name}`,
    preload: false,
  }));
  const paths = new Map(uses.assets.map(({ pointer, path }) => [pointer, path]));
  return {
    id: result.id,
    brand: {
      ...brand,
      theme,
      ...(isMoving(boundaries) && { boundaries }),
      // A browser would have to look the names up while the page starts.
      languages: {
        ...languages,
        supported: supported.map((language) => ({ ...language, label: languageLabel(language) })),
      },
    },
    widgets: [...result.reached.widgets].sort(),
    ...portalOf(whole),
    messages: messages.compiled,
    contents: contents.contents,
    speakers: speakersOf(uses.messages, workspace.messages),
    assets: Object.fromEntries(
      Object.entries({ ...result.assets, ...result.pictures }).map(([name, path]) => [
        name,
        assetOf(name, file(path)),
      ]),
    ),
    pageColors: Object.fromEntries(
      Object.entries(resolvedTheme.modes).flatMap(([mode, { 'color.surface.base': color }]) =>
        color === undefined ? [] : [[mode, color]],
      ),
    ),
    titles: titleLook(fonts, values, (font, file) => paths.get(fontPointer(font, file))),
    css: (fileUrl) =>
      writeStylesheet(resolvedTheme, whole.theme, (src, pointer) => fileUrl(paths.get(pointer) ?? src)) +
      STYLE_OF_PAGES,
    styleFiles: [...fontFiles, ...ornamentFiles].flatMap(({ pointer, preload }) => {
      const path = paths.get(pointer);
      return path === undefined ? [] : [{ ...file(path), preload }];
    }),
  };
}

/** A text with the line ends of Unix, whatever the machine has that it was saved on: bundles are equal on all. */
const withLineFeeds = byIdentity((bytes: Uint8Array) => {
  if (!bytes.includes(13)) return bytes;
  return new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll('\r\n', '\n'));
});

/** The picture in the colours of a brand; the same bytes where it has none of them. */
const paintedBytes = byIdentity((bytes: Uint8Array, values: Readonly<Record<string, string>>) => {
  const text = new TextDecoder().decode(bytes);
  const painted = paintSvg(text, values);
  return painted === text ? bytes : new TextEncoder().encode(painted);
});

function made(path: string, text: string): BrandFile {
  return { path, bytes: new TextEncoder().encode(text), made: true };
}

/** Returns the settings of a manifest's portal. The engine does not know this section: a workspace may be without. */
export function portalOf(brand: object): PortalModule {
  const { platform } = brand as {
    readonly platform?: {
      readonly identityProvider?: string;
      readonly adapter?: string;
      readonly live?: boolean;
    };
  };
  return { identity: platform?.identityProvider, adapter: platform?.adapter, live: platform?.live };
}

/** Descriptions of routes, which only the build writes, in the head of a page. */
const DESCRIPTION = /^\/routes\/\d+\/description$/;
/** Names of modals and panels, and their pages. */
const OVER = /^\/(modals|panels)\//;

const speakersOf = byIdentity(
  (
    uses: BrandResult['uses']['messages'],
    ofEveryPage: readonly string[],
  ): Record<string, readonly string[]> => {
    const speakers: Record<string, string[]> = Object.fromEntries(ofEveryPage.map((key) => [key, ['']]));
    for (const { value, pointer, widget } of uses) {
      speakers[value] ??= [];
      const keySpeakers = speakers[value];
      const speaker = widget ?? (OVER.test(pointer) ? OVER_THE_PAGE : '');
      if (!DESCRIPTION.test(pointer) && !keySpeakers.includes(speaker)) keySpeakers.push(speaker);
    }
    return speakers;
  },
);

/** Returns the issues of a brand, and of the schemas and the widgets that it uses. */
export function issuesOf({ widgets, issues }: Workspace, result: BrandResult): Issue[] {
  const others = widgets.flatMap(({ name, file }) =>
    result.reached.widgets.includes(name) ? [] : `${folderOf(file)}/`,
  );
  return [
    ...result.issues,
    ...issues.filter(({ file }) => !others.some((folder) => file.startsWith(folder))),
  ];
}

/** Absolute path of the component file of every widget, by name. */
export function componentsOf({ root, widgets }: Workspace): Record<string, string> {
  return Object.fromEntries(
    widgets.map(({ name, file, component }) => [name, resolve(root, join(folderOf(file), component))]),
  );
}

/**
 * The files of the portal.
 * @throws where nothing says what kind of portals brands are built as
 */
export function portalFilesOf(workspace: Pick<Workspace, 'root' | 'portal'>): PortalFiles {
  const { portal: folder } = codeFolders(workspace);
  const { portal = '', withAdapter, withLive, withWorker, guises, identity } = workspace.portal ?? {};
  return {
    portal: join(folder, portal),
    ...(withAdapter === undefined ? {} : { withAdapter: join(folder, withAdapter) }),
    ...(withLive === undefined ? {} : { withLive: join(folder, withLive) }),
    ...(withWorker === undefined ? {} : { withWorker: join(folder, withWorker) }),
    ...(guises === undefined ? {} : { guises: join(folder, guises) }),
    ...(identity === undefined
      ? {}
      : {
          identity: {
            registry: join(folder, identity.registry),
            // Sources name sources, and what was built names what was built.
            provider: (name: string) => join(folder, identity.providers, `${name}${extname(portal)}`),
          },
        }),
  };
}

/** Absolute path of the file of every adapter, by name. */
export function adaptersOf({ root, adapters }: Workspace): Record<string, string> {
  return Object.fromEntries(Object.entries(adapters).map(([name, file]) => [name, resolve(root, file)]));
}

export function isError({ severity }: Pick<Issue, 'severity'>): boolean {
  return severity === 'error';
}
