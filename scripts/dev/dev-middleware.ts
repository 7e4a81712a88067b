import type { ServerResponse } from 'node:http';
import { instantOf } from '@liveryjs/compiler/manifest/instants';
import { splitLanguage } from '@liveryjs/compiler/plain/language-path';
import { brandTimes } from '@liveryjs/workspace/explain/person';
import { nearestFile } from '@liveryjs/workspace/open/packages';
import type { Connect, ViteDevServer } from 'vite';
import { type AddressRule, addressRules, redirectsAt } from '#scripts/bundle/address-rules.ts';
import { CLOCK_SCRIPT, clockOf, clockScript, withClock } from '#scripts/clock/set-clock.ts';
import type { BrandFile, PageBrand } from '#scripts/plugin/brand-parts.ts';
import { contentType } from '#scripts/serve/content-type.ts';
import { brandOfHost, hostOfRequest, isKnownHost, NO_HOST } from '#scripts/serve/host-names.ts';
import { studioOrigin } from '#scripts/studio/who-may-ask.ts';
import { brandList } from './brand-list.ts';
import type { BrandStore, LiveBrand } from './brand-store.ts';
import { brandDocument, brokenDocument } from './dev-documents.ts';
import { fsAddress } from './fs-address.ts';
import { errorTexts } from './print-issues.ts';

/** The module that shows a brand's issues in its page. */
const OVERLAY = fsAddress(nearestFile(import.meta.dirname, ['overlay.ts', 'overlay.js']) ?? '');

/** Where files are answered that are made of several. */
export const MADE_FILES = '/@livery/made/';

export interface MiddlewareOptions {
  readonly store: BrandStore;
  readonly port: () => number;
  readonly addressOf: (file: BrandFile) => string;
  /** Brands with the draft of the studio, where that is served: the list of brands links to it. */
  readonly drafted?: (() => readonly LiveBrand[]) | undefined;
  /** A date that the clock of pages is set to which name none themselves. Default: it is not set. */
  readonly at?: string | undefined;
}

/** Answers for pages: the brand's by host name. What it returns is for after Vite's own answers. */
export function devMiddleware(server: ViteDevServer, options: MiddlewareOptions): () => void {
  const { store } = options;
  server.middlewares.use((request, response, next) => {
    const host = hostOfRequest(request);
    if (host === undefined) send(response, 400, 'text/plain', NO_HOST);
    else if (!isKnownHost(host, store.brands()))
      send(response, 403, 'text/plain', `No brand answers on ${host}.\n`);
    // Vite takes addresses apart, and shows a stack trace where it cannot.
    else if (!URL.canParse(request.url ?? '', 'http://localhost'))
      send(response, 400, 'text/plain', 'This address cannot be read.\n');
    else if (request.url?.startsWith(CLOCK_SCRIPT)) sendClock(request.url, response);
    else if (request.url?.startsWith(MADE_FILES)) sendMade(request.url, response, options);
    else next();
  });
  return () => {
    server.middlewares.use((request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      const redirect = redirectOf(request, brandFor(request, options), options.at);
      if (redirect) return leadOn(request, response, redirect);
      if (!wantsPage(request, store.brands()))
        return send(response, 404, 'text/plain', `There is no file ${pathOf(request)} here.\n`);
      page(server, request, options).then(
        ({ status, html, headers }) => send(response, status, 'text/html', html, headers),
        (error: unknown) => next(error),
      );
    });
  };
}

/** The brand that a request is for. In a frame it is as the studio's draft has it, where its files cannot be shown yet. */
function brandFor(
  { headers }: Connect.IncomingMessage,
  { store, drafted }: Pick<MiddlewareOptions, 'store' | 'drafted'>,
): LiveBrand | undefined {
  const { host = '' } = headers;
  const saved = brandOfHost(host, store.brands());
  if (saved?.parts || headers['sec-fetch-dest'] !== 'iframe') return saved;
  return brandOfHost(host, drafted?.() ?? []) ?? saved;
}

