import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { digestOf } from '#scripts/build/hash.ts';
import { ASSET_CACHE, FILE_HEADERS, PAGE_CACHE, SECURITY_HEADERS } from '#scripts/build/hosting.ts';
import { type BuildReport, digestsOf } from '#scripts/build/report.ts';
import { contentType } from '#scripts/serve/content-type.ts';
import { isAsStrong } from './header-strength.ts';

/** Where a release is looked at. */
export interface SmokeSite {
  /** Origin that requests go to. */
  readonly origin: string;
  /** The host that requests name, where this is not the origin's own. */
  readonly host?: string | undefined;
}

/** Requests that are under way at once. */
const AT_ONCE = 8;
/** So long nothing may come, and so long an answer may take as a whole, however it comes. */
const TIMEOUT_MS = 15_000;
const WHOLE_MS = 60_000;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/**
 * Looks at a release where visitors get it: each page, script, style, picture and font of the bundle is asked for and
 * comes as it was built, with its type and its headers; a page that is not there is answered with 404.
 * @param kept paths of assets of earlier releases that must be reachable too
 * @returns what is wrong, a sentence each; nothing when all is in order
 */
export async function smokeCheck(
  site: SmokeSite,
  report: BuildReport,
  kept: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const digests = { ...kept, ...digestsOf(report) };
  const files = Object.keys(digests).filter((file) => file.startsWith('assets/') || file.endsWith('.html'));
  const findings: string[] = [];
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const path = addressOf(file);
      const isMissing = file === '404.html';
      const finding = await look(site, isMissing ? '/there-is-no-such-page' : path, {
        status: isMissing ? 404 : 200,
        digest: digests[file] ?? '',
        file,
      });
      if (finding !== undefined) findings.push(finding);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return findings.sort();
}

/** The path under which a visitor gets a file of a bundle. */
function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
}

interface Expected {
  readonly status: number;
  readonly digest: string;
  readonly file: string;
}

/** @returns what is wrong with one answer, as a sentence */
async function look(site: SmokeSite, path: string, expected: Expected): Promise<string | undefined> {
  let answer: Answer;
  try {
    answer = await get(site, path);
  } catch (error) {
    return `${path} does not answer: ${error instanceof Error ? error.message : String(error)}.`;
  }
  const { status, headers, body } = answer;
  if (status !== expected.status) return `${path} answers ${status}, where ${expected.status} was expected.`;
  const type = String(headers['content-type'] ?? 'none');
  const wanted = typeOf(expected.file);
  if (wanted !== undefined && !wanted.includes(type.split(';')[0]?.trim().toLowerCase() ?? ''))
    return `${path} comes as ${type}, where ${wanted[0]} was expected.`;
  const [, letters = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type) ?? [];
  if (letters.toLowerCase() !== 'utf-8') return `${path} comes as ${type}, where utf-8 was expected.`;
  const disposition = String(headers['content-disposition'] ?? 'inline');
  if (!/^inline\b/i.test(disposition))
    return `${path} comes with Content-Disposition: ${disposition}, so that browsers save it instead of showing it.`;
  if (digestOf(body) !== expected.digest) return `${path} is not as it was built.`;
  const isAsset = expected.file.startsWith('assets/');
  const security = expected.file.startsWith('assets/files/') ? FILE_HEADERS : SECURITY_HEADERS;
  const cache = isAsset ? ASSET_CACHE : expected.status === 200 ? PAGE_CACHE : undefined;
  const needed = { ...security, ...(cache !== undefined && { 'Cache-Control': cache }) };
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
};

/** The types that a file may come with; undefined where its name says none. */
function typeOf(file: string): readonly string[] | undefined {
  const [type = ''] = contentType(file).split(';');
  return type === 'application/octet-stream' ? undefined : [type, ...(ALSO[type] ?? [])];
}

function get({ origin, host }: SmokeSite, path: string): Promise<Answer> {
  const url = new URL(encodeURI(path), origin);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'identity', ...(host !== undefined && { Host: host }) };
    const asked = request(url, { headers, timeout: TIMEOUT_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    const whole = setTimeout(
      () => asked.destroy(new Error(`it was not there as a whole after ${WHOLE_MS / 1000} seconds`)),
      WHOLE_MS,
    );
    asked.on('close', () => clearTimeout(whole));
    asked.on('timeout', () => asked.destroy(new Error(`nothing came for ${TIMEOUT_MS / 1000} seconds`)));
    asked.on('error', reject);
    asked.end();
  });
}
