import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import httpProxy from '@fastify/http-proxy';
import { FILES_FOLDER } from '@liveryjs/workspace/hash';
import { inside, named, type Place, readFile, readFileSync } from '@liveryjs/workspace/inside';
import { type InsidePath, parseInsidePath } from '@liveryjs/workspace/names';
import type { NOT_FOUND } from '@liveryjs/workspace/open/bundle-paths';
import type { Bounds } from '@liveryjs/workspace/regular-file';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  ASSET_CACHE,
  FILE_HEADERS,
  PAGE_CACHE,
  SECURITY_HEADERS,
  SMALLEST_COMPRESSED,
} from '#scripts/bundle/hosting.ts';
import { twinPath } from '#scripts/bundle/twins.ts';
import { clockOf, clockScript, withClock } from '#scripts/clock/set-clock.ts';
import { openBundles } from './bundle-index.ts';
import { fileOfPath, notFoundPage, type ServedBundle } from './bundles.ts';
import { chooseEncoding, createCompressor } from './compress.ts';
import { contentType, isText } from './content-type.ts';
import {
  hostOfRequest,
  hostPattern,
  isOfMachine,
  localAddress,
  NO_HOST,
  nameOf,
  type PlatformPlaces,
} from './host-names.ts';
import { headersPassedOn, type PassingOn } from './passing-on.ts';

/** The largest file that is sent, in bytes: each is held in memory while it is. */
const MOST_BYTES = 256 * 1024 * 1024;

export interface ServeOptions extends PassingOn {
  readonly root: string;
  /** Folder of the bundles, relative to root or absolute. Default: dist. */
  readonly outDir?: string | undefined;
  /** The one brand that is served. Default: all. */
  readonly only?: string | undefined;
  /** Origin that calls of the platform go on to. */
  readonly platform: string;
  /** Where pages find the platform. Default: nowhere, as bundles without a platform need it. */
  readonly places?: PlatformPlaces | undefined;
  /** Default: 4173. 0 takes any free port. */
  readonly port?: number | undefined;
  /** Milliseconds that a request may take to come, with its body. Default: a minute. */
  readonly requestTimeout?: number | undefined;
  /** Is told, in a sentence and once, which bundle or host name is not served, and why. Default: a warning. */
  readonly note?: ((sentence: string) => void) | undefined;
  /** Ends the server. */
  readonly signal?: AbortSignal | undefined;
}

export interface RunningServe {
  readonly port: number;
  /** Addresses of the bundles, as of now. */
  addresses(): readonly { readonly id: string; readonly url: string }[];
  close(): Promise<void>;
}

/**
 * Serves every bundle of a folder on its host names, as a static host would, with calls of the platform passed on, and
 * the platform's frames on a host name of their own.
 * Bundles that are built while it runs are served from then on. Only files that a bundle's report lists are read, so
 * no path leads out of a bundle.
 * @throws when the port is taken
 */
