import { targetOf } from './finding.ts';
import { headOf, type Observations } from './look.ts';
import { type Answer, isSilence } from './stranger.ts';

/** A rule of Mozilla Observatory, and its points for a domain. */
export interface Mark {
  readonly rule: string;
  /** Below zero for a fault, above for more than is asked for. */
  readonly points: number;
}

/** A domain by the rules of Mozilla Observatory (version 5 of its scoring). */
export interface Score {
  /** From 0; 100 is an A+, and extra points may add to it. */
  readonly score: number;
  readonly marks: readonly Mark[];
}

/** Half a year, in seconds. */
const LEAST_HSTS = 15_768_000;
/** Extra points count only for a site that has so many without them. */
const LEAST_FOR_EXTRA = 90;

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PRIVATE_REFERRER = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

type Seen = Pick<Observations, 'domain' | 'home' | 'plain' | 'handshakes'>;

/**
 * Gives a domain the points that Mozilla Observatory would, for its home page. Cookies and the list of preloaded domains
 * are left out: a portal's pages set no cookie, and the list is a browser's own.
 * @returns undefined for a home page that does not answer
 */
export function observatoryScore(seen: Seen): Score | undefined {
  const { home } = seen;
  if (isSilence(home)) return undefined;
  const policy = policyOf(home);
  const marks = [
    { rule: 'content-security-policy', points: ofPolicy(policy) },
    { rule: 'cross-origin-resource-sharing', points: ofSharing(home) },
    { rule: 'redirection', points: ofRedirect(seen) },
    { rule: 'referrer-policy', points: ofReferrer(home) },
    { rule: 'strict-transport-security', points: ofTransport(seen, home) },
    { rule: 'subresource-integrity', points: ofScripts(seen.domain, home) },
    { rule: 'x-content-type-options', points: home.headers['x-content-type-options'] === 'nosniff' ? 0 : -5 },
    { rule: 'x-frame-options', points: ofFrames(home) },
    { rule: 'cross-origin-resource-policy', points: ofResources(home) },
  ];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const points = marks.map((mark) => mark.points);
  const plain = 100 + sum(points.filter((value) => value < 0));
  return {
    score: Math.max(0, plain + (plain >= LEAST_FOR_EXTRA ? sum(points.filter((value) => value > 0)) : 0)),
    marks,
  };
}

/** The sources of each directive of a policy. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The directives of all policies of a page together, those of its head among them. */
function policyOf({ headers, body }: Answer): Policy {
  const written = [headers['content-security-policy'], headOf(body).policy];
  return directivesOf(written.filter((text) => text !== undefined).join(';'));
}

/** Takes policies apart. Of several directives of a name the first counts. */
export function directivesOf(text: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const directive of text.split(/[;,]/)) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function ofPolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const hasAny = (sources: readonly string[], some: readonly string[]) =>
    sources.some((source) => some.includes(source));
  // A hash or a nonce has browsers pass over 'unsafe-inline'.
  const strict = (sources: readonly string[]) =>
    sources.some((source) => /^'(sha\d{3}|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  const [scripts, styles] = [strict(sourcesOf('script-src')), strict(sourcesOf('style-src'))];
  if (hasAny(scripts, [...BROAD, ...INLINE]) || hasAny(sourcesOf('object-src'), BROAD)) return -20;
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  const passive = ['img-src', 'media-src'];
  if ([...policy].some(([name, sources]) => !passive.includes(name) && sources.some(isInsecure))) return -20;
  if (hasAny([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (passive.some((name) => sourcesOf(name).some(isInsecure))) return -10;
  if (hasAny(styles, [...BROAD, ...INLINE])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function ofSharing({ headers }: Answer): number {
  const isForAll = headers['access-control-allow-credentials'] === 'true';
  return isForAll && headers['access-control-allow-origin'] !== undefined ? -50 : 0;
}

function ofRedirect({ domain, plain, handshakes }: Seen): number {
  if (isSilence(plain)) return 0;
  if (handshakes.some(({ certificate }) => certificate?.distrust !== undefined)) return -20;
  const target = targetOf(plain);
  if (target?.protocol !== 'https:') return target === undefined ? -20 : -10;
  return target.hostname === domain ? 0 : -5;
}

function ofReferrer({ headers }: Answer): number {
  const sent = headers['referrer-policy'];
  if (sent === undefined) return 0;
  const last = sent.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return PRIVATE_REFERRER.includes(last) ? 5 : -5;
}

function ofTransport({ handshakes }: Seen, { headers }: Answer): number {
  if (handshakes.some(({ certificate }) => certificate?.distrust !== undefined)) return -20;
  const [, age] = /^[^,]*max-age=(\d+)[^,]*$/i.exec(headers['strict-transport-security'] ?? '') ?? [];
  if (age === undefined) return -20;
  return Number(age) < LEAST_HSTS ? -10 : 0;
}

function ofScripts(domain: string, { url, body }: Answer): number {
  const foreign = headOf(body).scripts.filter((src) => new URL(src, url).hostname !== domain);
  if (foreign.length === 0) return 0;
  return foreign.every((src) => new URL(src, url).protocol === 'https:' && !src.startsWith('//')) ? -5 : -50;
}

/** The policy of a page's head cannot say who may frame it. */
function ofFrames({ headers }: Answer): number {
  const frames = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (frames && !frames.some((source) => BROAD.includes(source))) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function ofResources({ headers }: Answer): number {
  const sent = headers['cross-origin-resource-policy'];
  if (sent === undefined || sent === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(sent) ? 10 : -5;
}