async function page(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  { store, port, addressOf, drafted, at: otherwise }: MiddlewareOptions,
): Promise<{ status: number; html: string; headers?: Record<string, string> }> {
  const url = request.originalUrl ?? request.url ?? '/';
  const pathname = pathOf(request);
  const brand = brandFor(request, { store, drafted });
  if (!brand) {
    const missed = ['/', '/index.html'].includes(pathname) ? undefined : pathname;
    const { html, policy } = brandList({
      brands: store.brands(),
      port: port(),
      addressOf,
      missed,
      studio: drafted ? studioOrigin(port()) : undefined,
    });
    const headers = { 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' };
    return { status: missed === undefined ? 200 : 404, html, headers };
  }
  if (!brand.parts) {
    const html = brokenDocument(brand.id, errorTexts(brand, store.workspace()), OVERLAY);
    return { status: 500, html: await server.transformIndexHtml('/', html) };
  }
  const { earlyScript } = (await server.ssrLoadModule('@liveryjs/engine/boot/early')) as {
    earlyScript: (brand: PageBrand, language: string) => string;
  };
  const isRoute = isPage(pathname, brand);
  const html = brandDocument(
    brand.parts,
    earlyScript(brand.parts.brand, brand.parts.brand.languages.default),
    [OVERLAY],
  );
  // Nor can Vite decode every address, such as /%: a page that is not there needs none of its own.
  const whole = await server.transformIndexHtml(isRoute ? url : '/', html);
  const { at, cookie, wrong } = clockOf(url, request.headers.cookie, otherwise);
  if (wrong !== undefined) return { status: 400, html: brokenDocument(brand.id, [wrong], OVERLAY) };
  const { timeZone } = brandTimes(brand.result);
  return {
    status: isRoute ? 200 : 404,
    html: at === undefined ? whole : withClock(whole, at, timeZone),
    ...(cookie !== undefined && { headers: { 'Set-Cookie': cookie } }),
  };
}

function sendClock(url: string, response: ServerResponse): void {
  const script = clockScript(url);
  if (script === undefined) send(response, 404, 'text/plain', 'There is no such clock.\n');
  else send(response, 200, 'text/javascript', script);
}

function sendMade(
  url: string,
  response: ServerResponse,
  { store, addressOf, drafted }: MiddlewareOptions,
): void {
  const file = [...store.brands(), ...(drafted?.() ?? [])]
    .flatMap(({ parts }) => Object.values(parts?.assets ?? {}))
    .find((asset) => asset.made && addressOf(asset) === url);
  if (file === undefined) send(response, 404, 'text/plain', 'There is no such file.\n');
  else response.writeHead(200, { 'Content-Type': contentType(file.path) }).end(file.bytes);
}

/** True when a request is for a page: browsers say so, and programs that take anything name one by its address. */
function wantsPage(request: Connect.IncomingMessage, brands: readonly LiveBrand[]): boolean {
  const { accept = '*/*', 'sec-fetch-dest': destination = 'document', host = '' } = request.headers;
  if (accept.includes('text/html')) return true;
  if (!/\*\/\*|text\/\*/.test(accept) || !['document', 'iframe', 'empty'].includes(String(destination)))
    return false;
  const path = pathOf(request);
  const isFile = /\.[^/]+$/.test(path) && !path.endsWith('.html');
  return !isFile || isPage(path, brandOfHost(host, brands));
}

/** The redirect of the brand that an address is, in any of its languages, at the time that the clock of the page is set to. */
function redirectOf(
  request: Connect.IncomingMessage,
  brand: LiveBrand | undefined,
  otherwise: string | undefined,
): AddressRule | undefined {
  const all = brand?.result.brand?.redirects ?? [];
  if (!brand?.parts || all.length === 0) return undefined;
  const { at } = clockOf(request.originalUrl ?? request.url ?? '/', request.headers.cookie, otherwise);
  const now = at === undefined ? Date.now() : instantOf(at, brandTimes(brand.result).timeZone);
  const redirects = redirectsAt(all, now);
  const { routes, languages } = brand.parts.brand;
  const path = withoutSlash(pathOf(request));
  const rules = addressRules({ routes, languages, redirects }, languages.supported);
  return rules.find(({ from, status }) => status !== 200 && from === path);
}

function leadOn(request: Connect.IncomingMessage, response: ServerResponse, { to, status }: AddressRule) {
  const [, query] = (request.originalUrl ?? request.url ?? '').split(/\?(.*)/s);
  const location = query === undefined ? to : `${to}?${query}`;
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' }).end();
}

function isPage(pathname: string, brand: LiveBrand | undefined): boolean {
  if (!brand?.parts) return false;
  const { languages, routes } = brand.parts.brand;
  const { path } = splitLanguage(languages, withoutSlash(pathname));
  return routes.some((route) => [route.path, ...route.aliases].includes(path));
}

/** A slash at the end of an address does not count, as on every server. */
function withoutSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}

/** The path that was asked for, without what follows a question mark. */
function pathOf({ originalUrl, url = '/' }: Connect.IncomingMessage): string {
  const [path = '/'] = (originalUrl ?? url).split('?', 1);
  return path;
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Record<string, string> = {},
): void {
  const always = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, ...always, ...headers }).end(text);
}
