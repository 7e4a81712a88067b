import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { basename } from 'node:path';
import { pageFile } from '@liveryjs/compiler/manifest';
import { digestOf } from '@liveryjs/workspace/hash';
import { isOpenFile, NOT_FOUND } from '@liveryjs/workspace/open/bundle-paths';
import { atOnce } from '#scripts/at-once.ts';
import type { AddressRule } from '#scripts/bundle/address-rules.ts';
import {
  ASSET_CACHE,
  FILE_HEADERS,
  PAGE_CACHE,
  SECURITY_HEADERS,
  SMALLEST_COMPRESSED,
} from '#scripts/bundle/hosting.ts';
import { type BuildReport, digestsOf } from '#scripts/bundle/report.ts';
import { decoded, isEncoding } from '#scripts/bundle/twins.ts';
import { readUpTo } from '#scripts/read-up-to.ts';
import { contentType, isText } from '#scripts/serve/content-type.ts';
import { isAsStrong } from './header-strength.ts';

/** Where a release is looked at. */
export interface SmokeSite {
  /** Origin that requests go to. */
  readonly origin: string;
  /** The host that requests name, where this is not the origin's own. */
  readonly host?: string | undefined;
  /** True for a server that visitors have: it has to compress texts. */
  readonly compresses?: boolean;
}

/** Requests that are under way at once. */
const AT_ONCE = 8;
/** The longest time without any data, and the longest time of a whole response, however it comes. */
const TIMEOUT_MS = 15_000;
const WHOLE_MS = 60_000;
/** The largest answer, and the largest content of a compressed answer, in bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/**
 * Looks at a release where visitors get it: each page, script, style, picture and font of the bundle is asked for and
 * comes as it was built, with its type, its headers and compressed where that helps; a page that is not there is answered
 * with 404 in each language, and each redirect leads where it should.
 * @param kept paths of assets of earlier releases that must be reachable too
 * @returns what is wrong, a sentence each; nothing when all is in order
 */
export async function smokeCheck(
  site: SmokeSite,
  report: BuildReport,
  kept: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const digests = { ...kept, ...digestsOf(report) };
  const files = Object.keys(digests).filter(isOpenFile);
  // A header of an answer without encryption means nothing to a browser (RFC 6797, section 8.1).
  const isSecure = site.origin.startsWith('https:') && report.hsts !== undefined;
  const transport: Record<string, string> = isSecure
    ? { 'Strict-Transport-Security': report.hsts ?? '' }
    : {};
  const pageLook = (path: string, file: string, status = 200) =>
    look(site, path, { status, digest: digests[file] ?? '', file, transport });
  const ofFiles = await atOnce(
    files,
    (file) => {
      if (basename(file) !== NOT_FOUND) return pageLook(addressOf(file), file);
      return pageLook(`/${file.slice(0, -NOT_FOUND.length)}there-is-no-such-page`, file, 404);
    },
    AT_ONCE,
  );
  // A page that is not in order is told by its own address alone.
  const broken = new Set(files.filter((_file, index) => ofFiles[index] !== undefined));
  const rules = (report.rules ?? []).filter(({ status, to }) => status !== 200 || !broken.has(pageFile(to)));
  const ofRules = await atOnce(
    rules,
    async (rule) => {
      const finding = await (rule.status === 200
        ? pageLook(rule.from, pageFile(rule.to))
        : lookAtRedirect(site, rule));
      return finding && `${finding} ${READ_ANEW}`;
    },
    AT_ONCE,
  );
  return [...ofFiles, ...ofRules].filter((finding) => finding !== undefined).sort();
}

/** The path under which a visitor gets a file of a bundle. */
function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
}

/** The remedy of an address without a file that answers otherwise than it should: a server may know other ones. */
const READ_ANEW =
  'Where a server reads redirects when it starts, as nginx does, publish without --at, and let it read them anew.';

/** A query that a redirect has to keep. */
const QUERY = '?from=livery';

/** The statuses by which a redirect is as good: those of RFC 9110 that keep the method, too. */
const ALSO_LEADING: Readonly<Record<number, readonly number[]>> = { 301: [301, 308], 302: [302, 303, 307] };

/** @returns what is wrong with a redirect, as a sentence */
async function lookAtRedirect(
  site: SmokeSite,
  { from, to, status }: AddressRule,
): Promise<string | undefined> {
  const answer = await getOrSay(site, from + QUERY);
  if (typeof answer === 'string') return answer;
  if (!ALSO_LEADING[status]?.includes(answer.status))
    return `${from} answers ${answer.status}, where ${status} to ${to} was expected.`;
  const here = `https://${site.host ?? new URL(site.origin).host}`;
  const location = String(answer.headers.location ?? '');
  const address = location.replace(/^http:/, 'https:');
  return URL.canParse(address, here) && new URL(address, here).href === new URL(to + QUERY, here).href
    ? undefined
    : `${from}${QUERY} leads to ${location || 'nowhere'}, where ${to}${QUERY} was expected.`;
}