export async function serveBuilds(options: ServeOptions): Promise<RunningServe> {
  const outDir = named(options.root, options.outDir ?? 'dist');
  const bundles = openBundles(outDir, { note: options.note ?? console.warn, only: options.only });
  // Whoever looks at a release that was just written waits for nothing else: handing files to other threads takes longer.
  const readBytes =
    options.only === undefined ? readFile : async (file: Place, bounds: Bounds) => readFileSync(file, bounds);
  const compress = createCompressor();
  // A browser opens connections that it may never use; nobody waits for those when the server ends.
  const { requestTimeout = 60_000 } = options;
  const app = fastify({
    forceCloseConnections: true,
    // A request that never ends would hold its connection for ever.
    requestTimeout,
    http: {
      headersTimeout: Math.min(10_000, requestTimeout),
      connectionsCheckingInterval: Math.min(5000, requestTimeout),
    },
  });

  const { paths, frames } = options.places ?? { paths: [] };
  const framesHost = frames && hostPattern(frames.host);
  const passedOn = [
    ...paths.map((prefix) => ({ prefix })),
    ...(frames ? [{ prefix: frames.path, constraints: { host: framesHost } }] : []),
  ];
  for (const { prefix, ...constraints } of passedOn)
    app.register(httpProxy, {
      upstream: options.platform,
      prefix,
      ...constraints,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: ({ raw }, headers) => ({ ...headers, ...headersPassedOn(raw, options) }),
        onError: (reply) => {
          void reply
            .code(502)
            .type('application/json; charset=utf-8')
            .send(
              JSON.stringify({
                error: 'platform-unreachable',
                message: `The platform at ${options.platform} does not answer.`,
              }),
            );
        },
      },
    });

  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    bundle: ServedBundle,
    file: InsidePath | typeof NOT_FOUND,
  ) => {
    // Its bundle may be just being replaced, and what lies there may be no file, or a link that leads out.
    const bounds = { within: bundle.folder, most: MOST_BYTES };
    const written = await readBytes(inside(bundle.folder, file), bounds).catch(() => undefined);
    const bytes = written && withPreviewClock(request, bundle, file, written);
    if (bytes === undefined)
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .header('Retry-After', '1')
        .send('This page cannot be read at the moment. Please try again.\n');
    const type = contentType(file);
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
    const isCompressed = isText(type) && bytes.length >= SMALLEST_COMPRESSED;
    const encoding = isCompressed ? chooseEncoding(request.headers['accept-encoding']) : undefined;
    reply
      .type(type)
      .header('Cache-Control', file.startsWith('assets/') ? ASSET_CACHE : PAGE_CACHE)
      .header('ETag', `W/"${tag}"`);
    if (file.startsWith(`${FILES_FOLDER}/`)) reply.headers(FILE_HEADERS);
    if (isCompressed) reply.header('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    if (!encoding) return reply.send(bytes);
    const twin = parseInsidePath(twinPath(file, encoding));
    const readTwin = async () =>
      // A page with another clock has none.
      twin && bytes === written
        ? readBytes(inside(bundle.folder, twin), bounds).catch(() => undefined)
        : undefined;
    return reply.header('Content-Encoding', encoding).send(await compress(tag, encoding, bytes, readTwin));
  };

  app.addHook('onRequest', async (request, reply) => {
    const host = hostOfRequest(request.raw);
    const refuse = (status: number, sentence: string) =>
      reply.code(status).type('text/plain; charset=utf-8').headers(SECURITY_HEADERS).send(sentence);
    if (host === undefined) return refuse(400, NO_HOST);
    if (!isOfMachine(host) && bundles.find(host) === undefined)
      return refuse(403, `No bundle answers on ${host}.\n`);
    const prefixes = frames && framesHost?.test(host) ? [...paths, frames.path] : paths;
    const isPlatform = prefixes.some((prefix) => request.url.startsWith(`${prefix}/`));
    if (!isPlatform) reply.headers(SECURITY_HEADERS);
  });
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const bundle = bundles.find(request.headers.host ?? '');
    if (!bundle)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(noBundle(request, bundles.all(), portOf()));
    if (bundle.previewUntil !== undefined) {
      reply.header('X-Robots-Tag', 'noindex, nofollow');
      if (new Date(bundle.previewUntil) < new Date())
        return reply
          .code(410)
          .type('text/plain; charset=utf-8')
          .send(`This preview ended at ${bundle.previewUntil}. Make a new one: livery preview\n`);
    }
    if (bundle.previewUntil !== undefined) {
      const script = clockScript(request.url);
      if (script !== undefined) return reply.type('text/javascript; charset=utf-8').send(script);
      const { cookie, wrong } = clockOf(request.url, request.headers.cookie);
      if (wrong !== undefined) return reply.code(400).type('text/plain; charset=utf-8').send(`${wrong}\n`);
      if (cookie !== undefined) reply.header('Set-Cookie', cookie);
    }
    const path = request.params['*'];
    const folder = bundle.hosts.get(nameOf(request.headers.host ?? '')) ?? '';
    const withoutSlash = path.endsWith('/') ? path.slice(0, -1) : path;
    const [pathname = '', query] = request.url.split(/\?(.*)/s);
    const leadTo = (address: string, status: number) =>
      reply
        .header('Cache-Control', PAGE_CACHE)
        .redirect(query === undefined ? address : `${address}?${query}`, status);
    const rule = bundle.rules.get(`/${withoutSlash}`);
    if (rule && rule.status !== 200) return leadTo(rule.to, rule.status);
    const file = fileOfPath(rule && path === withoutSlash ? rule.to.slice(1) : path, bundle, folder);
    if (file !== undefined) return sendFile(request, reply, bundle, file);
    // The address of a page has no slash at the end, and people write one.
    if (pathname.endsWith('/') && (rule ?? fileOfPath(withoutSlash, bundle, folder)) !== undefined)
      return leadTo(pathname.slice(0, -1), 301);
    reply.code(404);
    return sendFile(
      request,
      reply,
      bundle,
      notFoundPage(folder === '' ? path : `${folder.slice(1)}/${path}`, bundle),
    );
  });

  const portOf = () => (app.server.address() as AddressInfo | null)?.port ?? 0;
  app.addHook('onClose', async () => bundles.close());
  await app.listen({ port: options.port ?? 4173, host: options.host ?? '127.0.0.1' });
  const close = () => app.close();
  options.signal?.addEventListener('abort', () => void close(), { once: true });
  return { port: portOf(), addresses: () => addressesOf(bundles.all(), portOf()), close };
}

/** A page of a preview with the clock that its address asks for; any other file as it is. */
function withPreviewClock(
  { url, headers }: FastifyRequest,
  { previewUntil, timeZone }: ServedBundle,
  file: string,
  bytes: Buffer,
): Buffer {
  if (previewUntil === undefined || !file.endsWith('.html')) return bytes;
  const { at } = clockOf(url, headers.cookie);
  return at === undefined ? bytes : Buffer.from(withClock(bytes.toString(), at, timeZone));
}

function addressesOf(bundles: readonly ServedBundle[], port: number): { id: string; url: string }[] {
  return bundles.map((bundle) => ({ id: bundle.id, url: localAddress(bundle, port) }));
}

function noBundle(request: FastifyRequest, bundles: readonly ServedBundle[], port: number): string {
  const addressLines = addressesOf(bundles, port).map(({ id, url }) => `${id}  ${url}\n`);
  return `No bundle answers on ${request.headers.host}.\n${addressLines.length > 0 ? `\n${addressLines.join('')}` : 'There is none yet: livery build --all\n'}`;
}
