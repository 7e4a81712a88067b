import { filesOfRoute, pageFile } from '@liveryjs/compiler/manifest';
import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import {
  domainOf,
  hasAddresses,
  hostFolders,
  inLanguage,
  languageFolder,
} from '@liveryjs/compiler/plain/language-path';
import { createPortalIntl } from '@liveryjs/engine/i18n/create-portal-intl';
import { documentTitle } from '@liveryjs/engine/i18n/document-title';
import { TextFault } from '@liveryjs/engine/i18n/text-fault';
import type { Language, Redirect, Route } from '@liveryjs/schemas/brand';
import { assetName, digestOf } from '@liveryjs/workspace/hash';
import {
  LICENCES,
  NOT_FOUND,
  SERVICE_WORKER,
  SHELL,
  SITE_MANIFEST,
} from '@liveryjs/workspace/open/bundle-paths';
import type { BrandFile, BrandParts, PageBrand } from '#scripts/plugin/brand-parts.ts';
import type { WidgetsInTime } from '#scripts/plugin/ids.ts';
import { literal, objectSource } from '#scripts/plugin/module-source.ts';
import { type AddressRule, addressRules, redirectsFile, redirectsForNginx } from './address-rules.ts';
import { answeredQuestions } from './answered-questions.ts';
import type { CodeBundle } from './code-bundle.ts';
import type { PolicyOrigins } from './content-policy.ts';
import { crawlerFiles, type ListedPage } from './crawler-files.ts';
import { headersFile, nginxFile } from './hosting.ts';
import { languageFiles } from './language-files.ts';
import { beside, loader, loaders } from './loaders.ts';
import { pageRenderer } from './page-templates.ts';
import { isPublic } from './pages.ts';
import { reach } from './reach.ts';
import { eagerWidgets, placementsInTime } from './reasons.ts';
import { renderDocument } from './render-document.ts';
import type { RenderedPage, Renderer } from './renderer.ts';
import { REMOVING_WORKER, scriptsOf, serviceWorker } from './service-worker.ts';
import { siteManifest } from './site-manifest.ts';
import { sitePictures } from './site-pictures.ts';
import { splitLists } from './split-lists.ts';
import { structuredData } from './structured-data.ts';
import { fileName } from './stylesheet.ts';
import { themeColors } from './theme-colors.ts';
import type { CardOf } from './title-cards.ts';

export interface BundleInput {
  readonly parts: Omit<BrandParts, 'css'>;
  readonly stylesheet: string;
  readonly code: CodeBundle;
  readonly inTime: WidgetsInTime;
  readonly renderer: Renderer;
  /** Version of styled-components, which takes up prerendered rules of its own version only. */
  readonly styleVersion: string;
  readonly origins: PolicyOrigins;
  /** The host names of the portal; search engines are told of the first. */
  readonly domains: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Value of the header Strict-Transport-Security; undefined for none. */
  readonly hsts?: string | undefined;
  /** Where in a manifest the platform's names of a brand stand, as JSON Pointers. */
  readonly names: readonly string[];
  /** Beginnings of the addresses that lead to the platform. */
  readonly platform: readonly string[];
  /** Gives the cards that pages have of their own. */
  readonly cardOf: CardOf;
  /** Texts of the licences of Livery and of the packages that some paths lie in. */
  readonly licences: (paths: Iterable<string>) => string;
}

/** A whole bundle in memory, and what its parts are called. */
export interface Bundle {
  /** Content by path in the bundle. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The addresses that have no file of their own. */
  readonly rules: readonly AddressRule[];
  /** The folders of pages that host names stand for, such as `/vi`. */
  readonly hosts: ReadonlyMap<string, string>;
  /** The module that starts the portal. */
  readonly entry: string;
  /** Messages module by language code. */
  readonly messages: Readonly<Record<string, string>>;
  /** Modules of what a widget says besides, by language code and widget. */
  readonly words: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly stylesheet: string;
  /** Files that only pages other than the first need; the first page fetches them when it has nothing better to do. */
  readonly later: readonly string[];
  /** Returns those of `later` that the page at a path needs at once, with some widgets and in a language. */
  laterOf(path: string | undefined, widgets: ReadonlySet<string>, language: string): readonly string[];
}

/** A path that no route can have: what stands there is the not-found page. */
const NOWHERE = `/${NOT_FOUND}`;
const SHELL_ADDRESS = `/${SHELL.replace('.html', '')}`;

/**
 * Puts a brand's data and the built code together: modules of data, stylesheet, files, pages, files for hosts.
 * Nothing of the brand goes into the code's chunks, so they stay as they are when only the brand changes.
 */