async function getOrSay(site: SmokeSite, path: string): Promise<Answer | string> {
  try {
    return await get(site, path);
  } catch (error) {
    return `${path} does not answer: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

interface Expected {
  readonly status: number;
  readonly digest: string;
  readonly file: string;
  /** The header that keeps browsers on HTTPS, where one is due. */
  readonly transport: Readonly<Record<string, string>>;
}

/** @returns what is wrong with one answer, as a sentence */
async function look(site: SmokeSite, path: string, expected: Expected): Promise<string | undefined> {
  const answer = await getOrSay(site, path);
  if (typeof answer === 'string') return answer;
  const { status, headers, body } = answer;
  if (status !== expected.status) return `${path} answers ${status}, where ${expected.status} was expected.`;
  const type = String(headers['content-type'] ?? 'none');
  const expectedTypes = typeOf(expected.file);
  if (expectedTypes !== undefined && !expectedTypes.includes(type.split(';')[0]?.trim().toLowerCase() ?? ''))
    return `${path} comes as ${type}, where ${expectedTypes[0]} was expected.`;
  const [, letters = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type) ?? [];
  if (letters.toLowerCase() !== 'utf-8') return `${path} comes as ${type}, where utf-8 was expected.`;
  const disposition = String(headers['content-disposition'] ?? 'inline');
  if (!/^inline\b/i.test(disposition))
    return `${path} comes with Content-Disposition: ${disposition}, so that browsers save it instead of showing it.`;
  const content = contentOf(body, String(headers['content-encoding'] ?? 'identity').toLowerCase());
  if (content === undefined || digestOf(content) !== expected.digest)
    return `${path} is not as it was built.`;
  const isLarge = content.length >= SMALLEST_COMPRESSED && isText(contentType(expected.file));
  if (site.compresses && isLarge && content === body)
    return `${path} comes uncompressed, with ${content.length} bytes: let the server compress ${type.split(';')[0]} by gzip or Brotli.`;
  const isAsset = expected.file.startsWith('assets/');
  const security = expected.file.startsWith('assets/files/') ? FILE_HEADERS : SECURITY_HEADERS;
  const cache = isAsset ? ASSET_CACHE : expected.status === 200 ? PAGE_CACHE : undefined;
  const needed = {
    ...security,
    ...(cache !== undefined && { 'Cache-Control': cache }),
    ...expected.transport,
  };
  for (const [name, value] of Object.entries(needed)) {
    const sent = headers[name.toLowerCase()];
    if (sent === undefined) return `${path} comes without the header ${name}: ${value}.`;
    if (!isAsStrong(name, String(sent), value))
      return `${path} comes with ${name}: ${String(sent)}, where ${value} was expected.`;
  }
  return undefined;
}

/** Other types that servers give a file: the names that RFC 9239, RFC 8081 and vendors had for it before. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'text/javascript': ['application/javascript'],
  'font/woff2': ['application/font-woff2'],
  'image/x-icon': ['image/vnd.microsoft.icon'],
  'application/xml': ['text/xml'],
};

/** The types that a file may come with; undefined where its name says none. */
function typeOf(file: string): readonly string[] | undefined {
  const [type = ''] = contentType(file).split(';');
  return type === 'application/octet-stream' ? undefined : [type, ...(ALSO[type] ?? [])];
}

/** @returns the content of an answer, the same bytes where they are not encoded; undefined where they cannot be decoded */
function contentOf(body: Buffer, encoding: string): Buffer | undefined {
  if (isEncoding(encoding)) return decoded(body, encoding, MOST_BYTES);
  return encoding === 'identity' ? body : undefined;
}

function get({ origin, host, compresses }: SmokeSite, path: string): Promise<Answer> {
  const url = new URL(encodeURI(path), origin);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = {
      'Accept-Encoding': compresses ? 'br, gzip' : 'identity',
      ...(host !== undefined && { Host: host }),
    };
    const clientRequest = request(url, { headers, timeout: TIMEOUT_MS }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      readUpTo(MOST_BYTES, response).then((body) => resolve({ status, headers: answered, body }), reject);
    });
    const whole = setTimeout(
      () => clientRequest.destroy(new Error(`it was not there as a whole after ${WHOLE_MS / 1000} seconds`)),
      WHOLE_MS,
    );
    clientRequest.on('close', () => clearTimeout(whole));
    clientRequest.on('timeout', () =>
      clientRequest.destroy(new Error(`nothing came for ${TIMEOUT_MS / 1000} seconds`)),
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