export function composeBundle(input: BundleInput): Bundle {
  const {
    parts,
    stylesheet: styles,
    code,
    inTime,
    renderer,
    styleVersion,
    origins,
    domains,
    redirects,
    hsts,
    names,
    platform,
    licences,
    cardOf,
  } = input;
  const { brand } = parts;
  const origin = `https://${domains[0]}`;
  /** The prerendered pages, by language code. */
  const listed = new Map<string, ListedPage[]>();
  const files = new Map<string, string | Uint8Array>();
  const put = (name: string, content: string | Uint8Array) => {
    const path = assetName(name, content);
    files.set(path, content);
    return path;
  };
  const putFile = (file: BrandFile) => {
    const path = fileName(file);
    files.set(path, file.bytes);
    return `/${path}`;
  };

  for (const chunk of code.chunks) files.set(chunk.file, chunk.code);
  for (const [file, base64] of Object.entries(code.assets)) files.set(file, Buffer.from(base64, 'base64'));
  const assets = Object.fromEntries(
    Object.entries(parts.assets).map(([name, file]) => [name, putFile(file)] as const),
  );
  const styleUrls = new Map(parts.styleFiles.map((file) => [file.path, putFile(file)]));
  const stylesheet = put('tokens.css', styles + renderer.compileStyles(code.styles));
  const inStylesheet = new Set(Object.keys(code.styles));
  const messages: Record<string, string> = {};
  const words: Record<string, Record<string, readonly string[]>> = {};
  const wordsOfOthers: Record<string, string> = {};
  for (const [language, texts] of Object.entries(parts.messages)) {
    const ofLanguage = languageFiles(language, texts, parts.speakers, inTime);
    for (const [path, content] of ofLanguage.files) files.set(path, content);
    messages[language] = ofLanguage.main;
    words[language] = ofLanguage.words;
    wordsOfOthers[language] = ofLanguage.others;
  }
  const contents = Object.entries(parts.contents).map(([name, byCode]) => {
    const ofCodes = Object.entries(byCode).map(
      ([code, content]) =>
        [code, [put(`${name}-${content.language}.js`, `export default ${literal(content)};\n`)]] as const,
    );
    return [name, loaders(ofCodes)] as const;
  });
  const { first: firstBrand, over, lists } = splitLists(brand);
  const listsFile = put(
    'lists.js',
    `export default ${literal(lists)};\nexport const over=${literal(over)};\nexport const contents=${objectSource(contents)};\n`,
  );
  const laterOf: Bundle['laterOf'] = (path, widgets, language) => {
    if (path === '/') return [];
    const { core, soon, first } = inTime;
    const isFirst = (name: string) => [core, soon, first].some((names) => names.includes(name));
    return [...widgets].every(isFirst)
      ? [listsFile]
      : [listsFile, code.loaders, wordsOfOthers[language] ?? ''];
  };
  const codeChunks = new Map(code.chunks.map((chunk) => [chunk.file, chunk]));
  const shared = reach([code.entry], (file) => codeChunks.get(file)?.imports ?? []);
  const packages = codeChunks.get(code.entry)?.imports ?? [];
  const entry = put('brand.js', entryCode(firstBrand, code.entry, packages, listsFile, messages, assets));

  const fonts = parts.styleFiles.flatMap(({ path, preload }) =>
    preload ? [styleUrls.get(path) ?? path] : [],
  );
  const { languages } = brand;
  const bars = themeColors(brand.theme, parts.pageColors);
  const { touchIcon, icons, maskable, card } = sitePictures(parts.assets, bars[0]?.color ?? '#ffffff');
  const ofDevices = [...icons, ...(maskable ? [maskable] : [])].map((picture) => ({
    src: putFile(picture.file),
    picture,
    maskable: picture === maskable,
  }));
  const touchSource = touchIcon && putFile(touchIcon.file);
  /** The card of a page: its own, which shows its title, or the one of the brand. */
  const cardIn = (language: string, title: string | undefined) => {
    const ownCard = title === undefined ? undefined : cardOf(language, title);
    const picture = ownCard ?? card;
    const shown = ownCard && title !== undefined ? documentTitle(title, brand.name) : brand.name;
    return picture && { ...picture, src: origin + putFile(picture.file), alt: shown };
  };
  /** Pages stand in each language that has addresses of its own. */
  const written = languages.supported.filter(({ code }) => hasAddresses(languages, code));
  if (!written.some(({ code }) => code === languages.default))
    throw new Error(`The brand has no language '${languages.default}'.`);
  /** The languages whose pages have their content in the bundle. */
  const prerendered = written.filter(
    ({ code }) => code === languages.default || (languages.prerender?.includes(code) ?? true),
  );
  /** Tells whether a route's page is in the bundle at one of its addresses, for search engines and for who runs no script. */
  const isPrerendered = (path: string, route: Route) => route.prerender && isPublic(brand, path, route);
  const hosts = hostFolders(languages);
  const addressOf = (code: string, path: string) =>
    `https://${domainOf(languages, code) ?? domains[0]}${inLanguage(languages, code, path)}`;
  /** The file of a page. On a host of a language the home page is the index of its folder. */
  const fileOf = (code: string, path: string) =>
    languages.addresses === 'domain'
      ? `${languageFolder(languages, code)}/${pageFile(path)}`.slice(1)
      : pageFile(inLanguage(languages, code, path));
  const site = {
    origin,
    name: brand.name,
    logo: assets.logo && origin + assets.logo,
    routes: brand.routes.filter((route) => isPrerendered(route.path, route)),
  };

  const pagesIn = (language: Language) => {
    const texts = parts.messages[language.code] ?? {};
    const faults = new Map<string, string>();
    const portalIntl = createPortalIntl(
      {
        locale: language.locale,
        brand: brand.name,
        onError: (sentence, key) => void faults.set(key, sentence),
      },
      texts as Parameters<typeof createPortalIntl>[1],
    );
    const { t } = portalIntl;
    const pageInput = {
      brand,
      language: language.code,
      messages: texts,
      contents: parts.contents,
      assets,
      inStylesheet,
    };
    const render = pageRenderer(renderer, code, pageInput, names);
    const inWords = { t, addressOf: (path: string) => addressOf(language.code, path) };
    const questionsOf = (route: Route, html: string) =>
      answeredQuestions({
        ...{ route, html, contents: parts.contents, language: language.code, brand: brand.name },
        formatNumber: (value) => portalIntl.intl.formatNumber(value),
      });
    const renderPage = (path: string, route: Route | undefined): RenderedPage | undefined => {
      if (!prerendered.includes(language) || (route && !isPrerendered(path, route))) return undefined;
      const rendered = render(path);
      // A route under a condition may not exist for a visitor that nothing is known of.
      return rendered.route === (route?.id ?? 'notFound') ? rendered : undefined;
    };
    /** In bytes: a page is measured, hashed and written. The shell is a page without content. */
    return (path: string, route: Route | undefined, isShell = false) => {
      const screen = isShell ? undefined : (route ?? brand.notFound);
      const widgets = new Set(screen ? eagerWidgets(placementsInTime(brand, screen).now, true) : []);
      const chunks = reach(
        code.chunks.flatMap((chunk) => (chunk.widgets.some((name) => widgets.has(name)) ? [chunk.file] : [])),
        (file) => codeChunks.get(file)?.imports ?? [],
      );
      const widgetTextFiles = [...widgets].flatMap((name) => words[language.code]?.[name] ?? []);
      const late = laterOf(route?.path, widgets, language.code);
      const modules = [
        ...new Set([...shared, messages[language.code], ...late, ...widgetTextFiles, ...chunks]),
      ];
      const rendered = isShell ? undefined : renderPage(path, route);
      const call =
        rendered?.hasPicture && route ? renderer.portal.early?.(brand, route.path, language.code) : undefined;
      const alternates = rendered && route && prerendered.length > 1 ? alternatesOf(route) : [];
      const canonical =
        route && isPublic(brand, route.path, route) ? addressOf(language.code, route.path) : undefined;
      const text = renderDocument({
        lang: language.locale,
        dir: language.direction ?? directionOf(language.locale),
        mode: brand.theme.defaultMode === 'system' ? undefined : brand.theme.defaultMode,
        title: rendered?.title ?? (screen ? documentTitle(t(screen.title), brand.name) : brand.name),
        description: rendered?.description ?? (route?.description && t(route.description)),
        site: brand.name,
        canonical,
        alternates,
        data:
          rendered && route && canonical !== undefined
            ? structuredData(site, route, inWords, questionsOf(route, rendered.html))
            : undefined,
        themeColors: bars,
        favicon: assets.favicon,
        touchIcon: touchSource,
        manifest: `/${SITE_MANIFEST}`,
        card: canonical === undefined ? undefined : cardIn(language.code, route && t(route.title)),
        origins,
        hasWorkers: code.chunks.some(({ workerOf }) => workerOf !== undefined),
        isOffline: code.serviceWorker !== undefined,
        fonts,
        stylesheets: [stylesheet, ...[...chunks].flatMap((file) => codeChunks.get(file)?.styles ?? [])].map(
          (file) => `/${file}`,
        ),
        entry: `/${entry}`,
        modules: modules.flatMap((file) => (file === undefined ? [] : [`/${file}`])),
        earlyScript: renderer.earlyScript(brand, language.code, call, rendered?.isTimed),
        rendered: rendered && {
          ...rendered,
          hasEarlyPicture: call !== undefined,
          cssVersion: styleVersion,
        },
      });
      if (faults.size > 0) throw new TextFault(path, faults);
      if (rendered && route?.path === path) {
        const ofLanguage = listed.get(language.code) ?? [];
        ofLanguage.push({ address: addressOf(language.code, path), alternates });
        listed.set(language.code, ofLanguage);
      }
      return Buffer.from(text);
    };
  };
  /** The same page in all languages that it is prerendered in, and for who speaks none of them in the first. */
  const alternatesOf = ({ path }: Route) => [
    ...prerendered.map(({ code, locale }) => ({ lang: locale, href: addressOf(code, path) })),
    { lang: 'x-default', href: addressOf(languages.default, path) },
  ];

  for (const language of written) {
    const page = pagesIn(language);
    for (const route of brand.routes)
      for (const path of filesOfRoute(route).written)
        files.set(fileOf(language.code, path), page(path, route));
    files.set(fileOf(language.code, NOWHERE), page(NOWHERE, undefined));
  }
  const starts = written.map(({ code }) => languageFolder(languages, code)).filter((start) => start !== '');
  const paths = [
    ...brand.routes.flatMap((route) => [route.path, ...route.aliases]),
    ...starts.flatMap((start) => [start, `${start}/*`]),
  ];
  const forCrawlers = crawlerFiles(origin, listed);
  for (const [file, content] of forCrawlers) files.set(file, content);
  const first = written.find(({ code }) => code === languages.default);
  const installed = siteManifest({
    name: brand.name,
    lang: first?.locale ?? '',
    dir: first?.direction ?? directionOf(first?.locale ?? ''),
    color: bars[0]?.color,
    favicon: assets.favicon,
    icons: ofDevices,
  });
  files.set(SITE_MANIFEST, installed);
  const programFiles = [...forCrawlers.keys(), SITE_MANIFEST];
  if (code.serviceWorker && first) {
    const shell = pagesIn(first)(`/${SHELL}`, undefined, true);
    files.set(SHELL, shell);
    const ofFirstPage = [...inTime.core, ...inTime.soon, ...inTime.first];
    const texts = [
      messages[first.code],
      wordsOfOthers[first.code],
      ...ofFirstPage.flatMap((name) => words[first.code]?.[name] ?? []),
    ];
    const scripts = scriptsOf(code, ofFirstPage);
    const release = {
      id: `/${stylesheet} /${entry}`,
      files: [
        ...[entry, stylesheet, ...scripts, listsFile, ...texts].flatMap((file) => (file ? `/${file}` : [])),
        ...[...fonts, assets.logo, assets.icons, assets.pictures].filter((address) => address !== undefined),
      ],
      shell: { url: SHELL_ADDRESS, revision: digestOf(shell) },
      platform,
    };
    files.set(SERVICE_WORKER, serviceWorker(code.serviceWorker.code, release));
  } else if (brand.offline?.worker === 'remove') files.set(SERVICE_WORKER, REMOVING_WORKER);
  if (files.has(SERVICE_WORKER)) programFiles.push(SERVICE_WORKER);
  const toPrograms = programFiles.map((file) => `/${file}`);
  const shells = files.has(SHELL) ? [SHELL_ADDRESS] : [];
  files.set('_headers', headersFile([...paths, ...toPrograms, ...shells], hsts));
  const rules = addressRules({ ...brand, redirects }, written);
  const directives = redirectsForNginx(rules, starts, hosts);
  files.set('_redirects', redirectsFile(rules, starts));
  files.set('redirects.conf', directives);
  files.set('nginx.conf', nginxFile(directives, hsts, hosts.size > 0));
  const brandFiles = [...Object.values(parts.assets), ...parts.styleFiles];
  const chunks = [...code.chunks, ...(code.serviceWorker ? [code.serviceWorker] : [])];
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
  files.set(LICENCES, licences([...modules, ...brandFiles.map((file) => file.path)]));
  const later = [listsFile, code.loaders, ...Object.values(wordsOfOthers)];
  return { files, rules, hosts, entry, messages, words, stylesheet, later, laterOf };
}

/**
 * Returns the code that the code's chunks do not hold: the brand, and where its messages and files are. The packages that
 * the code builds on run in a task of their own: a browser can draw and answer before the code runs.
 */
function entryCode(
  brand: PageBrand,
  code: string,
  packages: readonly string[],
  lists: string,
  messages: Readonly<Record<string, string>>,
  assets: Readonly<Record<string, string>>,
): string {
  return `${packages.map((file) => `import${beside(file)};`).join('')}await new Promise((done)=>setTimeout(done));
const{startBrowser,portal,widgets,otherWidgets,components}=await import(${beside(code)});
const lists=${loader(lists)};
startBrowser({brand:${literal(brand)},lists,widgets,otherWidgets,components,messages:${loaders(Object.entries(messages).map(([code, file]) => [code, [file]]))},contents:()=>lists().then((more)=>more.contents),assets:${literal(assets)},portal});
`;
}
